import { isRecord } from '../ascdata/elements.js';
import { parse } from '../ascdata/parse.js';
import { readSettings, SeverityRules } from '../ascdata/severitySettings.js';
import { withoutByteOrderMark } from '../ascdata/sourceText.js';

/** Severity rules of an ascdata.config.json; defaults if missing or invalid. */
export function severityRules(text: string | undefined): SeverityRules {
  const read = text === undefined ? undefined : settingsIn(text);
  return new SeverityRules(read && read.problems.length === 0 ? read.settings : []);
}

/** Whether these settings are unusable. Then findings count as usual. */
export function isUnusable(text: string | undefined): boolean {
  return text !== undefined && settingsIn(text).problems.length > 0;
}

/** Which codes there are is checked by the command: here only those about Conditions are known. */
function settingsIn(text: string): ReturnType<typeof readSettings> {
  const { data } = parse(withoutByteOrderMark(text));
  return readSettings(data, codesIn(data));
}

function codesIn(data: unknown): ReadonlySet<string> {
  if (!isRecord(data)) return new Set();
  const parts = [data.findings, ...(isRecord(data.elements) ? Object.values(data.elements) : [])];
  return new Set(parts.flatMap((part) => (isRecord(part) ? Object.keys(part) : [])));
}
