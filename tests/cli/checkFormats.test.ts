import { REPORT_FORMATS } from '../../src/cli/checkFormats.js';
import type { Reported } from '../../src/cli/reported.js';
import { SaxesParser } from 'saxes';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ascdata, definition, flag, useFolder, write } from './harness.js';

const folder = useFolder();
const library = (name: string) => Promise.resolve(new TextEncoder().encode(`class ${name.replace('.js', '')} {}`));
const HOSTILE = '<a> & "b"\r\n::error::x,y:z%\u0001\u001b\u202e]]>';

/** A new widget whose script looks up what is not there, and with these elements. */
async function widget(name: string, ...elements: unknown[]): Promise<string> {
  const path = join(folder, name);
  await ascdata(['init', path], { library });
  write(path, 'ascData.json', definition(...elements));
  write(path, 'main.js', '\n  new DashboardWidgetBase(new WizardBase()).getElementData().Nope;\n');
  return path;
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of a document in XML, in order. @throws Error it is not well-formed */
function elementsIn(text: string): Element[] {
  const all: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => all.push({ name, attributes }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return all;
}

describe('ascdata check', () => {
  it('github annotates the line of each finding, and no text of a file makes another command', async () => {
    const path = await widget('github', flag(HOSTILE), flag(HOSTILE));
    const { code, out } = await ascdata(['check', path, '--format', 'github']);
    const lines = out.trimEnd().split('\n');
    expect([code, /(?!\n)\p{Cc}|\u202e/u.test(out)]).toEqual([1, false]);
    expect(
      lines.slice(0, -1).filter((line) => !/^::(error|warning|notice) file=[^:,]+(,\w+=[^:,]+)*::./.test(line))
    ).toEqual([]);
    expect(lines).toContainEqual(
      expect.stringMatching(`^::warning file=${path}/main\\.js,line=2,col=3,title=code-unknown-id::`)
    );
    expect(lines.at(-1)).toMatch(/^\d+ errors?, /);
  });

  it('github names files as the repository does, without a leading ./', () => {
    const found = { code: 'code-unread', severity: 'warning', pointer: '', params: { place: 'main.js:1' } } as const;
    const reported = [{ found, file: './js/main.js', line: 1, column: 1 }] as unknown as Reported[];
    const out = REPORT_FORMATS.github([{ path: '.', reported }], 'en');
    expect(out).toMatch(/^::warning file=js\/main\.js,line=1/);
  });

  it('junit is well-formed: an error is a failure, a warning a skipped test, and each file a suite', async () => {
    const [wrong, fine] = [
      await widget('wrong', flag(HOSTILE), flag(HOSTILE)),
      write(folder, 'fine.json', definition())
    ];
    const { code, out } = await ascdata(['check', wrong, fine, '--format', 'junit']);
    const all = elementsIn(out);
    const suites = all.filter(({ name }) => name === 'testsuite').map(({ attributes }) => attributes);
    expect(code).toBe(1);
    expect(suites.map(({ name }) => name)).toEqual([wrong, fine]);
    expect(suites[0]).toMatchObject({
      failures: String(all.filter(({ name }) => name === 'failure').length),
      errors: '0'
    });
    expect(suites[1]).toMatchObject({ tests: '1', failures: '0' });
    const cases = all.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes.name);
    expect(cases).toContain(`code-unknown-id ${wrong}/main.js:2:3`);
  });

  it.each(['github', 'junit'])('--fix is refused for %s, which could not say what it mends', async (format) => {
    const { code, err } = await ascdata(['check', write(folder, 'a.json', definition()), '--fix', '--format', format]);
    expect([code, err]).toEqual([2, `ascdata: --fix says what it mends as pretty or json, not as ${format}.\n`]);
  });

  it('findings are sorted by place, those on the whole first, each with a place that a terminal opens', async () => {
    const path = await widget('sorted', flag('b'), flag('b'));
    write(path, 'lib/WizardBase.js', '');
    write(path, 'lib/unused.txt', '');
    const rows = JSON.parse((await ascdata(['check', path, '--format', 'json'])).out) as {
      file: string;
      line?: number;
      column?: number;
    }[];
    const places = rows.map(({ file, line = 0, column = 0 }) => [line === 0 ? '' : file, line, column] as const);
    const sorted = places.toSorted((a, b) => (a[0] === b[0] ? a[1] - b[1] || a[2] - b[2] : a[0] < b[0] ? -1 : 1));
    expect(places).toEqual(sorted);
    expect(new Set(places.map(([file]) => file)).size).toBeGreaterThan(1);
    const { out } = await ascdata(['check', path]);
    expect(out).toContain(` --> ${path}/main.js:2:3\n2 |   new DashboardWidgetBase(`);
  });

  it('a widget that gets no WizardBase is told once, with the place', async () => {
    const path = await widget('double');
    write(path, 'main.js', 'new DashboardWidgetBase();');
    const { out } = await ascdata(['check', path]);
    expect(out.match(/WizardBase[^\n]*\[[\w-]+\]/g)).toEqual([expect.stringContaining('[code-wizard-missing]')]);
  });
});
