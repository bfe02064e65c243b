import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chunkOf, runsAtOnce } from '../scripts/lib/chunks.mjs';

const EDITOR = 'src/routes/widgets/[id]/+page.svelte';
const START = 'src/routes/+page.svelte';
const LAYOUT = 'src/routes/+layout.svelte';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** A module graph: static and dynamic importers of each. */
function chunkIn(modules: Record<string, { at?: string[]; later?: string[] }>, asked: string) {
  const known = new Map(Object.entries(modules).map(([file, importers]) => [pathOf(file), importers]));
  return chunkOf(pathOf(asked), (id) => ({
    isEntry: id.endsWith('/entry.js'),
    importers: (known.get(id)?.at ?? []).map(pathOf),
    dynamicImporters: (known.get(id)?.later ?? []).map(pathOf)
  }));
}

describe('a module of the build', () => {
  it('goes into the base if a layout or an entry needs it, whatever else does', () => {
    expect(chunkIn({ 'src/a.ts': { at: [LAYOUT, EDITOR] } }, 'src/a.ts')).toBe('base');
    expect(chunkIn({ 'src/a.ts': { at: ['src/b.ts'] }, 'src/b.ts': { at: ['src/entry.js'] } }, 'src/a.ts')).toBe(
      'base'
    );
  });

  it('does not go into the base if only the error page needs it', () => {
    expect(chunkIn({ 'src/a.ts': { at: ['src/routes/+error.svelte'] } }, 'src/a.ts')).toBeNull();
  });

  it('goes into the base if the editor needs it at once', () => {
    expect(chunkIn({ 'src/a.ts': { at: ['src/b.ts'] }, 'src/b.ts': { at: [EDITOR] } }, 'src/a.ts')).toBe('base');
    expect(chunkIn({ 'src/a.ts': { at: [EDITOR], later: [EDITOR] } }, 'src/a.ts')).toBe('base');
    expect(chunkIn({}, EDITOR)).toBe('base');
  });

  it('is loaded after the first field if the editor needs it later', () => {
    const dialog = { 'src/Dialog.svelte': { later: ['src/b.ts'] }, 'src/b.ts': { at: [EDITOR] } };
    expect(chunkIn(dialog, 'src/Dialog.svelte')).toBe('later');
    expect(chunkIn({ ...dialog, 'src/a.ts': { at: ['src/Dialog.svelte'] } }, 'src/a.ts')).toBe('later');
    expect(chunkIn({ 'src/a.ts': { at: [START], later: [EDITOR] } }, 'src/a.ts')).toBe('common');
  });

  it.each([
    ['conditions', 'workspace'],
    ['translations', 'translations'],
    ['definition', 'definition']
  ])(
    'of the widget’s view %s is placed as the editor needs it, and stays with the view if only that needs it',
    (name, part) => {
      const view = `src/routes/widgets/[id]/${name}/+page.ts`;
      expect(chunkIn({ 'src/a.ts': { at: [EDITOR], later: [view] } }, 'src/a.ts')).toBe('base');
      expect(chunkIn({ 'src/a.ts': { later: [EDITOR, view] } }, 'src/a.ts')).toBe('later');
      expect(chunkIn({ 'src/a.ts': { later: [view] } }, 'src/a.ts')).toBeNull();
      const texts = `src/lib/messages/de/screens/${part}.ts`;
      expect(chunkIn({ [texts]: { later: [EDITOR, view] } }, texts)).toBeNull();
    }
  );

  it('of Svelte that no field needs is loaded after the first field', () => {
    const bindings = 'node_modules/svelte/src/internal/client/dom/elements/bindings';
    const svelte = { at: ['src/entry.js'] };
    expect(chunkIn({ [`${bindings}/input.js`]: svelte }, `${bindings}/input.js`)).toBe('common');
    expect(chunkIn({ [`${bindings}/this.js`]: svelte }, `${bindings}/this.js`)).toBe('base');
  });

  it('goes into one file for all pages that share it, and stays with a page that alone needs it', () => {
    const users = 'src/routes/users/+page.ts';
    expect(chunkIn({ 'src/a.ts': { at: [START], later: [users] } }, 'src/a.ts')).toBe('common');
    expect(chunkIn({ 'src/a.ts': { at: [START] } }, 'src/a.ts')).toBeNull();
  });

  it('with texts that can wait goes into one file per language, while the first texts stay separate', () => {
    const texts = 'src/lib/messages/de/screens';
    const [base, preview] = [`${texts}/base.ts`, `${texts}/preview.ts`];
    expect(chunkIn({ [base]: { later: [LAYOUT] } }, base)).toBeNull();
    expect(chunkIn({ [preview]: { later: [EDITOR] } }, preview)).toBe('texts-de');
    const words = 'src/lib/messages/fr/valueWords.ts';
    expect(
      chunkIn(
        {
          [words]: { at: ['src/lib/datatypes/shared/valueText.ts'] },
          'src/lib/datatypes/shared/valueText.ts': { at: [EDITOR] }
        },
        words
      )
    ).toBe('base');
    expect(chunkIn({}, 'node_modules/date-fns/locale/en-GB.js')).toBe('texts-en');
    expect(chunkIn({}, 'node_modules/date-fns/locale/_lib/buildMatchFn.js')).toBe('distances');
    expect(chunkIn({}, 'node_modules/date-fns/locale/en-US/_lib/match.js')).toBe('distances');
  });

  it('with texts that are needed in every language does not go into the file of one language', () => {
    const values = 'src/lib/messages/de/findings/values.ts';
    const rest = 'src/lib/messages/de/parts.ts';
    const wording = 'src/lib/ascdata/wording.ts';
    expect(chunkIn({ [values]: { at: [rest] }, [rest]: { later: [EDITOR] } }, values)).toBe('texts-de');
    expect(chunkIn({ [values]: { at: [rest, wording] }, [wording]: { later: [START] } }, values)).toBe('findings');
  });

  it('that says what is missing waits for nothing that other pages share', () => {
    const [missing, notice] = ['src/routes/Missing.svelte', 'src/lib/ui/Notice.svelte'];
    const graph = { [missing]: { later: [LAYOUT] }, [notice]: { at: [missing, START] } };
    expect([chunkIn(graph, missing), chunkIn(graph, notice)]).toEqual(['notice', 'notice']);
  });

  it('that texts need goes into the base, not into the texts that can wait', () => {
    const texts = 'src/lib/messages/de/screens/preview.ts';
    const grammar = 'src/lib/language/grammar.ts';
    expect(chunkIn({ [grammar]: { at: [texts] }, [texts]: { later: [EDITOR] } }, grammar)).toBe('base');
  });

  it('goes into the base if the editor needs it at once and another page needs it too, at once or later', () => {
    expect(chunkIn({ 'src/a.ts': { at: [EDITOR, START] } }, 'src/a.ts')).toBe('base');
    expect(chunkIn({ 'src/a.ts': { at: [EDITOR], later: [START] } }, 'src/a.ts')).toBe('base');
  });

  it('goes into the base even if another page opens the editor later, or a page below it needs it', () => {
    const opened = {
      'src/a.ts': { at: ['src/routes/widgets/WidgetEditor.svelte'] },
      'src/routes/widgets/WidgetEditor.svelte': { at: [EDITOR], later: ['src/routes/dashboard/+page.svelte'] }
    };
    expect(chunkIn(opened, 'src/a.ts')).toBe('base');
    const below = 'src/routes/widgets/[id]/replace/+page.svelte';
    expect(chunkIn({ 'src/a.ts': { at: [EDITOR, below] } }, 'src/a.ts')).toBe('base');
  });

  it('is placed even if modules import each other in a circle', () => {
    const ring = { 'src/a.ts': { at: ['src/b.ts'] }, 'src/b.ts': { at: ['src/a.ts', EDITOR] } };
    expect(chunkIn(ring, 'src/a.ts')).toBe('base');
  });

  it('goes with its styles', () => {
    const styled = {
      'src/A.svelte?svelte&type=style&lang.css': { at: ['src/A.svelte'] },
      'src/A.svelte': { at: [EDITOR] }
    };
    expect(chunkIn(styled, 'src/A.svelte?svelte&type=style&lang.css')).toBe('base');
  });
});

it.each([
  ['a page', 'base', 5_000, 'src/lib/editor/Field.svelte', true],
  ['what several pages share', 'common', 5_000, 'src/lib/ui/Combobox.svelte', false],
  ['a large library', 'view', 5_000, 'node_modules/@codemirror/view/dist/index.js', false],
  ['a few lines', 'base', 4_999, 'src/lib/editor/Field.svelte', false]
])(
  'the functions of %s are compiled while it arrives only if they run at once',
  (_of, name, length, file, isHinted) => {
    expect(runsAtOnce({ name, code: ' '.repeat(length), moduleIds: [pathOf(file)] })).toBe(isHinted);
  }
);
