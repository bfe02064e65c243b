import { getContext, setContext } from 'svelte';
import type { WordedFix } from '../ascdata/findings.js';
import type { AscElement } from '../ascdata/types.js';
import type { Texts } from '../messages/load.js';
import type { Found } from './checking/worker.js';
import type { CodeReader } from './code/codeReader.svelte.js';
import type { DefinitionModel } from './model.svelte.js';
import type { DefinitionRules } from './rules.svelte.js';
import type { Landing } from './several.js';
import type { TextLanguage } from './textLanguages.js';
import type { CodeCalls } from './widget/codeCalls.svelte.js';

/** What the parts of the tab share. Getters, so that what reads them follows a change. */
export interface DefinitionContext {
  readonly model: DefinitionModel;
  readonly rules: DefinitionRules;
  readonly t: Texts<'definition'>;
  /** Why nothing can be changed; undefined: it can. */
  readonly locked: string | undefined;
  /** Whether nobody here may change anything; otherwise `locked` says why it has to wait. */
  readonly isLocked: boolean;
  /** Where the scripts call what the widget's switches need. */
  readonly calls: CodeCalls;
  /** What the check found; undefined: not known yet. */
  readonly found: readonly Found[] | undefined;
  /** Language of the widget's texts; '' is the author's. */
  readonly contentLanguage: string;
  /** The languages of the file, in order of first use; the same list while they are the same. */
  readonly languages: readonly TextLanguage[];
  /** As people see them: with the published texts. */
  readonly elements: ReadonlyMap<string, AscElement>;
  /** What people call a setting, or the widget itself. */
  nameOf(id: string): string;
  /** What finds the lines of code that name settings; whoever takes one closes it. */
  newCode(): CodeReader;
  /** Shows a line of a file in the source. */
  openSource(path: string, line: number): void;
  /** Of the widget whose definition it is. */
  readonly widgetId: number;
  /** Starts choosing a new setting, under a name if one was searched for. */
  add(name?: string): void;
  /** Puts it into the definition, and its name in hand. */
  added(): void;
  move(by: 1 | -1): void;
  /** Tells where what moved stands now. */
  moved(landing: Landing | undefined): void;
  duplicate(): void;
  remove(): void;
  /** Selects a setting and shows its properties. */
  open(id: string): void;
  /** Shows a field of the definition in the source. @param pointer JSON Pointer */
  showField(pointer: string): void;
  /** Makes the edits of a fix, if the text that it was found in, by default what the check was of, is still the present one. */
  mend(fix: WordedFix, found?: string): void;
  announce(text: string): void;
}

const key = Symbol('definition');

export const provideDefinition = (value: DefinitionContext): DefinitionContext => setContext(key, value);
export const useDefinition = (): DefinitionContext => getContext<DefinitionContext>(key);

/** The findings at a JSON Pointer and below it. */
export function foundAt(found: readonly Found[] | undefined, pointer: string): readonly Found[] {
  const [element] = ELEMENT.exec(pointer) ?? [];
  const all = (element === undefined ? found : byElement(found ?? []).get(element)) ?? [];
  return all.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`));
}

const ELEMENT = /^\/Elements\/\d+/;
const grouped = new WeakMap<readonly Found[], ReadonlyMap<string, Found[]>>();

/** A large definition has hundreds of findings, and each row asks for its own. */
function byElement(found: readonly Found[]): ReadonlyMap<string, Found[]> {
  const known = grouped.get(found);
  if (known) return known;
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const [element] = ELEMENT.exec(each.pointer) ?? [];
    if (element === undefined) continue;
    const group = groups.get(element);
    if (group) group.push(each);
    else groups.set(element, [each]);
  }
  grouped.set(found, groups);
  return groups;
}
