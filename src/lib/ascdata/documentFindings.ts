import type { Finding, Severity } from './findings.js';
import { finding } from './finding.js';

/** Maximum listed findings; the rest is counted. */
export const MAX_FINDINGS = 500;

/**
 * Collects any number of findings in limited memory, and returns the most severe of them with a count of the rest: each has its
 * own place in the document, so no two are alike. A package limits them by rule instead (`PackageFindings`).
 */
export class DocumentFindings {
  readonly #kept: Record<Severity, Finding[]> = { error: [], warning: [], info: [] };
  readonly #counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };

  constructor(private readonly limit = MAX_FINDINGS) {}

  readonly add = (found: Finding): void => {
    const kept = this.#kept[found.severity];
    if (kept.length < this.limit) kept.push(found);
    this.#counts[found.severity]++;
  };

  /** Counts findings of a severity without creating them, where they would not be listed. */
  skip(severity: Severity, count: number): void {
    this.#counts[severity] += count;
  }

  /** Whether a severity has reached the number of findings that are kept. */
  isFull(severity: Severity): boolean {
    return this.#kept[severity].length >= this.limit;
  }

  readonly addAll = (all: Iterable<Finding>): void => {
    for (const found of all) this.add(found);
  };

  /** The findings, errors before warnings before infos; the last one says how many were left out, if any. */
  findings(): Finding[] {
    const { error, warning, info } = this.#kept;
    const shown = [...error, ...warning, ...info].slice(0, this.limit);
    const left = this.#counts.error + this.#counts.warning + this.#counts.info - shown.length;
    if (left === 0) return shown;
    const code = this.#counts.error > this.limit ? 'more-errors' : 'more-findings';
    return [...shown, finding(code, '', { count: left })];
  }
}
