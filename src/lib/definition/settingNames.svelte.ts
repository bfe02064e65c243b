import { changeThere, type DefinitionChange } from '../ascdata/definition/changes.js';
import { ID } from '../ascdata/definition/pairs.js';
import { withPublished } from '../ascdata/definition/publishedTexts.js';
import { contentLanguageFor, displayName, languagesOf } from '../ascdata/translations.js';
import type { AscElement } from '../ascdata/types.js';
import type { Reader } from '../editor/view.svelte.js';
import { labelOfLanguage, wantedLanguages } from '../language/languageNames.js';
import type { MessageLanguage } from '../language/languages.js';
import type { Texts } from '../messages/load.js';
import type { DefinitionModel } from './model.svelte.js';
import { steady } from './rows.js';
import type { TextLanguage } from './textLanguages.js';
import { changeInWords, stepInWords, type ChangeWords } from './words.js';

/** What the settings of a definition, and changes of them, are called: in the language that somebody reads the widget's texts in. */
export class SettingNames {
  /** The language that was chosen last, here or in another tab; '' is the author's. */
  #chosen: string | undefined = $state();
  /** As people see them: with the published texts. */
  readonly elements: ReadonlyMap<string, AscElement> = $derived.by(() => {
    const { placed, published } = this.model;
    return new Map(placed.map(({ element: { Id }, element }) => [Id, withPublished(element, published.get(Id))]));
  });
  readonly #steadyTags = steady<string>();
  readonly #tags = $derived.by(() => this.#steadyTags(languagesOf(this.elements.values())));
  /** The languages of the file, in order of first use; the same list while they are the same. */
  readonly languages: readonly TextLanguage[] = $derived.by(() =>
    this.#tags.map((tag) => ({ tag, name: labelOfLanguage(tag, this.language()) }))
  );
  readonly #contentLanguage: string = $derived.by(() => {
    const wanted = wantedLanguages(this.reader.browser, this.language());
    return this.#chosen === '' ? '' : contentLanguageFor(this.#tags, [this.#chosen ?? [], wanted].flat());
  });
  readonly #words: ChangeWords = $derived.by(() => ({
    ...{ t: this.t(), language: this.language() },
    ...{ contentLanguage: this.contentLanguage, elements: this.elements }
  }));

  /** @param language of the interface */
  constructor(
    private readonly model: DefinitionModel,
    private readonly t: () => Texts<'definition'>,
    private readonly language: () => MessageLanguage,
    private readonly reader: Reader
  ) {
    this.#chosen = reader.kept;
  }

  /** Language of the widget's texts; '' is the author's. */
  get contentLanguage(): string {
    return this.#contentLanguage;
  }

  set contentLanguage(language: string) {
    this.#chosen = language;
    this.reader.keep?.(language);
  }

  /** What people call a setting, or the widget itself. */
  of(id: string): string {
    const element = this.elements.get(id);
    return element ? displayName(element, this.contentLanguage) || id : id === '' ? this.t().outline.widget : id;
  }

  /** A change that was made otherwise in a package that came meanwhile: with what is there. */
  clashOf(change: DefinitionChange): string {
    const there = changeThere(this.model.edits.saved.source, change);
    const words = this.#words;
    if (change.at === '' || change.at === ID) return changeInWords(change, words);
    if (there.at === '') return `${changeInWords(change, words)} (${changeInWords(there, words)})`;
    return this.t().changes.clash(changeInWords({ ...change, before: there.after }, words));
  }

  /** A step that was undone or made again. @param before the elements before that */
  stepOf(changes: readonly DefinitionChange[], before: ReadonlyMap<string, AscElement>): string {
    return stepInWords(changes, { ...this.#words, elements: new Map([...before, ...this.elements]) });
  }
}
