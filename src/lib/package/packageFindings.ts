import { cutShort, sliceTo } from '../language/cut.js';
import type { Finding, FindingArguments, FindingCode } from '../ascdata/findings.js';
import type { FindingSentences } from '../messages/findings.js';
import { codePointText, DECEPTIVE } from '../ascdata/lines.js';
import { finding } from '../ascdata/finding.js';
import { PACKAGE_LIMITS } from './limits.js';

/**
 * Collects findings on the files of a package. Many files may break the same rule, so each code is listed up to a limit,
 * identical findings once, and no flood of one rule hides another. For a document the most severe count instead
 * (`DocumentFindings`).
 */
export class PackageFindings {
  readonly #findings: Finding[] = [];
  readonly #seen = new Set<string>();
  readonly #perCode = new Map<FindingCode, number>();

  constructor(private readonly limit = PACKAGE_LIMITS.findingsPerCode) {}

  add<Code extends FindingCode>(code: Code, ...params: FindingArguments<FindingSentences[Code]>): void {
    this.take(finding(code, '', ...params));
  }

  take(found: Finding): void {
    const { code, params } = found;
    const count = (this.#perCode.get(code) ?? 0) + 1;
    if (count > this.limit + 1) return;
    const key = JSON.stringify([code, params]);
    if (this.#seen.has(key)) return;
    this.#perCode.set(code, count);
    this.#seen.add(key);
    this.#findings.push(count > this.limit ? finding('package-findings-cut', '', { code, limit: this.limit }) : found);
  }

  get findings(): Finding[] {
    return this.#findings;
  }
}

const UNPRINTABLE = new RegExp(`[${DECEPTIVE}]`, 'gu');

/** Text from a package, ready for a message: invisible characters spelled out, long texts cut. */
export function textForMessage(text: string): string {
  const visible = sliceTo(text, 200).replace(UNPRINTABLE, (char) => `[${codePointText(char)}]`);
  return cutShort(visible, 100);
}
