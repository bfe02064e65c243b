import { randomBytes } from 'node:crypto';
import { finding } from '../../ascdata/finding.js';
import { hasErrors, type Finding } from '../../ascdata/findings.js';
import { checkNames } from '../../package/fileNames.js';
import { PACKAGE_LIMITS, sizeText } from '../../package/limits.js';
import { ownerOf } from '../packages/admission.js';
import type { Packages, SentFile } from '../packages/packages.js';
import type { Bearer, Bearers } from '../people/bearers.js';
import type { Actor } from '../platform/authorization/actor.js';
import { can } from '../authorization/can.js';
import { notAllowed } from '../platform/refusal.js';
import { log } from '../platform/log.js';
import type { Store } from '../platform/store/store.js';
import type { EditedFile } from './editedFilesForm.js';
import type { PreviewTokens } from './previewToken.js';
import { editedFilesInvalid } from './refusals.js';
import { demandWidget } from './rows.js';

/** Bytes and sets of files that one person edits in previews at the same time, and all together; what was used last stays. */
const MOST = {
  ofOne: { bytes: 16 * 1024 * 1024, sets: 8 },
  ofAll: { bytes: 64 * 1024 * 1024, sets: 200 }
} as const;
/** Milliseconds without any use. */
const IDLE = 60 * 60 * 1000;
const SWEPT_EVERY = 5 * 60 * 1000;

/** Files of a template that one tab of a session edits and has not saved. */
export interface Edits {
  readonly id: string;
  readonly files: ReadonlyMap<string, EditedFile>;
}

interface Held extends Edits {
  readonly bearer: Bearer;
  readonly owner: string;
  readonly place: string;
  readonly bytes: number;
  usedAt: number;
}

/** Who edits files, and where. */
export interface Editor {
  readonly actor: Actor;
  readonly bearer: Bearer;
  /** Made up by each tab of a browser, so that none shows what another one edits; left out: the one of a session or key that names none. */
  readonly tab?: string | undefined;
}

interface Parts {
  readonly tokens: PreviewTokens;
  readonly packages: Packages;
  readonly bearers: Pick<Bearers, 'actor'>;
  /** Milliseconds on a clock that no correction of the time turns back. */
  readonly clock?: () => number;
}

/**
 * Files of templates that are edited and not saved, for previews of the tab, session or key that edits them. Only in the memory of this
 * instance: nothing of them is ever stored, and a restart loses them. They go with their session, with the permission to replace the
 * template, when nobody used them for an hour, and when others need the room.
 */
export class EditedFiles {
  /** By Id; the one used last is last. */
  readonly #held = new Map<string, Held>();
  readonly #store: Pick<Store, 'db' | 'changes'>;
  readonly #parts: Parts;
  readonly #clock: () => number;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #endListening: () => void;
  #isSweeping = false;
  #isSweptAgain = false;

  constructor(store: Pick<Store, 'db' | 'changes'>, parts: Parts) {
    this.#store = store;
    this.#parts = parts;
    this.#clock = parts.clock ?? (() => performance.now());
    this.#timer = setInterval(() => this.#sweepSoon(), SWEPT_EVERY).unref();
    this.#endListening = store.changes.listen('people', () => this.#sweepSoon());
  }

  /** Of all that is held. */
  get size(): { readonly sets: number; readonly bytes: number } {
    return { sets: this.#held.size, bytes: sum(this.#held.values()) };
  }

  /**
   * Shows these files in place of the package's, to this session or key only; those that the tab sent for the template before are gone.
   * @returns the path of the preview
   * @throws Refusal not-found, not-allowed, `edited-files-invalid`
   */
  async put(editor: Editor, widgetId: number, files: readonly EditedFile[]): Promise<string> {
    const { actor, bearer } = editor;
    const row = await demandWidget(this.#store.db, actor, widgetId, 'widget.replace');
    const { package_id: packageId, template_id: templateId } = row;
    const findings = await this.#findings(packageId, files);
    if (hasErrors(findings)) throw editedFilesInvalid(findings);
    // The files may have taken long to arrive.
    const now = await this.#parts.bearers.actor(bearer);
    if (!now || !can(now, 'widget.replace')) throw notAllowed();
    const place = placeOf(editor, templateId);
    const id = this.#at(place)?.id ?? randomBytes(16).toString('hex');
    this.#hold({
      id,
      bearer,
      owner: ownerOf(actor),
      place,
      files: new Map(files.map((file) => [file.name, file])),
      bytes: files.reduce((bytes, each) => bytes + each.bytes.length, 0),
      usedAt: this.#clock()
    });
    return this.#parts.tokens.path({ widgetId, packageId, bearer, edits: id });
  }

  /** Forgets what this tab edits of the template. @throws Refusal not-found, not-allowed */
  async remove(editor: Editor, widgetId: number): Promise<void> {
    const row = await demandWidget(this.#store.db, editor.actor, widgetId, 'widget.replace');
    const held = this.#at(placeOf(editor, row.template_id));
    if (held) this.#held.delete(held.id);
  }

  /** Edits by their Id; undefined: there are none, or they are somebody else's. Counts as a use. */
  of(bearer: string, id: string): Edits | undefined {
    const held = this.#held.get(id);
    if (held?.bearer !== bearer) return undefined;
    this.#held.delete(id);
    if (this.#isIdle(held)) return undefined;
    held.usedAt = this.#clock();
    this.#held.set(id, held);
    return held;
  }

  /** An edited file as it is sent to a frame; undefined: this one is as in the package. */
  async sent(
    { packageId, edits }: { readonly packageId: number; readonly edits: Edits | undefined },
    name: string
  ): Promise<SentFile | undefined> {
    const file = edits?.files.get(name) ?? alike(edits?.files, name);
    if (!file) return undefined;
    return this.#parts.packages.sentInstead(packageId, file, (other) => edits!.files.has(other));
  }

  /** Forgets what nobody may open any more. */
  async sweep(): Promise<void> {
    for (const held of [...this.#held.values()]) {
      const actor = await this.#parts.bearers.actor(held.bearer);
      const isOpen = actor && can(actor, 'widget.replace') && !this.#isIdle(held);
      // Another set may have its Id meanwhile.
      if (!isOpen && this.#held.get(held.id) === held) this.#held.delete(held.id);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#endListening();
    this.#held.clear();
  }

  /** Whether the package with these files would be one that can be used. */
  async #findings(packageId: number, files: readonly EditedFile[]): Promise<Finding[]> {
    const names = new Set(files.map(({ name }) => name));
    const rows = await this.#store.db
      .selectFrom('package_files')
      .innerJoin('files', 'files.sha256', 'package_files.sha256')
      .select(['package_files.name', 'files.size'])
      .where('package_id', '=', packageId)
      .execute();
    const others = rows.filter(({ name }) => !names.has(name));
    const { entries, totalBytes } = PACKAGE_LIMITS;
    const sizes = [...others.map(({ size }) => size), ...files.map(({ bytes }) => bytes.length)];
    const found = checkNames([...others, ...files].map(({ name }) => name));
    if (files.length === 0) found.push(finding('package-empty', ''));
    if (sizes.length > entries) found.push(finding('package-too-many-files', '', { limit: entries }));
    if (sizes.reduce((all, size) => all + size, 0) > totalBytes) {
      found.push(finding('package-total-too-large', '', { limit: sizeText(totalBytes) }));
    }
    return found;
  }

  #at(place: string): Held | undefined {
    return [...this.#held.values()].find((each) => each.place === place);
  }

  /** Those used longest ago make room. */
  #hold(held: Held): void {
    this.#held.delete(held.id);
    this.#held.set(held.id, held);
    const { ofOne, ofAll } = MOST;
    this.#limit(ofOne, ({ owner }) => owner === held.owner);
    this.#limit(ofAll, () => true);
  }

  #limit(most: { readonly bytes: number; readonly sets: number }, isCounted: (held: Held) => boolean): void {
    const counted = [...this.#held.values()].filter(isCounted);
    let bytes = sum(counted);
    for (let from = 0; counted.length - from > most.sets || bytes > most.bytes; from++) {
      const oldest = counted[from]!;
      bytes -= oldest.bytes;
      this.#held.delete(oldest.id);
    }
  }

  #isIdle({ usedAt }: Held): boolean {
    return this.#clock() - usedAt > IDLE;
  }

  /** One at a time; what changed during it is looked at by the next. */
  #sweepSoon(): void {
    this.#isSweptAgain = true;
    if (!this.#isSweeping) void this.#sweepWhileAsked();
  }

  async #sweepWhileAsked(): Promise<void> {
    this.#isSweeping = true;
    try {
      while (this.#isSweptAgain) {
        this.#isSweptAgain = false;
        await this.sweep();
      }
    } catch (error) {
      // Whoever asks for one of them is checked again; the next sweep forgets it.
      log().warn({ err: error }, 'edited files could not be swept');
    } finally {
      this.#isSweeping = false;
    }
  }
}

const placeOf = ({ bearer, tab = '' }: Editor, templateId: number): string => `${bearer} ${templateId} ${tab}`;

const sum = (all: Iterable<Held>): number => [...all].reduce((bytes, each) => bytes + each.bytes, 0);

/** A file whose name has the same characters, with accents stored apart from their letters or not. */
function alike(files: ReadonlyMap<string, EditedFile> | undefined, name: string): EditedFile | undefined {
  if (!files || /^[\0-\x7f]*$/.test(name)) return undefined;
  return [...files.values()].find((file) => file.name.normalize() === name.normalize());
}
