import { isRecord, own } from '../ascdata/elements.js';
import { parse } from '../ascdata/parse.js';
import type { TextKey } from '../ascdata/texts/textKey.js';
import { Collector } from './collector.js';
import { Fault } from './faults.js';
import type { ExchangeFile } from './types.js';

const LIST = '[{ "element", "kind", "entry"?, "target" }]';

/** Reads a list of texts as `ascdata i18n export` prints it. It names neither a widget nor a language. @throws Fault */
export function readJson(text: string): ExchangeFile {
  const { data, findings, locate } = parse(text);
  if (!Array.isArray(data)) {
    const { line = 1, column = 1 } = findings[0] ?? {};
    throw new Fault('list', { line, column }, { expected: LIST });
  }
  const collector = new Collector();
  collector.widget('', '');
  data.forEach((row: unknown, at) => {
    const place = locate(`/${at}`)?.offset ?? 0;
    const key = keyOf(row);
    const [source, target] = isRecord(row) ? [own(row, 'source') ?? '', own(row, 'target')] : [];
    if (!key || typeof source !== 'string' || typeof target !== 'string')
      throw new Fault('list', place, { expected: LIST });
    collector.add('', { key, source, target, state: undefined, notes: { comments: [] } }, place);
  });
  return collector.file('json');
}

function keyOf(row: unknown): TextKey | undefined {
  if (!isRecord(row)) return undefined;
  const [element, kind, entry] = ['element', 'kind', 'entry'].map((key) => own(row, key));
  if (typeof element !== 'string') return undefined;
  if (kind === 'entry') return typeof entry === 'string' ? { element, kind, entry } : undefined;
  return kind === 'name' || kind === 'pattern' ? { element, kind } : undefined;
}
