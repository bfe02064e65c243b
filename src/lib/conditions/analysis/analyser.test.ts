import { expect, it, vi } from 'vitest';
import { DEFAULT_PLATFORM } from '../../ascdata/defaults.js';
import { Analyser } from './analyser.svelte.js';
import type { Answer, DefinitionQuestion, Question, Ticketed } from './messages.js';
import { AnalysisTask } from './task.js';

const definition = (source: string): DefinitionQuestion => ({
  type: 'definition',
  source,
  stored: [],
  today: '2026-11-20',
  platform: DEFAULT_PLATFORM,
  prove: true
});

/** Workers that answer on demand. */
function workers() {
  const asked: Ticketed<Question>[][] = [];
  const heard: Answer[] = [];
  const ended = vi.fn();
  const tells: ((answer: Ticketed<Answer>) => void)[] = [];
  const breaks: (() => void)[] = [];
  const onbroken = vi.fn();
  const analyser = new Analyser({ onanswer: (answer) => heard.push(answer), onbroken }, (tell, broken) => {
    const own: Ticketed<Question>[] = [];
    asked.push(own);
    tells.push(tell);
    breaks.push(broken);
    return { post: (question) => own.push(question), terminate: ended };
  });
  return { analyser, asked, heard, ended, tells, breaks, onbroken };
}

it('only the answer to the last question of a kind arrives', () => {
  const { analyser, asked, heard, tells } = workers();
  analyser.define(definition('{}'));
  analyser.ask({ type: 'flips', id: 'a', tried: [] });
  analyser.ask({ type: 'flips', id: 'b', tried: [] });
  const [, first, second] = asked[0]!;
  tells[0]!({ type: 'flips', flips: [], ticket: first!.ticket });
  expect(heard).toEqual([]);
  tells[0]!({ type: 'flips', flips: [], ticket: second!.ticket });
  expect(heard).toEqual([{ type: 'flips', flips: [] }]);
});

it('a worker that is still proving is ended when there is another definition', () => {
  const { analyser, asked, ended } = workers();
  analyser.define(definition('1'));
  analyser.define(definition('2'));
  expect(ended).toHaveBeenCalledTimes(1);
  expect(asked.map((questions) => questions.map((each) => 'source' in each && each.source))).toEqual([['1'], ['2']]);
});

it('a question after cancelling is answered by a new worker, which proves nothing again', () => {
  const { analyser, asked } = workers();
  analyser.define(definition('1'));
  analyser.cancel();
  analyser.ask({ type: 'states', id: 'a' });
  expect(asked[1]).toMatchObject([{ type: 'definition', source: '1', prove: false }, { type: 'states' }]);
});

it('says that a worker could not be started', () => {
  const { analyser, breaks, onbroken } = workers();
  analyser.define(definition('1'));
  breaks[0]!();
  expect(onbroken).toHaveBeenCalledTimes(1);
});

it('a proof of many rules tells at most 20 times how far it is, at last that it is done', () => {
  const Options = { Conditions: [{ Action: 'HIDE', TargetId: 'a', Operator: '==', Value: true }] };
  const ruled = Array.from({ length: 130 }, (_, at) => ({
    Id: `b${at}`,
    DisplayName: 'B',
    DataType: 'boolean',
    Options
  }));
  const told: Answer[] = [];
  const Elements = [{ Id: 'a', DisplayName: 'A', DataType: 'boolean' }, ...ruled];
  new AnalysisTask().answer(definition(JSON.stringify({ Elements })), (answer) => told.push(answer));
  const progress = told.filter(({ type }) => type === 'progress');
  expect(progress.length).toBeLessThanOrEqual(20);
  expect(progress.at(-1)).toEqual({ type: 'progress', done: 130, total: 130 });
});
