import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import { checkPackage } from '../../../library/package.js';
import type { CheckAnswer, SentQuestion } from './worker.js';

const scope = {
  posted: [] as CheckAnswer[],
  postMessage: (answer: CheckAnswer) => void scope.posted.push(answer),
  onmessage: undefined as ((event: { data: Partial<SentQuestion> }) => Promise<void>) | undefined
};

/** The worker, with what it posted. */
async function started() {
  vi.stubGlobal('self', scope);
  scope.posted = [];
  await import('./worker.js');
  const base = { settings: undefined, today: '2026-11-20', platform: DEFAULT_PLATFORM, language: 'en' } as const;
  const ask = (question: Partial<SentQuestion>) => scope.onmessage!({ data: { ...base, ...question } });
  return { posted: scope.posted, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the worker answers what it found, and breaks where the check throws', async () => {
  const { posted, ask } = await started();
  await ask({ source: '{' });
  expect(posted).toMatchObject([{ source: '{', found: [{ severity: 'error', line: 1 }] }]);
  await ask({});
  expect(() => vi.runAllTimers()).toThrow(TypeError);
  expect(posted).toHaveLength(1);
});

const widget = {
  SpotIdentifier: 'x',
  SpotVersion: '1.0.0',
  ApiVersion: 1,
  SpotType: 'DashboardWidget',
  NumberOfSlots: 1
};
const title = { Id: 'Title', DisplayName: 'Title', DataType: 'simpleText', Value: 'x' };

it('what the code looks up that no setting has is found, with its place', async () => {
  const { posted, ask } = await started();
  const page = '<script src="lib/DashboardWidgetBase.js"></script><script src="main.js"></script>';
  const script =
    "new DashboardWidgetBase(new WizardBase()).registerSingleElementDataChangedHandler('Titel', () => {});";
  await ask({
    source: JSON.stringify({ ...widget, Elements: [title] }),
    files: [
      ['index.html', page],
      ['main.js', script],
      ['ascData.json', '']
    ]
  });
  await ask({ source: JSON.stringify({ ...widget, Elements: [{ ...title, Id: 'Titles' }] }), files: 'as before' });
  for (const { found } of posted) {
    const inCode = found.filter(({ code }) => code.startsWith('code-'));
    expect(inCode.map(({ code, pointer, place }) => [code, pointer, place])).toEqual([
      ['code-unknown-handler-similar', '', { path: 'main.js', line: 1, text: 'main.js:1' }]
    ]);
    expect(inCode[0]!.text).toMatch(/^main\.js:1/);
  }
  expect(posted).toHaveLength(2);
});

it('a language is told by its name, unless it is the code that is told of', async () => {
  const { posted, ask } = await started();
  const Translations = { fr: { DisplayName: 'Titre' }, xx_y: { DisplayName: 'T' } };
  const elements = [
    { ...title, Translations },
    { ...title, Id: 'Second', DisplayName: 'Second' }
  ];
  await ask({ source: JSON.stringify({ ...widget, Elements: elements }), language: 'de' });
  const texts = posted[0]!.found.map(({ text }) => text);
  expect(texts.some((text) => text.includes('„Französisch“'))).toBe(true);
  expect(texts.some((text) => text.includes('„xx_y“'))).toBe(true);
});

it('with the files of the package, what is found is what a save of it finds', async () => {
  const { posted, ask } = await started();
  const source = JSON.stringify({ ...widget, Elements: [title] });
  const texts = [
    ['ascData.json', '{}'],
    ['index.html', '<script src="gone.js"></script><a href="https://example.com/">out</a>'],
    ['style.css.bak', '']
  ] as const;
  await ask({ source, files: texts });
  const files = texts.map(([name, text]) => ({
    name,
    bytes: new TextEncoder().encode(name === 'ascData.json' ? source : text)
  }));
  const found = posted[0]!.found.map(({ code }) => code);
  const saved = await checkPackage(files, { platform: '11.0', today: '2026-11-20' });
  expect(found).toEqual(saved.map(({ code }) => code));
  expect(found).toEqual(expect.arrayContaining(['package-library-missing', 'package-file-not-found', 'package-link']));
});
