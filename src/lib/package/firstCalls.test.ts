import { expect, it } from 'vitest';
import { firstCalls } from './firstCalls.js';

const PRINT = 'registerPrintHandler';

it.each<[what: string, file: string, text: string, line: number | undefined]>([
  ['a call', 'main.js', 'const a = 1;\nwidget.registerPrintHandler(() => 1);', 2],
  ['a call in a module, with a space', 'src/a.mjs', 'widget.registerPrintHandler (f)', 1],
  ['a call in a page', 'index.html', '<p>\n<script>\nwidget.registerPrintHandler(f)</script>', 3],
  [
    'a call in a script that a page loads',
    'index.html',
    '<script src="a.js">registerPrintHandler()</script>',
    undefined
  ],
  ['a comment', 'main.js', '// widget.registerPrintHandler(f)', undefined],
  ['a text', 'main.js', 'log("registerPrintHandler()")', undefined],
  ['another function', 'main.js', 'unregisterPrintHandler(f); registerPrintHandlers(f)', undefined],
  ['a file that is no script', 'notes.txt', 'registerPrintHandler()', undefined]
])('in %s', (_what, file, text, line) => {
  expect(firstCalls([[file, text]], [PRINT]).get(PRINT)).toEqual(line === undefined ? undefined : { file, line });
});

it('the first of several files counts', () => {
  const files = ['a.js', 'b.js'].map((name) => [name, 'isDetailView()'] as const);
  expect(firstCalls(files, [PRINT, 'isDetailView'])).toEqual(new Map([['isDetailView', { file: 'a.js', line: 1 }]]));
});
