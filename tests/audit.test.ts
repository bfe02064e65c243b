import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../scripts/lib/audit.mjs';

const report = (vulnerabilities: Record<string, string>): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(vulnerabilities).map(([name, severity]) => [name, { severity }])
    ),
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } }
  });

describe('the audit of dependencies', () => {
  it.each(['high', 'critical'])('fails on a %s vulnerability, and names the package', (severity) => {
    const { verdict, lines } = auditVerdict(report({ mild: 'low', broken: severity }));
    expect(verdict).toBe('vulnerable');
    expect(lines).toEqual(['Known vulnerabilities in dependencies: 2.', `  ${severity}: broken`, '  low: mild']);
  });

  it.each(['moderate', 'low', 'info'])('only lists a %s one', (severity) => {
    const { verdict, lines } = auditVerdict(report({ dated: severity }));
    expect(verdict).toBe('clean');
    expect(lines).toContain(`  ${severity}: dated`);
  });

  it('is clean if a report lists nothing', () => {
    expect(auditVerdict(report({}))).toEqual({
      verdict: 'clean',
      lines: ['Known vulnerabilities in dependencies: 0.']
    });
  });

  it.each([
    ['an error', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), '405 Method Not Allowed'],
    ['nothing', '', 'no answer'],
    ['half a report', '{"vulnerabilities":{', 'no answer'],
    ['a report without counts', JSON.stringify({ vulnerabilities: {}, metadata: {} }), 'no answer'],
    ['no object', 'null', 'no answer']
  ])('says that nothing was checked if npm prints %s', (_, output, why) => {
    expect(auditVerdict(output)).toEqual({
      verdict: 'not-asked',
      lines: [`NOT CHECKED for known vulnerabilities: the registry could not be asked (${why}).`]
    });
  });
});
