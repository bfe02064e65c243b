const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];
/** Vulnerabilities of these severities fail the step; the others are listed. */
const FAILING = new Set(['critical', 'high']);

/** @typedef {{ verdict: 'clean' | 'vulnerable' | 'not-asked', lines: string[] }} Audit */
/** @typedef {{ message?: unknown, vulnerabilities?: Record<string, { severity: string }>, metadata?: { vulnerabilities?: { total?: unknown } } }} Report */

/**
 * What the output of `npm audit --json` means. Only a report with counts is an answer: anything else is "not asked",
 * never "nothing found".
 * @param {string} output
 * @returns {Audit}
 */
export function auditVerdict(output) {
  const report = parsed(output);
  const { vulnerabilities, metadata } = report;
  const total = metadata?.vulnerabilities?.total;
  if (typeof total !== 'number' || !vulnerabilities) return notAsked(report.message);
  const found = Object.entries(vulnerabilities)
    .map(([name, { severity }]) => ({ name, severity }))
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const lines = found.map(({ name, severity }) => `  ${severity}: ${name}`);
  return {
    verdict: found.some(({ severity }) => FAILING.has(severity)) ? 'vulnerable' : 'clean',
    lines: [`Known vulnerabilities in dependencies: ${total}.`, ...lines]
  };
}

/**
 * @param {unknown} message
 * @returns {Audit}
 */
function notAsked(message) {
  const why = typeof message === 'string' ? message : 'no answer';
  return {
    verdict: 'not-asked',
    lines: [`NOT CHECKED for known vulnerabilities: the registry could not be asked (${why}).`]
  };
}

/**
 * @param {string} output
 * @returns {Report}
 */
function parsed(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}
