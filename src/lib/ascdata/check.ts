import { underCauses } from './findingCauses.js';
import { DocumentFindings } from './documentFindings.js';
import { analyse } from './conditions/analyse.js';
import { nameInSentence, replacementFix } from './conditions/checkCondition.js';
import { NearValues } from './conditions/nearValues.js';
import { hiddenIds } from './conditions/visibility.js';
import type { PatternTester } from './dataTypeModel.js';
import { decode } from './decode.js';
import { editData } from './editText.js';
import { isRecord, own, placedElements, valueAt, type PlacedElement } from './elements.js';
import { errorsOf, hasErrors, pointerTokens, withPointerPrefix, type Finding, type FindingCode } from './findings.js';
import { finding } from './finding.js';
import { placeOf } from './findingPlace.js';
import { parse, type ParsedDocument } from './parse.js';
import { duplicateIds, rootRules, versionRules, type Feature } from './rules.js';
import { ofJson } from './jsonReadings.js';
import { checkStructure, MAX_PART_SIZE, type MeantBy, type Structure } from './structure.js';
import { translationRules } from './translationRules.js';
import type { AscData, AscElement } from './types.js';
import { checkValue, untilSettled, type CheckOptions } from './values.js';

/** What a package adds to the check of its file. */
export interface Beside {
  /** Features that it uses. */
  readonly features?: readonly Feature[];
  /** Rules on the content of a file that can be read, whose codes begin with `code-`. */
  readonly rules?: (data: Readonly<Record<string, unknown>>) => Promise<readonly Finding[]>;
}

/** The context for checking a whole file. */
export interface FileCheckOptions extends CheckOptions {
  readonly structure: Structure;
}

export interface CheckResult {
  /** The file as text; '' if it is too large. */
  readonly text: string;
  /** The whole file, if its root has the structure of the contract. For the elements use `elements`. */
  readonly data?: AscData;
  /** The usable elements, see `elementsOf`. */
  readonly elements: AscElement[];
  /** In the order of the file, with line and column if they have a place; capped, the last one says how many more. */
  readonly findings: Finding[];
}

/**
 * Checks an ascData.json against every rule of the contract: encoding, syntax, structure, rules between fields, versions,
 * definitions and Values of the elements, translations, conditions. Never throws for any input, and is bounded in time.
 * @param input the file's bytes, or its text
 * @param beside what its package adds
 */
export async function check(
  input: string | Uint8Array,
  options: FileCheckOptions,
  { features: more = [], rules }: Beside = {}
): Promise<CheckResult> {
  const decoded = typeof input === 'string' ? { text: input, findings: [] } : decode(input);
  const { text } = decoded;
  const doc = parse(text);
  const found = new DocumentFindings();
  found.addAll(decoded.findings);
  // A file that is not read is not also reported as empty.
  if (text !== '' || !hasErrors(decoded.findings)) found.addAll(doc.findings);
  found.skip('error', doc.unlistedKeyCount);
  const placed = placedElements(doc.data, options.registry);
  const rootIsSound = await checkData(doc, placed, options, more, found);
  if (rules && isRecord(doc.data) && !hasErrors(doc.findings)) found.addAll(await rules(doc.data));
  const result = {
    text,
    elements: placed.map(({ element }) => element),
    findings: inPlace(await underCauses(found.findings(), doc, (mended) => findingsOn(mended, options, more)), doc)
  };
  return rootIsSound ? { ...result, data: doc.data as AscData } : result;
}

/** No pattern is tested twice for one file. */
const UNTESTED: PatternTester = { test: () => 'untested', settled: () => Promise.resolve() };

/** The findings on the content of another text, no patterns tested. */
async function findingsOn(text: string, options: FileCheckOptions, more: readonly Feature[]): Promise<Finding[]> {
  const doc = parse(text);
  const found = new DocumentFindings();
  const untested = { ...options, patterns: UNTESTED };
  await checkData(doc, placedElements(doc.data, options.registry), untested, more, found);
  return found.findings();
}

/** Checks the content of a file. Returns whether the root itself has no structural error. */
async function checkData(
  doc: ParsedDocument,
  placed: readonly PlacedElement[],
  options: FileCheckOptions,
  more: readonly Feature[],
  found: DocumentFindings
): Promise<boolean> {
  const rootIsSound = doc.data !== undefined && checkRoot(doc, placed, options, found, more);
  await checkElements(placed, options, found);
  translationRules(placed, options.registry, options, found.add);
  if (isRecord(doc.data)) {
    found.addAll(analyse(own(doc.data, 'Elements'), options.registry, options, own(doc.data, 'ApiVersion')));
  }
  return rootIsSound;
}

/** Structure and rules of the root. Returns whether the root itself has no structural error. */
function checkRoot(
  doc: ParsedDocument,
  placed: readonly PlacedElement[],
  options: FileCheckOptions,
  found: DocumentFindings,
  more: readonly Feature[]
): boolean {
  const usable = new Map(placed.map(({ index, element }) => [index, element]));
  const meantBy: MeantBy = (written, index) => {
    const element = index === undefined ? undefined : usable.get(index);
    return element ? options.registry[element.DataType].meant(written, element) : { read: ofJson(written) };
  };
  const isSound = checkStructure(doc, options.structure, meantBy, found);
  if (!isRecord(doc.data)) return false;
  if (doc.sizeAt('/Options') <= MAX_PART_SIZE) found.addAll(rootRules(doc.data));
  found.addAll(versionRules(doc.data, options.platform.version, options.registry, more));
  found.addAll(duplicateIds(doc.data, (pointer) => doc.locate(pointer)?.line));
  return isSound;
}

/** Each element's definition and default Value. Rules nobody could fix do not apply to hidden ones (docs/decisions/values-are-never-altered.md). */
async function checkElements(
  placed: readonly PlacedElement[],
  options: CheckOptions,
  found: DocumentFindings
): Promise<void> {
  const elements = placed.map(({ element }) => element);
  const hiddenOnes = hiddenIds(elements, options.registry, new Map(), options);
  const settle = untilSettled(options);
  const near = new NearValues();
  for (const { index, element } of placed) {
    const hidden = hiddenOnes.has(element.Id);
    const pointer = `/Elements/${index}`;
    const onElement = await settle((settled) => {
      const definition = options.registry[element.DataType].checkDefinition(element, { ...settled, hidden });
      if (!Object.hasOwn(element, 'Value')) return definition;
      const onValue = checkValue(element, element.Value, settled, hidden).map(asDefault);
      const mended = found.isFull('error') ? onValue : onValue.map((each) => withReading(each, element, near, settled));
      return [...definition, ...withPointerPrefix('/Value', mended)];
    });
    found.addAll(withPointerPrefix(pointer, onElement));
  }
}

/** Findings on something in a Value that the element cannot have there, whatever else it has. */
const UNREADABLE: ReadonlySet<FindingCode> = new Set(['value-type', 'member-type', 'choice-not-in-items']);

/** With the fix that writes what the author surely means. */
function withReading(found: Finding, element: AscElement, near: NearValues, options: CheckOptions): Finding {
  if (found.fix || !UNREADABLE.has(found.code)) return found;
  const { pointer } = found;
  const written = valueAt(element.Value, pointer);
  const meant = near.meantIn(written, element, options.registry[element.DataType], {
    isWhole: pointer === '',
    isRight: (value) => {
      const mended = editData(element.Value, [{ op: 'set', pointer, value }]);
      // One member of several may be wrong as well.
      return errorsOf(checkValue(element, mended, options, false)).every(
        (error) => pointer !== '' && error.pointer !== pointer
      );
    }
  });
  if (meant === undefined) return found;
  return { ...found, fix: replacementFix(pointer, pointerTokens(pointer).at(-1) ?? 'Value', meant, written) };
}

/** A blank required default is not an error of the package; saving requires an entry. */
function asDefault(found: Finding): Finding {
  return found.code === 'text-required' ? finding('default-blank', found.pointer) : found;
}

/** Findings with line and column, in the order of the file; a finding without a place gets its parent's. */
function inPlace(findings: readonly Finding[], doc: ParsedDocument): Finding[] {
  const place = (found: Finding): Finding & { line: number; column: number } => {
    const own = found.line === undefined || found.column === undefined ? undefined : found;
    const { line = 1, column = 1 } = own ?? placeOf(found, doc) ?? {};
    const setting = OF_FILE.has(found.code) ? undefined : settingAt(found.pointer, doc.data);
    const consequences = found.consequences?.map(place);
    return { ...found, line, column, ...(setting && { setting }), ...(consequences && { consequences }) };
  };
  const placed = findings.map(place);
  const [closing, listed] = [placed.filter(isClosing), placed.filter((found) => !isClosing(found))];
  return [...listed.sort((a, b) => a.line - b.line || a.column - b.column), ...closing];
}

/** Findings on the whole file, placed at the first element that they concern. */
const OF_FILE: ReadonlySet<FindingCode> = new Set(['api-version-too-low', 'feature-unsupported']);

/** The element that a pointer leads into, and the part of its Value, if there are several. */
function settingAt(pointer: string, data: unknown): Finding['setting'] {
  const [list, index, member, part] = pointerTokens(pointer);
  if (list !== 'Elements' || index === undefined) return undefined;
  const element = valueAt(data, `/Elements/${index}`);
  const name = nameInSentence(element);
  if (!isRecord(element) || name === '?') return undefined;
  const value = own(element, member ?? '');
  if (member !== 'Value' || part === undefined) return { name };
  if (!Array.isArray(value)) return { name, part };
  return value.length > 1 ? { name, part: Number(part) + 1 } : { name };
}

function isClosing({ code }: Finding): boolean {
  return code === 'more-errors' || code === 'more-findings';
}
