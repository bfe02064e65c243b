import { groupByCause } from './findingCauses.js';
import { DocumentFindings } from './documentFindings.js';
import { analyse } from './conditions/analyse.js';
import { hiddenIds } from './conditions/visibility.js';
import { decode } from './decode.js';
import { isRecord, own, placedElements, type PlacedElement } from './elements.js';
import { withPointerPrefix, hasErrors, type Finding } from './findings.js';
import { finding } from './finding.js';
import { placeOf } from './findingPlace.js';
import { parse, type ParsedDocument } from './parse.js';
import { duplicateIds, rootRules, versionRules, type Feature } from './rules.js';
import { checkStructure, MAX_PART_SIZE, type Structure } from './structure.js';
import { translationRules } from './translationRules.js';
import type { AscData, AscElement } from './types.js';
import { checkValue, untilSettled, type CheckOptions } from './values.js';

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
 * @param more features used by its package
 */
export async function check(
  input: string | Uint8Array,
  options: FileCheckOptions,
  more: readonly Feature[] = []
): Promise<CheckResult> {
  const decoded = typeof input === 'string' ? { text: input, findings: [] } : decode(input);
  const { text } = decoded;
  const doc = parse(text);
  const found = new DocumentFindings();
  found.addAll(decoded.findings);
  // A file that is not read is not also reported as empty.
  if (text !== '' || !hasErrors(decoded.findings)) found.addAll(doc.findings);
  found.skip('error', doc.unlistedKeyCount);
  const rootIsSound = doc.data !== undefined && checkRoot(doc, options, found, more);
  const placed = placedElements(doc.data, options.registry);
  await checkElements(placed, options, found);
  translationRules(placed, options.registry, options, found.add);
  if (isRecord(doc.data)) {
    found.addAll(analyse(own(doc.data, 'Elements'), options.registry, options, own(doc.data, 'ApiVersion')));
  }
  const result = {
    text,
    elements: placed.map(({ element }) => element),
    findings: inPlace(groupByCause(found.findings(), doc.data), doc)
  };
  return rootIsSound ? { ...result, data: doc.data as AscData } : result;
}

/** Structure and rules of the root. Returns whether the root itself has no structural error. */
function checkRoot(
  doc: ParsedDocument,
  options: FileCheckOptions,
  found: DocumentFindings,
  more: readonly Feature[]
): boolean {
  const isSound = checkStructure(doc, options.structure, found);
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
  for (const { index, element } of placed) {
    const hidden = hiddenOnes.has(element.Id);
    const pointer = `/Elements/${index}`;
    const onElement = await settle((settled) => {
      const definition = options.registry[element.DataType].checkDefinition(element, { ...settled, hidden });
      if (!Object.hasOwn(element, 'Value')) return definition;
      return [
        ...definition,
        ...withPointerPrefix('/Value', checkValue(element, element.Value, settled, hidden).map(asDefault))
      ];
    });
    found.addAll(withPointerPrefix(pointer, onElement));
  }
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
    return { ...found, line, column, ...(found.consequences && { consequences: found.consequences.map(place) }) };
  };
  const placed = findings.map(place);
  const [closing, listed] = [placed.filter(isClosing), placed.filter((found) => !isClosing(found))];
  return [...listed.sort((a, b) => a.line - b.line || a.column - b.column), ...closing];
}

function isClosing({ code }: Finding): boolean {
  return code === 'more-errors' || code === 'more-findings';
}
