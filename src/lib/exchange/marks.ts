import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { EXCHANGE_STATES, type ExchangeState, type ExchangeText } from './types.js';

type Marked = Pick<ExchangeText, 'source' | 'target' | 'state'>;

/** The state of a text when it was exported, from its mark. */
export interface Exported {
  readonly state: ExchangeState;
  readonly isSource: (source: string) => boolean;
  readonly isTarget: (target: string) => boolean;
}

/** Bytes kept of a hash: enough that no two texts of an installation collide by chance. */
const BYTES = 8;

/** `<hash of the source>.<hash of the target>.<state>`: travels with an exported text and reveals on import which side changed. */
export function exportMark({ source, target, state }: Marked): string {
  return `${shortHash(source)}.${shortHash(target)}.${state}`;
}

/** Reads a mark; undefined if it is not one. The inverse of {@link exportMark}, as far as hashes allow. */
export function readMark(mark: string | undefined): Exported | undefined {
  const [, source, target, name] = /^([0-9a-f]{16})\.([0-9a-f]{16})\.(\w+)$/.exec(mark?.trim() ?? '') ?? [];
  const state = EXCHANGE_STATES.find((each) => each === name);
  if (state === undefined) return undefined;
  return { state, isSource: (text) => shortHash(text) === source, isTarget: (text) => shortHash(text) === target };
}

function shortHash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, BYTES));
}
