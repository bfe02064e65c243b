import { describe, expect, test } from 'vitest';
import { DEFAULT_PLATFORM } from '../../src/lib/ascdata/defaults.js';
import { checkPackage } from '../../src/lib/package/check.js';
import { registry } from '../../src/lib/datatypes/registry.js';
import { structure } from '../../src/lib/datatypes/validators.generated.js';
import { text } from '../attacks/zips/build.js';

const options = {
  registry,
  structure,
  platform: DEFAULT_PLATFORM,
  patterns: { test: () => 'match' as const, settled: async () => {} },
  today: '2026-11-20',
  libraries: {}
};

const ASC_DATA = JSON.stringify({
  SpotIdentifier: 'a',
  SpotVersion: '1',
  ApiVersion: 1,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1
});
const PAGE =
  '<script src="WizardBase.js"></script><script src="DashboardWidgetBase.js"></script>' +
  '<script>new DashboardWidgetBase(new WizardBase())</script>';
const good: Record<string, string> = {
  'index.html': PAGE,
  'ascData.json': ASC_DATA,
  'WizardBase.js': '',
  'DashboardWidgetBase.js': ''
};

async function check(contents: Record<string, string>, fileName?: string) {
  const files = Object.entries(contents).map(([name, content]) => ({ name, bytes: text(content) }));
  const { source, ascData, findings } = await checkPackage({ fileName, files }, options);
  return {
    source,
    ascData,
    codes: findings.map(({ code, params }) => [code, params.file, params.found].filter(Boolean).join(' '))
  };
}

function without(name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(good).filter(([each]) => each !== name));
}

function below(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(good).map(([name, content]) => [folder + name, content]));
}

describe('checkPackage', () => {
  test('a package that keeps every rule gives no finding, but its source and its data', async () => {
    const { codes, source, ascData } = await check(good, 'a.dash.zip');
    expect(codes).toEqual([]);
    expect(source).toBe(ASC_DATA);
    expect(ascData?.data?.SpotIdentifier).toBe('a');
  });

  test.each(['a.zip', 'a.dash.zip.exe', 'dash.zip', ''])('the name must end in .dash.zip: “%s”', async (fileName) => {
    expect((await check(good, fileName)).codes).toEqual(['package-extension']);
  });

  test.each(['a.dash.zip', 'A.DASH.ZIP', undefined])(
    'accepts a valid name, or none for a folder: %s',
    async (fileName) => {
      expect((await check(good, fileName)).codes).toEqual([]);
    }
  );

  test.each(['index.html', 'ascData.json'])('%s must be there', async (name) => {
    expect((await check(without(name))).codes).toEqual([`package-missing-file ${name}`]);
  });

  test.each(['WizardBase.js', 'DashboardWidgetBase.js'])('the library %s must be there', async (name) => {
    const { codes } = await check(without(name));
    expect(codes).toContain(`package-library-missing ${name}`);
  });

  test('says where the files are if a folder was packed instead of its content', async () => {
    const { codes, source } = await check(below('my-widget/'));
    expect(codes).toEqual([
      'package-misplaced-file index.html my-widget/index.html',
      'package-misplaced-file ascData.json my-widget/ascData.json'
    ]);
    expect(source).toBeUndefined();
  });

  test('finds files whose names differ in case, and names them', async () => {
    const { codes } = await check({ ...without('ascData.json'), 'ascdata.json': ASC_DATA });
    expect(codes).toEqual(['package-misplaced-file ascData.json ascdata.json']);
  });

  test('accepts files that an operating system leaves behind', async () => {
    const { codes } = await check({ ...good, '__MACOSX/._index.html': '', 'img/.DS_Store': '' });
    expect(codes).toEqual(['package-system-files __MACOSX/._index.html']);
  });

  test('warns of what belongs to no widget, such as a repository, once with its number', async () => {
    const { codes } = await check({ ...good, 'js/.GIT/config': '', 'NODE_MODULES/a.js': '', '.npmrc': '' });
    expect(codes).toEqual(['package-stray-files js/.GIT/']);
  });

  test('findings on ascData.json have their place', async () => {
    const files = Object.entries({ ...good, 'ascData.json': '{' }).map(([name, content]) => ({
      name,
      bytes: text(content)
    }));
    const { findings } = await checkPackage({ files }, options);
    expect(findings.every((found) => found.severity === 'error' && found.line === 1)).toBe(true);
    expect(findings).not.toEqual([]);
  });
});
