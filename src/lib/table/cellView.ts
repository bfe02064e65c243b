import type { AscElement } from '../ascdata/types.js';
import { forms } from '../datatypes/forms.js';
import { describeApart } from '../form/changeSummary.js';
import type { TableContext } from './context.js';
import type { Proposal } from './proposal.js';
import type { TableRow } from './tableRow.js';
import { showsBoth } from './gridLayout.svelte.js';
import { whyHidden } from './rowForm.js';

export interface CellView {
  readonly text: string;
  /** The whole cell in words, for screen readers. */
  readonly words: string;
  readonly isOwn: boolean;
  readonly isChanged: boolean;
  readonly isHidden: boolean;
  /** Tooltip: why it is hidden, or refused. */
  readonly why: string | undefined;
  readonly isBroken: boolean;
  readonly isConflict: boolean;
  /** The result a dry run proposes. */
  readonly proposed: string | undefined;
  /** A colour shown beside the text. */
  readonly colour: string | undefined;
  /** What drafts will change in it, in words; undefined: nothing. */
  readonly planned: string | undefined;
  /** The colour that a dry run proposes. */
  readonly proposedColour: string | undefined;
  /** Who else is in this setting of the widget, by name. */
  readonly people: readonly string[];
}

/** Characters of a text that the narrowest cell shows. */
const IN_SIGHT = 12;
const COLOUR = /^#[\da-f]{6}$/i;

/** What a cell shows, and how it reads. Reacts to edits. @param width of its column, in pixels */
export function cellView(context: TableContext, row: TableRow, element: AscElement, width = 0): CellView {
  const { session, t, reasons } = context;
  void session.model.revision;
  const { Id } = element;
  const value = row.valueOf(Id);
  const proposal = session.proposalFor({ row, element });
  const [text, proposed] = proposal ? sidesOf(session, proposal, width) : [session.describe(element, value), undefined];
  const isOwn = row.ownOf(Id) !== undefined;
  const isChanged = row.edits.has(Id);
  const hidden = whyHidden(session.model, { row, element }, session.words(), reasons);
  const isHidden = row.isHidden(Id);
  const isBroken = proposal ? proposal.reason !== undefined : isChanged && row.isBroken(Id);
  const isConflict = isChanged && row.isConflict(Id);
  const people = peopleIn(context, row, Id);
  const planned =
    session
      .notesOn({ row, element })
      .map((note) => `${note.text} ${note.link}`)
      .join(', ') || undefined;
  const said = [
    proposed === undefined ? text : `${text} → ${proposed}`,
    !isOwn && row.base && t.cell.inherits,
    isChanged && t.cell.unsaved,
    isHidden && (hidden ?? t.cell.hidden),
    isBroken && t.cell.error,
    isConflict && t.cell.conflict,
    planned,
    foundInWords(context, row, Id),
    peopleInWords(context, people)
  ];
  return {
    text,
    words: said.filter(Boolean).join(', '),
    isOwn,
    isChanged,
    isHidden,
    why: proposal?.reason ?? (problemAt(context, row, Id, isBroken) || hidden),
    isBroken,
    isConflict,
    proposed,
    colour: colourOf(value),
    planned,
    proposedColour: colourOf(proposal?.set?.value),
    people
  };
}

/** A cell before and after a dry run; of long texts, what differs is in sight. */
function sidesOf(
  session: TableContext['session'],
  { row, element, set, text }: Proposal,
  width: number
): readonly [string, string] {
  const value = row.valueOf(element.Id);
  const before = session.describe(element, value);
  if (!set) return [before, text === '' ? session.describe(element, row.inheritedOf(element.Id)) : text];
  const field = { model: forms[element.DataType], element };
  const after = session.describe(element, set.value);
  // What describes both alike or cut short shows no difference.
  const isInSight = before !== after && showsBoth(before.length, after.length, width);
  if (before.length > IN_SIGHT && !isInSight) return describeApart(field, [value, set.value], session.words(), true);
  return [before, after === '' ? session.describe(element, row.inheritedOf(element.Id)) : after];
}

const colourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && COLOUR.test(value) ? value : undefined;

/** What is wrong with a cell; '' if nothing is. */
const problemAt = ({ say }: TableContext, row: TableRow, id: string, isBroken: boolean): string =>
  isBroken ? row.findings(id).map(say).join(' ') : '';

const peopleIn = ({ peopleAt }: TableContext, { id }: TableRow, element: string): string[] =>
  peopleAt(id).flatMap(({ Element, Name }) => (Element === element ? [Name] : []));

const foundInWords = ({ session, t }: TableContext, row: TableRow, id: string): string | undefined =>
  session.hits.get(row)?.has(id) ? t.cell.found : undefined;

const peopleInWords = ({ people }: TableContext, names: readonly string[]): string =>
  names.length > 0 ? people.at(names) : '';
