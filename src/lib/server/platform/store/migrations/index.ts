import type { Kysely } from 'kysely';
import type { Engine } from '../engine.js';
import * as baseline from './0001_baseline.js';

export interface Migration {
  readonly number: number;
  readonly name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** In order. A published migration is never changed; a new one goes at the end. */
export const migrations: readonly Migration[] = [{ number: 1, name: 'baseline', up: baseline.up }];
