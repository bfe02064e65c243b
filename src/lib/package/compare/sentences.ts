import { isRecord } from '../../ascdata/elements.js';
import { pointerTokens, type FindingParams } from '../../ascdata/findings.js';
import type { MessageLanguage } from '../../language/languages.js';
import { quoted } from '../../language/quoted.js';
import { messageOf } from '../../ascdata/wording.js';
import type { OptionWording } from '../../datatypes/shared/optionWording.js';
import { shorten } from '../../datatypes/shared/words.js';
import { dataTypeLabel, optionWording } from '../../datatypes/wording.js';
import type { Change, ChangeCode, Label, Side } from './changes.js';
import type { OutcomeKind, ValueOutcome } from './outcomes.js';
import { widgetOptionWording } from './widgetOptionWording.js';
import { fill, languageName, listed, optionSentence, readIn, sideInWords, sizeInWords } from './phrases.js';

/** Changes and outcomes for people who keep contents and have never seen an ascData.json. */

type Of<C extends ChangeCode> = Extract<Change, { code: C }>;
type Sentences<T extends string, Thing> = {
  readonly [K in T]: (thing: Thing extends infer Each ? Matching<Each, K> : never, language: MessageLanguage) => string;
};
type Matching<Each, K> = Each extends { code: K } | { kind: K } ? Each : never;

/** A change in one sentence. Ids and places are in {@link detailOf}. */
export function sentenceOf(change: Change, language: MessageLanguage): string {
  const sentence = changeSentences[change.code] as (change: Change, language: MessageLanguage) => string;
  return sentence(change, language);
}

/** What happens to a Value, in one sentence; where it is set aside, with the reason. */
export function outcomeSentence(outcome: ValueOutcome, language: MessageLanguage): string {
  const sentence = outcomeSentences[outcome.kind] as (outcome: ValueOutcome, language: MessageLanguage) => string;
  return sentence(outcome, language);
}

/**
 * For the author of the widget: the Id, and the place in the old and the new ascData.json (`old → new`, one of them left out
 * where there is nothing). '' if the sentence is complete without it.
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

const changeSentences: Sentences<ChangeCode, Change> = {
  'element-added': ofElement(
    { en: '“{name}” is new: {type}.', de: '„{name}“ ist neu: {type}.', fr: '« {name} » est nouveau : {type}.' },
    ({ element }, language) => ({ type: dataTypeLabel(element.dataType, language) })
  ),
  'element-removed': ofElement({ en: '“{name}” is gone.', de: '„{name}“ entfällt.', fr: '« {name} » disparaît.' }),
  'element-renamed': (change, language) => {
    const template = change.formerName[language] === change.element.name[language] ? NEW_ID : NEW_NAME;
    return ofElement<'element-renamed'>(template, former)(change, language);
  },
  'element-retyped': ofElement(
    {
      en: '“{name}” is now {after} (was {before}).',
      de: '„{name}“ ist jetzt {after} (bisher {before}).',
      fr: '« {name} » est désormais {after} (auparavant {before}).'
    },
    ({ before, after }, language) => ({
      before: dataTypeLabel(before.value, language),
      after: dataTypeLabel(after.value, language)
    })
  ),
  'display-name-changed': (change, language) => {
    const isTranslated = change.formerName[language] === change.element.name[language];
    const params = (renamed: typeof change) => ({
      former: shorten(renamed.formerName[language], language),
      ...values(renamed, language)
    });
    return ofElement<'display-name-changed'>(isTranslated ? NEW_SOURCE : NEW_LABEL, params)(change, language);
  },
  'element-moved': ofElement(
    {
      en: '“{name}” now stands in place {after} (was {before}).',
      de: '„{name}“ steht jetzt an Stelle {after} (bisher {before}).',
      fr: '« {name} » est désormais en position {after} (auparavant {before}).'
    },
    values
  ),
  'rule-narrowed': ofOption,
  'rule-widened': ofOption,
  'option-changed': ofOption,
  'conditions-changed': (change, language) => {
    const [before, after] = [change.before?.words[language] ?? '', change.after?.words[language] ?? ''];
    const name = shorten(change.element.name[language], language);
    const template = after === '' ? ALWAYS_SHOWN : before === '' ? HIDDEN_NOW : HIDDEN_OTHERWISE;
    return fill(template, { name, before, after }, language);
  },
  'default-changed': ofElement(
    {
      en: '“{name}” now starts with “{after}” (was “{before}”).',
      de: '„{name}“ beginnt jetzt mit „{after}“ (bisher „{before}“).',
      fr: '« {name} » commence désormais par « {after} » (auparavant « {before} »).'
    },
    ({ before, after }, language) => ({ before: before.words[language], after: after.words[language] })
  ),
  'translation-changed': ofElement(
    {
      en: '“{name}” has other texts than before in this language: {languageName}.',
      de: '„{name}“ hat in dieser Sprache andere Texte als bisher: {languageName}.',
      fr: '« {name} » a d’autres textes qu’auparavant dans cette langue : {languageName}.'
    },
    (change, language) => ({ languageName: languageName(change.language, language) })
  ),
  'spot-identifier-changed': ofWidget({
    en: 'This is another widget: “{after}”, not “{before}”.',
    de: 'Das ist ein anderes Widget: „{after}“, nicht „{before}“.',
    fr: 'C’est un autre widget : « {after} », et non « {before} ».'
  }),
  'spot-version-raised': ofWidget({
    en: 'The widget goes from version {before} to {after}.',
    de: 'Das Widget geht von Version {before} zu {after}.',
    fr: 'Le widget passe de la version {before} à la version {after}.'
  }),
  'spot-version-lowered': ofWidget({
    en: 'The widget goes back from version {before} to the earlier version {after}.',
    de: 'Das Widget geht von Version {before} auf die frühere Version {after} zurück.',
    fr: 'Le widget revient de la version {before} à la version antérieure {after}.'
  }),
  'spot-version-changed': ofWidget({
    en: 'The widget now has version {after} (was {before}).',
    de: 'Das Widget hat jetzt Version {after} (bisher {before}).',
    fr: 'Le widget est désormais en version {after} (auparavant {before}).'
  }),
  'api-version-changed': ofWidget({
    en: 'The widget now needs interface version {after} (was {before}).',
    de: 'Das Widget braucht jetzt Schnittstellenversion {after} (bisher {before}).',
    fr: 'Le widget exige désormais la version d’interface {after} (auparavant {before}).'
  }),
  'number-of-slots-changed': ofWidget({
    en: 'The widget now takes {after} of the three slots (was {before}).',
    de: 'Das Widget belegt jetzt {after} der drei Slots (bisher {before}).',
    fr: 'Le widget occupe désormais {after} des trois emplacements (auparavant {before}).'
  }),
  'widget-option-changed': (change, language) =>
    worded(widgetOption(lastKey(change)), change, {}, language) ??
    fill(
      {
        en: 'A setting of the widget has changed.',
        de: 'Eine Einstellung des Widgets hat sich geändert.',
        fr: 'Un paramètre du widget a changé.'
      },
      {},
      language
    ),
  'field-changed': ofWidget({
    en: 'An entry of the widget that means nothing here has changed.',
    de: 'Eine Angabe des Widgets, die hier ohne Bedeutung ist, hat sich geändert.',
    fr: 'Une indication du widget, sans importance ici, a changé.'
  }),
  'language-added': ofLanguage({
    en: 'There are now texts in {name}.',
    de: 'Es gibt jetzt Texte auf {name}.',
    fr: 'Il y a désormais des textes dans cette langue : {name}.'
  }),
  'language-removed': ofLanguage({
    en: 'There are no longer texts in {name}.',
    de: 'Es gibt keine Texte auf {name} mehr.',
    fr: 'Il n’y a plus de textes dans cette langue : {name}.'
  }),
  'file-added': ofFile({
    en: 'The file {file} is new ({after}).',
    de: 'Die Datei {file} ist neu ({after}).',
    fr: 'Le fichier {file} est nouveau ({after}).'
  }),
  'file-removed': ofFile({
    en: 'The file {file} is gone ({before}).',
    de: 'Die Datei {file} entfällt ({before}).',
    fr: 'Le fichier {file} disparaît ({before}).'
  }),
  'file-changed': ofFile({
    en: 'The file {file} is different ({after}, was {before}).',
    de: 'Die Datei {file} ist anders ({after}, bisher {before}).',
    fr: 'Le fichier {file} est différent ({after}, auparavant {before}).'
  })
};

const outcomeSentences: Sentences<OutcomeKind, ValueOutcome> = {
  kept: (outcome, language) => placed(outcome.findings.length > 0 ? KEPT_BROKEN : KEPT)(outcome, language),
  moved: placed({
    en: 'The value goes on in “{name}”.',
    de: 'Der Wert steht weiter in „{name}“.',
    fr: 'La valeur passe dans « {name} ».'
  }),
  converted: placed({
    en: 'The value of “{name}” is written in another form; nothing of it is lost.',
    de: 'Der Wert von „{name}“ wird in anderer Form geschrieben; nichts davon geht verloren.',
    fr: 'La valeur de « {name} » est écrite sous une autre forme ; rien n’en est perdu.'
  }),
  setAside: aside({
    en: 'The value of “{name}” is set aside. {reasons}',
    de: 'Der Wert von „{name}“ wird beiseitegelegt. {reasons}',
    fr: 'La valeur de « {name} » est mise de côté. {reasons}'
  }),
  returned: placed({
    en: '“{name}” gets back the value that was set aside.',
    de: '„{name}“ bekommt den Wert zurück, der beiseitegelegt war.',
    fr: '« {name} » retrouve la valeur qui était mise de côté.'
  }),
  stillAside: aside({
    en: 'The value of “{name}” stays set aside. {reasons}',
    de: 'Der Wert von „{name}“ bleibt beiseitegelegt. {reasons}',
    fr: 'La valeur de « {name} » reste de côté. {reasons}'
  })
};

const KEPT: Label = {
  en: '“{name}” keeps its value.',
  de: '„{name}“ behält seinen Wert.',
  fr: '« {name} » garde sa valeur.'
};

const KEPT_BROKEN: Label = {
  en: '“{name}” keeps its value, which was not right before either.',
  de: '„{name}“ behält seinen Wert, der auch bisher nicht richtig war.',
  fr: '« {name} » garde sa valeur, qui n’était déjà pas correcte auparavant.'
};

const NEW_NAME: Label = {
  en: '“{name}” is the former “{former}”{how}.',
  de: '„{name}“ ist das bisherige „{former}“{how}.',
  fr: '« {name} » est l’ancien « {former} »{how}.'
};

const NEW_ID: Label = {
  en: '“{name}” is the same as before under another Id{how}.',
  de: '„{name}“ ist dasselbe wie bisher unter einer anderen Id{how}.',
  fr: '« {name} » est le même qu’auparavant sous un autre Id{how}.'
};

const NEW_LABEL: Label = {
  en: '“{former}” is now called “{name}”.',
  de: '„{former}“ heißt jetzt „{name}“.',
  fr: '« {former} » s’appelle désormais « {name} ».'
};

const NEW_SOURCE: Label = {
  en: 'Untranslated, “{name}” is now called “{after}” (was “{before}”).',
  de: 'Ohne Übersetzung heißt „{name}“ jetzt „{after}“ (bisher „{before}“).',
  fr: 'Sans traduction, « {name} » s’appelle désormais « {after} » (auparavant « {before} »).'
};

const LIKENESS: Label = {
  en: ', judging by the name',
  de: ', dem Namen nach zu urteilen',
  fr: ', à en juger par le nom'
};

const OTHER_SETTING: Label = {
  en: 'A setting of “{name}” has changed.',
  de: 'Eine Einstellung von „{name}“ hat sich geändert.',
  fr: 'Un réglage de « {name} » a changé.'
};

const HIDDEN_NOW = {
  en: '“{name}” is now hidden while {after}.',
  de: '„{name}“ wird jetzt ausgeblendet, solange gilt: {after}.',
  fr: '« {name} » est désormais masqué tant que : {after}.'
};
const HIDDEN_OTHERWISE = {
  en: '“{name}” is now hidden while {after} (was: while {before}).',
  de: '„{name}“ wird jetzt ausgeblendet, solange gilt: {after} (bisher: {before}).',
  fr: '« {name} » est désormais masqué tant que : {after} (auparavant : {before}).'
};
const ALWAYS_SHOWN = {
  en: '“{name}” is always shown now (was hidden while {before}).',
  de: '„{name}“ wird jetzt immer angezeigt (bisher ausgeblendet, solange galt: {before}).',
  fr: '« {name} » est désormais toujours affiché (auparavant masqué tant que : {before}).'
};

const ITEMS = {
  both: {
    en: '“{name}” now also offers {added}, and no longer {gone}.',
    de: '„{name}“ bietet jetzt auch {added} an und nicht mehr {gone}.',
    fr: '« {name} » propose désormais aussi {added}, et plus {gone}.'
  },
  added: {
    en: '“{name}” now also offers {added}.',
    de: '„{name}“ bietet jetzt auch {added} an.',
    fr: '« {name} » propose désormais aussi {added}.'
  },
  gone: {
    en: '“{name}” no longer offers {gone}.',
    de: '„{name}“ bietet nicht mehr an: {gone}.',
    fr: '« {name} » ne propose plus {gone}.'
  },
  order: {
    en: 'The entries of “{name}” stand in another order.',
    de: 'Die Einträge von „{name}“ stehen in anderer Reihenfolge.',
    fr: 'Les entrées de « {name} » sont dans un autre ordre.'
  }
} as const satisfies Record<string, Label>;

type ElementCode = Extract<Change, { element: unknown }>['code'];
type OptionChange = Of<'rule-narrowed' | 'rule-widened' | 'option-changed'>;
type ParamsOf<Thing> = (thing: Thing, language: MessageLanguage) => FindingParams;

function ofElement<C extends ElementCode>(template: Label, params: ParamsOf<Of<C>> = () => ({})) {
  return (change: Of<C>, language: MessageLanguage): string => {
    const { element } = change as Extract<Change, { element: unknown }>;
    const name = shorten(element.name[language], language);
    return fill(template, { name, ...params(change, language) }, language);
  };
}

function former({ formerName, by }: Of<'element-renamed'>, language: MessageLanguage): FindingParams {
  const how = by === 'likeness' ? LIKENESS[language] : '';
  return { former: shorten(formerName[language], language), how };
}

function ofOption(change: OptionChange, language: MessageLanguage): string {
  const params = { name: shorten(change.element.name[language], language) };
  return (
    itemsSentence(change, params, language) ??
    worded(optionWording(change.element.dataType, lastKey(change)), change, params, language) ??
    fill(OTHER_SETTING, params, language)
  );
}

function ofWidget<C extends ChangeCode>(template: Label) {
  return (change: Of<C>, language: MessageLanguage): string => fill(template, values(change, language), language);
}

function ofLanguage(template: Label) {
  return (change: { language: string }, language: MessageLanguage): string =>
    fill(template, { name: languageName(change.language, language) }, language);
}

function ofFile(template: Label) {
  return (change: Of<'file-added' | 'file-removed' | 'file-changed'>, language: MessageLanguage): string => {
    const size = (side: 'before' | 'after'): string =>
      sizeInWords((change as Of<'file-changed'>)[side]?.size ?? 0, language);
    return fill(template, { file: change.file, before: size('before'), after: size('after') }, language);
  };
}

function placed(template: Label) {
  return ({ element }: Extract<ValueOutcome, { element: unknown }>, language: MessageLanguage): string =>
    fill(template, { name: shorten(element.name[language], language) }, language);
}

function aside(template: Label) {
  return ({ name, reasons }: Extract<ValueOutcome, { reasons: unknown }>, language: MessageLanguage): string => {
    const sentences = [...new Set(reasons.map((reason) => messageOf(reason, language)))];
    return fill(template, { name: shorten(name[language], language), reasons: sentences.join(' ') }, language);
  };
}

/** The values of both sides, in words. */
function values(change: object, language: MessageLanguage): FindingParams {
  const { before, after } = change as { before?: Side; after?: Side };
  return { before: sideInWords(before, language), after: sideInWords(after, language) };
}

function widgetOption(key: string): OptionWording | undefined {
  return Object.hasOwn(widgetOptionWording, key) ? widgetOptionWording[key] : undefined;
}

function worded(
  wording: OptionWording | undefined,
  change: { before?: Side; after?: Side },
  params: FindingParams,
  language: MessageLanguage
): string | undefined {
  return wording && optionSentence(wording, change, params, language);
}

/** Which entries came and which went; undefined for anything but Items. */
function itemsSentence(
  { before, after }: OptionChange,
  params: FindingParams,
  language: MessageLanguage
): string | undefined {
  const isList = Array.isArray(before?.value) && Array.isArray(after?.value);
  if (lastKey({ after }) !== 'Items' || !isList) return undefined;
  const added = listedIn(after!, before!, language);
  const gone = listedIn(before!, after!, language);
  const template = added ? (gone ? ITEMS.both : ITEMS.added) : gone ? ITEMS.gone : ITEMS.order;
  return fill(template, { ...params, added, gone }, language);
}

/** The entries of a list that another one lacks, in quotation marks; '' for none. */
function listedIn(list: Side, other: Side, language: MessageLanguage): string {
  const known = new Set(other.value as unknown[]);
  const names = readIn(list, language) as unknown[];
  const missing = (list.value as unknown[]).flatMap((entry, at) =>
    known.has(entry) || isRecord(entry) ? [] : [quoted(String(names[at]), language)]
  );
  return missing.length === 0 ? '' : listed(missing, language);
}

function lastKey({ before, after }: { before?: Side; after?: Side }): string {
  return pointerTokens((after ?? before)?.pointer ?? '').at(-1) ?? '';
}
