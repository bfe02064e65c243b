import { isRecord } from '../../ascdata/elements.js';
import { pointerTokens } from '../../ascdata/findings.js';
import { messageOf } from '../../ascdata/wording.js';
import { shorten } from '../../datatypes/shared/valueText.js';
import { dataTypeLabel, optionWording } from '../../datatypes/changes.js';
import type { MessageLanguage } from '../../language/languages.js';
import { quoted } from '../../language/quoted.js';
import { comparisonTexts, type ComparisonTexts } from '../../messages/comparison.js';
import type { Change, ChangeCode, ElementRef, Side } from './changes.js';
import type { OutcomeKind, ValueOutcome } from './outcomes.js';
import { languageName, listInWords, optionSentence, valueOfSide, sideInWords, sizeInWords } from './phrases.js';
import { widgetOptionWording } from './widgetOptions.js';

/** Changes and outcomes for content managers who have never seen an ascData.json. */

type Of<C extends ChangeCode> = Extract<Change, { code: C }>;
type Sentences<T extends string, Thing, Area extends keyof ComparisonTexts> = {
  readonly [K in T]: (
    thing: Thing extends infer Each ? Matching<Each, K> : never,
    language: MessageLanguage,
    texts: ComparisonTexts[Area]
  ) => string;
};
type Matching<Each, K> = Each extends { code: K } | { kind: K } ? Each : never;

/** A change in one sentence. Ids and places are in {@link detailOf}. */
export function sentenceOf(change: Change, language: MessageLanguage): string {
  const { changes } = comparisonTexts(language);
  const sentence = changeSentences[change.code] as (
    of: Change,
    language: MessageLanguage,
    texts: typeof changes
  ) => string;
  return sentence(change, language, changes);
}

/** What happens to a Value, in one sentence; with the reason if it is set aside. */
export function outcomeSentence(outcome: ValueOutcome, language: MessageLanguage): string {
  const { outcomes } = comparisonTexts(language);
  const sentence = outcomeSentences[outcome.kind] as (
    of: ValueOutcome,
    language: MessageLanguage,
    texts: typeof outcomes
  ) => string;
  return sentence(outcome, language, outcomes);
}

/**
 * For the author of the widget: the Id, and the place in the old and the new ascData.json (`old → new`, without a missing
 * side). '' if the sentence is complete without it.
 */
export function detailOf(change: Change): string {
  if ('file' in change) return '';
  const { before, after } = change as { before?: Side; after?: Side };
  const place = fromTo(before?.pointer, after?.pointer);
  if (!('element' in change)) return place;
  if (change.code !== 'element-renamed') return `Id: ${change.element.id} · ${place}`;
  return `Id: ${fromTo(change.before.value, change.after.value)} · ${place}`;
}

function fromTo(before = '', after = ''): string {
  return before === after ? before : `${before} → ${after}`.trim();
}

const changeSentences: Sentences<ChangeCode, Change, 'changes'> = {
  'element-added': ({ element }, language, texts) =>
    texts.added(nameOf(element, language), dataTypeLabel(element.dataType, language)),
  'element-removed': ({ element }, language, texts) => texts.removed(nameOf(element, language)),
  'element-renamed': ({ element, formerName, by }, language, texts) => {
    const how = by === 'likeness' ? texts.byName : '';
    const [name, former] = [nameOf(element, language), shorten(formerName[language], language)];
    const isNewName = formerName[language] !== element.name[language];
    return isNewName ? texts.otherName(name, former, how) : texts.otherId(name, how);
  },
  'element-retyped': ({ element, before, after }, language, texts) => {
    const [was, is] = [before, after].map(({ value }) => dataTypeLabel(value, language));
    return texts.retyped(nameOf(element, language), was!, is!);
  },
  'display-name-changed': (change, language, texts) => {
    const { element, formerName } = change;
    const name = nameOf(element, language);
    const isTranslated = formerName[language] === element.name[language];
    if (isTranslated) return texts.relabelledOriginal(name, ...sides(change, language));
    const former = shorten(formerName[language], language);
    return former === name ? texts.respaced(name) : texts.relabelled(name, former);
  },
  'element-moved': (change, language, texts) =>
    texts.moved(nameOf(change.element, language), ...sides(change, language)),
  'rule-narrowed': ofOption,
  'rule-widened': ofOption,
  'option-changed': ofOption,
  'conditions-changed': ({ element, before, after }, language, texts) => {
    const [was, is] = [before?.words[language] ?? '', after?.words[language] ?? ''];
    const name = nameOf(element, language);
    if (is === '' && was === '') return texts.stillShown(name);
    if (is === '') return texts.alwaysShown(name, was);
    return was === '' ? texts.hiddenNow(name, is) : texts.hiddenOtherwise(name, was, is);
  },
  'default-changed': ({ element, before, after }, language, texts) =>
    texts.defaultChanged(nameOf(element, language), before.words[language], after.words[language]),
  'translation-changed': ({ element, language: translated }, language, texts) =>
    texts.translationChanged(nameOf(element, language), languageName(translated, language)),
  'spot-identifier-changed': (change, language, texts) => texts.spotIdentifier(...sides(change, language)),
  'spot-version-raised': (change, language, texts) => texts.versionRaised(...sides(change, language)),
  'spot-version-lowered': (change, language, texts) => texts.versionLowered(...sides(change, language)),
  'spot-version-changed': (change, language, texts) => texts.versionChanged(...sides(change, language)),
  'api-version-changed': (change, language, texts) => texts.apiVersion(...sides(change, language)),
  'number-of-slots-changed': (change, language, texts) => texts.slots(...sides(change, language)),
  'widget-option-changed': (change, language, texts) => {
    const wording = widgetOptionWording(lastKey(change));
    return (wording && optionSentence(wording, change, '', language)) ?? texts.widgetOptionChanged;
  },
  'field-changed': (_change, _language, texts) => texts.fieldChanged,
  'language-added': (change, language, texts) => texts.languageAdded(languageName(change.language, language)),
  'language-removed': (change, language, texts) => texts.languageRemoved(languageName(change.language, language)),
  'file-added': ({ file, after }, language, texts) => texts.fileAdded(file, sizeInWords(after.size, language)),
  'file-removed': ({ file, before }, language, texts) => texts.fileRemoved(file, sizeInWords(before.size, language)),
  'file-changed': ({ file, before, after }, language, texts) =>
    texts.fileChanged(file, sizeInWords(before.size, language), sizeInWords(after.size, language))
};

const outcomeSentences: Sentences<OutcomeKind, ValueOutcome, 'outcomes'> = {
  kept: ({ element, findings }, language, texts) =>
    (findings.length > 0 ? texts.keptBroken : texts.kept)(nameOf(element, language)),
  moved: ({ element }, language, texts) => texts.moved(nameOf(element, language)),
  converted: ({ element }, language, texts) => texts.converted(nameOf(element, language)),
  setAside: (outcome, language, texts) => texts.setAside(...aside(outcome, language)),
  returned: ({ element }, language, texts) => texts.returned(nameOf(element, language)),
  stillAside: (outcome, language, texts) => texts.stillAside(...aside(outcome, language))
};

type OptionChange = Of<'rule-narrowed' | 'rule-widened' | 'option-changed'>;

const nameOf = ({ name }: ElementRef, language: MessageLanguage): string => shorten(name[language], language);

/** The values of both sides, in words. */
function sides(change: object, language: MessageLanguage): [before: string, after: string] {
  const { before, after } = change as { before?: Side; after?: Side };
  return [sideInWords(before, language), sideInWords(after, language)];
}

/** The set-aside Value, and each reason once. */
function aside(
  { name, reasons }: Extract<ValueOutcome, { reasons: unknown }>,
  language: MessageLanguage
): [name: string, reasons: string] {
  const sentences = new Set(reasons.map((reason) => messageOf(reason, language)));
  return [shorten(name[language], language), [...sentences].join(' ')];
}

function ofOption(change: OptionChange, language: MessageLanguage, texts: ComparisonTexts['changes']): string {
  const name = nameOf(change.element, language);
  const wording = optionWording(change.element.dataType, lastKey(change));
  return (
    itemsSentence(change, name, language) ??
    (wording && optionSentence(wording, change, name, language)) ??
    texts.optionChanged(name)
  );
}

/** Added and removed entries; undefined for anything but Items. */
function itemsSentence({ before, after }: OptionChange, name: string, language: MessageLanguage): string | undefined {
  const isList = Array.isArray(before?.value) && Array.isArray(after?.value);
  if (lastKey({ after }) !== 'Items' || !isList) return undefined;
  const texts = comparisonTexts(language).changes.items;
  const added = listedIn(after!, before!, language);
  const gone = listedIn(before!, after!, language);
  if (added && gone) return texts.both(name, added, gone);
  if (added) return texts.added(name, added);
  return gone ? texts.gone(name, gone) : texts.order(name);
}

/** The entries of a list that another one lacks, quoted; '' for none. */
function listedIn(list: Side, other: Side, language: MessageLanguage): string {
  const known = new Set(other.value as unknown[]);
  const names = valueOfSide(list, language) as unknown[];
  const missing = (list.value as unknown[]).flatMap((entry, at) =>
    known.has(entry) || isRecord(entry) ? [] : [names[at]]
  );
  const worded = (name: unknown): string => shorten(quoted(String(name), language), language);
  return missing.length === 0 ? '' : listInWords(missing, language, worded);
}

function lastKey({ before, after }: { before?: Side; after?: Side }): string {
  return pointerTokens((after ?? before)?.pointer ?? '').at(-1) ?? '';
}
