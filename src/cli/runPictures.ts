import { createHash } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trials } from '../render/trial.js';
import { readFileAt, reason } from './input.js';
import { UsageError } from './usage.js';
import { makeFolder, portable, writeWhole } from './writeWhole.js';

/** A picture that was taken, and how it is beside the approved one. */
export interface PictureState {
  readonly file: string;
  /** `unlike`: the new one lies beside the approved one. */
  readonly is: 'new' | 'as approved' | 'approved now' | 'unlike';
  readonly problem?: string;
}

const NAME_LENGTH = 60;
/** Where width and height of a PNG are: what is before them is the same in each. */
const SIZES = 16;

const UNREADABLE = 'it cannot be read';

/** A folder of approved pictures. */
export class Pictures {
  private constructor(
    private readonly folder: string,
    private readonly approves: boolean
  ) {}

  /** @param approves takes the place of approved ones that differ @throws UsageError the folder cannot be made */
  static async in(folder: string, approves = false): Promise<Pictures> {
    try {
      await makeFolder(folder);
    } catch (error) {
      throw new UsageError(`${folder} cannot be written: ${reason(error)}.`);
    }
    return new Pictures(folder, approves);
  }

  /** Writes a picture if there is no approved one of this name, or beside it if that differs. @throws UsageError */
  async compare(name: string, picture: Uint8Array, trials: Trials): Promise<PictureState> {
    const base = join(this.folder, fileNameOf(name));
    const file = `${base}.png`;
    const approved = await readFileAt(file);
    if (!approved) {
      await writeWhole(file, picture);
      return { file, is: 'new' };
    }
    const beside = `${base}.new.png`;
    const how = await differenceOf(approved, picture, trials);
    if (how === undefined || this.approves) {
      if (how !== undefined) await writeWhole(file, picture);
      await removePicture(beside);
      return { file, is: how === undefined ? 'as approved' : 'approved now' };
    }
    // Refuses a link, which may lead anywhere.
    await readFileAt(beside);
    await writeWhole(beside, picture);
    return { file: beside, is: 'unlike', problem: `unlike ${file}: ${how}. ${beside} is the new one.` };
  }
}

/** Removes a picture of an earlier run. @throws UsageError it cannot be removed */
async function removePicture(path: string): Promise<void> {
  try {
    if ((await lstat(path).catch(() => undefined))?.isFile()) await rm(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be removed: ${reason(error)}.`);
  }
}

/** In words; undefined: nobody sees one. */
async function differenceOf(approved: Uint8Array, picture: Uint8Array, trials: Trials): Promise<string | undefined> {
  const [one, other] = [approved, picture].map((bytes) => Buffer.from(bytes));
  if (one!.equals(other!)) return undefined;
  if (!one!.subarray(0, SIZES).equals(other!.subarray(0, SIZES))) return UNREADABLE;
  if (!one!.subarray(SIZES, SIZES + 8).equals(other!.subarray(SIZES, SIZES + 8))) return 'another size';
  const count = await trials.differing(approved, picture);
  if (count === 0) return undefined;
  return count === undefined ? UNREADABLE : count === 1 ? '1 pixel differs' : `${count} pixels differ`;
}

/** A name of a file that every system allows, and no other state has. */
function fileNameOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${portable(name.slice(0, NAME_LENGTH))}-${hash}`;
}
