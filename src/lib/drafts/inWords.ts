import { cutShort } from '../language/cut.js';
import type { Draft, DraftEntry, DraftPerson, DraftValue } from '../api.js';
import type { DescribeContext } from '../ascdata/dataTypeModel.js';
import { dataOf, elementsOf } from '../ascdata/elements.js';
import { contentLanguageFor, displayName, languagesOf } from '../ascdata/translations.js';
import type { AscElement } from '../ascdata/types.js';
import { describeApart } from '../form/changeSummary.js';
import { forms } from '../datatypes/forms.js';
import { wantedLanguages } from '../language/languageNames.js';
import type { MessageLanguage } from '../language/languages.js';
import type { Texts } from '../messages/load.js';
import type { ClockMoment } from '../preview/clock.js';
import { changedSettings } from './changes.js';
import type { ShownCell, ShownSetting } from './Changes.svelte';
import type { Reviewer, Said } from './Comments.svelte';
import { whenInWords } from './stateLine.js';
import type { TimelineRow } from './Timeline.svelte';

/** What it takes to describe a draft. */
export interface DraftWords {
  /** Elements of its widgets' package. */
  readonly elements: readonly AscElement[];
  readonly words: DescribeContext;
  readonly texts: Texts<'drafts'>;
}

/**
 * What it takes to describe a draft in the reader's languages.
 * @param source text of the widgets' ascData.json; undefined if the draft has no widget
 */
export function wordsFor(source: string | undefined, texts: Texts<'drafts'>, language: MessageLanguage): DraftWords {
  const elements = source === undefined ? [] : elementsOf(dataOf(source), forms);
  const contentLanguage = contentLanguageFor(languagesOf(elements), wantedLanguages(navigator.languages, language));
  return { elements, words: { language, contentLanguage }, texts };
}

type Changing = Pick<Draft, 'Values' | 'Clashes'>;

/** The changes of a draft, setting by setting. @param names of the widgets, by Id */
export function settingsOf(
  { Values, Clashes }: Changing,
  given: DraftWords,
  names: ReadonlyMap<number, string>
): ShownSetting[] {
  const byId = new Map(given.elements.map((element) => [element.Id, element]));
  const order = given.elements.map(({ Id }) => Id);
  const cells = Values.map((value) => cellOf(value, byId.get(value.Element), names.get(value.Widget) ?? '', given));
  return changedSettings(cells, order).map((setting) => ({
    ...setting,
    label: labelOf(setting.element, given),
    notes: [
      ...(byId.has(setting.element) ? [] : [given.texts.changes.gone(setting.element)]),
      ...Clashes.filter(({ Elements }) => Elements.includes(setting.element)).map(({ Name }) =>
        given.texts.conflict.clash(Name)
      )
    ]
  }));
}

function cellOf(value: DraftValue, element: AscElement | undefined, widgetName: string, given: DraftWords): ShownCell {
  const { words, texts } = given;
  const { Widget, Element, Conflict, Counts } = value;
  const said = (of: unknown): string => (element ? forms[element.DataType].describe(of, element, words) : plainly(of));
  const own = (name: 'Value' | 'Base'): string => (name in value ? said(value[name]) : texts.changes.template);
  return {
    widget: Widget,
    element: Element,
    widgetName,
    ...sidesOf(value, element, given, { live: said(liveOf(value, element)), draft: own('Value') }),
    conflict: Conflict ? { by: Conflict.By ?? undefined, before: own('Base'), choice: Counts } : undefined
  };
}

const liveOf = (value: DraftValue, element: AscElement | undefined): unknown =>
  'Live' in value ? value.Live : element?.Value;

/** What is live and what the draft has in words, told apart where a reader would not see it. */
function sidesOf(
  value: DraftValue,
  element: AscElement | undefined,
  { words }: DraftWords,
  said: Pick<ShownCell, 'live' | 'draft'>
): Pick<ShownCell, 'live' | 'draft'> {
  if (!element || !('Value' in value)) return said;
  const described = { model: forms[element.DataType], element };
  const [live, draft] = describeApart(described, [liveOf(value, element), value.Value], words);
  return { live, draft };
}

/** Maximum characters shown of a Value that no DataType describes any longer. */
const LONGEST = 80;

/** A Value whose setting is gone: text as text, all else as it is stored. */
function plainly(value: unknown): string {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  const text = typeof first === 'object' && first !== null && 'Text' in first ? first.Text : value;
  return cutShort(typeof text === 'string' ? text : (JSON.stringify(text) ?? ''), LONGEST);
}

/** The label of a setting; if it is gone, its Id. */
export function labelOf(id: string, { elements, words }: Pick<DraftWords, 'elements' | 'words'>): string {
  const element = elements.find(({ Id }) => Id === id);
  return element ? displayName(element, words.contentLanguage) : id;
}

/** Comments, in order. */
export const saidOf = (comments: Draft['Said'], given: DraftWords): Said[] =>
  comments.map(({ Id, By, Guest, ForGuests, At, Text, Element, DoneBy, Own }) => ({
    id: Id,
    by: By ?? given.texts.conflict.somebody,
    isGuest: Guest,
    isForGuests: ForGuests,
    at: At,
    text: Text,
    about: Element === null ? undefined : labelOf(Element, given),
    doneBy: DoneBy ?? undefined,
    isOwn: Own
  }));

/** Who was asked, has looked or has approved. @param version current version of the draft */
export const reviewersOf = (people: readonly DraftPerson[], version: number): Reviewer[] =>
  people.map(({ Name, Seen, Approved }) => {
    if (Approved !== null) return { name: Name, state: Approved === version ? 'approved' : 'approved-earlier' };
    return { name: Name, state: Seen ? 'seen' : 'asked' };
  });

/** Planned drafts, and live ones that end, by start. @param open the draft being viewed */
export function timelineOf(all: readonly DraftEntry[], given: DraftWords, open?: Draft): TimelineRow[] {
  const { texts, words } = given;
  return all
    .filter(({ State, Plan }) => Plan !== null && (State === 'planned' || (State === 'live' && Plan.EndsAt !== null)))
    .sort((a, b) => Date.parse(a.Plan!.StartsAt) - Date.parse(b.Plan!.StartsAt))
    .map(({ Id, Name, Plan, Widgets }) => {
      const { StartsAt, EndsAt, Zone } = Plan!;
      const when = (utc: string): string => whenInWords(utc, Zone, words.language);
      const clash = open?.Clashes.find((each) => each.Id === Id);
      const what = clash?.Elements.map((element) => labelOf(element, given)).join(', ') ?? '';
      const t = texts.planned;
      return {
        id: Id,
        name: Name,
        period: { from: Date.parse(StartsAt), until: EndsAt === null ? undefined : Date.parse(EndsAt) },
        words: clash ? t.clash(what, clash.Widgets) : texts.line.widgets(Widgets),
        isClash: clash !== undefined,
        spoken: EndsAt === null ? t.since(when(StartsAt)) : t.period(when(StartsAt), when(EndsAt))
      };
    });
}

/** When a draft that is over was live, or was to be; undefined: nothing is over. */
export function planOver(
  { State, Plan }: Pick<Draft, 'State' | 'Plan'>,
  texts: Texts<'drafts'>,
  language: MessageLanguage
): string | undefined {
  if (!Plan || (State !== 'ended' && State !== 'failed')) return undefined;
  const when = (utc: string): string => whenInWords(utc, Plan.Zone, language);
  const { since, period } = texts.planned;
  const time = Plan.EndsAt === null ? since(when(Plan.StartsAt)) : period(when(Plan.StartsAt), when(Plan.EndsAt));
  return State === 'ended' ? texts.plan.was(time) : texts.plan.missed(time);
}

/** Instants the preview of a planned draft can be set to: when it goes live, and when it ends. */
export function clockMoments(
  { State, Plan }: Pick<Draft, 'State' | 'Plan'>,
  texts: Texts<'drafts'>,
  language: MessageLanguage
): ClockMoment[] {
  if (!Plan || State !== 'planned') return [];
  const moment = (key: 'start' | 'end', utc: string): ClockMoment => ({
    key,
    at: Date.parse(utc),
    text: `${texts.frames.clocks[key]}: ${whenInWords(utc, Plan.Zone, language)}`
  });
  return [moment('start', Plan.StartsAt), ...(Plan.EndsAt === null ? [] : [moment('end', Plan.EndsAt)])];
}
