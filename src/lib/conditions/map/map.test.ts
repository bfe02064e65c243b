import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/laws.js';
import type { AscElement, Condition } from '../../ascdata/types.js';
import { editorData, services } from '../../form/testing.js';
import { EditorState } from '../../form/state.svelte.js';
import { Definition } from '../definition.js';
import { timetable } from '../testingTimetable.js';
import { edgeText, graphOf, groupsOf, type Graph } from './graph.js';
import { BOX_WIDTH, layOut, type LayoutQuestion } from './layout.js';
import { Layouter } from './layouter.js';
import { nearSketch, neighbours, wholeSketch, type SketchOptions } from './sketch.js';
import { stepFrom } from './walk.js';

function graphFor(elements: readonly AscElement[]): Graph {
  const data = editorData({}, elements);
  const form = new EditorState(data, services);
  return graphOf(
    new Definition(data.Source),
    form.fields.map(({ id }) => id),
    (id) => form.explain(id)
  );
}

const options = (selected: string, over: Partial<SketchOptions> = {}): SketchOptions => ({
  selected,
  open: new Set(),
  rank: () => 0,
  ...over
});

const hide = (TargetId: string, Value: unknown, Operator = '=='): Condition => ({
  Action: 'HIDE',
  TargetId,
  Operator,
  Value
});

/** A setting that 2,000 others read, each with another condition, or all with the same. */
function hub(valueOf: (place: number) => unknown): AscElement[] {
  const others = Array.from({ length: 2_000 }, (_, place): AscElement => ({
    Id: `e${place}`,
    DisplayName: `E ${place}`,
    DataType: 'boolean',
    Value: true,
    Options: { Conditions: [hide('Hub', valueOf(place))] }
  }));
  return [{ Id: 'Hub', DisplayName: 'Hub', DataType: 'number', Value: 0 }, ...others];
}

describe('the graph of a definition', () => {
  const graph = graphFor(timetable);

  it('has an edge for each condition, labelled as in the file', () => {
    expect(
      graph.edges.filter(({ element }) => element === 'TimeZone').map(({ target, text }) => [target, text])
    ).toEqual([
      ['ShowClock', '== false'],
      ['Shows', '== Notice']
    ]);
    expect(graph.settings).not.toContain('Title');
    expect(graph.edges).toHaveLength(13);
  });

  it.each([
    [{ operator: '!=', expected: 'Departures' }, '!= Departures'],
    [{ operator: '==', expected: '' }, '== ""'],
    [{ operator: '<', expected: 4 }, '< 4'],
    [{ operator: undefined, expected: undefined }, '?'],
    [{ operator: '==', expected: 'A long text\nin two lines' }, '== A long text in…']
  ])('%o is written %s', (condition, text) => expect(edgeText(condition)).toBe(text));

  it('settings that rules join are a group, named after the one that most rules read', () => {
    const apart = graphFor([
      ...timetable,
      { Id: 'a', DisplayName: 'A', DataType: 'boolean', Value: true },
      { Id: 'b', DisplayName: 'B', DataType: 'boolean', Value: true, Options: { Conditions: [hide('a', true)] } }
    ]);
    expect(groupsOf(apart).map(({ name, settings }) => [name, settings.length])).toEqual([
      ['Shows', 12],
      ['a', 2]
    ]);
  });
});

describe('a sketch', () => {
  it('of few settings shows them all, each by itself', () => {
    const graph = graphFor(timetable);
    const sketch = wholeSketch(graph, [], options('Stop'))!;
    expect(sketch.boxes.map(({ id }) => id)).toEqual(graph.settings);
    expect(sketch.links).toHaveLength(13);
  });

  it('around a setting shows what it reads, itself, what reads it, and how many more read those', () => {
    const sketch = nearSketch(graphFor(timetable), options('ShowDelays'));
    expect(sketch.boxes.map(({ id, unseen }) => [id, unseen])).toEqual([
      ['Shows', 5],
      ['ShowDelays', 0],
      ['DelayFrom', 0],
      ['WarningColour', 0]
    ]);
    expect(neighbours(graphFor(timetable), 'TimeZone')).toEqual(new Set(['TimeZone', 'ShowClock', 'Shows']));
  });

  it('of a hub with 2,000 different rules has room for 40 of them, problems first, and counts the others', () => {
    const graph = graphFor(hub((place) => place));
    const sketch = nearSketch(graph, options('Hub', { rank: (id) => (id === 'e1999' ? 0 : 1) }));
    expect(sketch.boxes).toHaveLength(41);
    expect(sketch.boxes[1]!.id).toBe('e1999');
    expect(sketch.left).toBe(1_960);
    expect(wholeSketch(graph, graph.settings, options('Hub'))).toBeUndefined();
  });

  it('stacks settings with the same rule, and opens the stack in its place', () => {
    const graph = graphFor(hub((place) => place % 3));
    const whole = wholeSketch(graph, graph.settings, options('Hub', { open: new Set(['e1']) }))!;
    expect(whole.boxes.map(({ id, members, isOpen }) => [id, members.length, isOpen])).toEqual([
      ['Hub', 1, false],
      ['e0', 667, false],
      ['e1', 667, true],
      ['e2', 666, false]
    ]);
    expect(whole.links.map(({ from, to }) => [from, to])).toEqual([
      ['Hub', 'e0'],
      ['Hub', 'e1'],
      ['Hub', 'e2']
    ]);
  });
});

const questions = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 30 }).map((pairs): LayoutQuestion => ({
  boxes: Array.from({ length: 15 }, (_, place) => ({ id: `b${place}`, height: place % 4 === 0 ? 90 : 48 })),
  links: pairs.map(([from, to], place) => ({ key: `${place}`, from: `b${from}`, to: `b${to}`, width: 60 + place }))
}));

describe('a layout', () => {
  it('no two boxes touch, every link arrives at its box, and everything is inside, in circles too', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { boxes, links, width, height } = layOut(question);
        expect(boxes).toHaveLength(15);
        for (const a of boxes) {
          expect(a.x >= 0 && a.y >= 0 && a.x + BOX_WIDTH <= width && a.y + a.height <= height).toBe(true);
          for (const b of boxes) {
            const isApart =
              a.x + BOX_WIDTH < b.x || b.x + BOX_WIDTH < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
            expect(a === b || isApart).toBe(true);
          }
        }
        expect(links.map(({ key }) => key).sort()).toEqual(question.links.map(({ key }) => key).sort());
        for (const { key, end, reach } of links) {
          const box = boxes.find(({ id }) => id === question.links[Number(key)]!.to)!;
          expect(end.x < box.x && end.y > box.y && end.y < box.y + box.height).toBe(true);
          expect(reach.bottom <= height && reach.right <= width).toBe(true);
        }
      }),
      { seed: 16, numRuns: runs(100) }
    );
  });

  it('what is read stands to the left of what reads it', () => {
    const graph = graphFor(timetable);
    const { boxes } = layOut({
      boxes: graph.settings.map((id) => ({ id, height: 48 })),
      links: graph.edges.map(({ key, target, element }) => ({ key, from: target, to: element, width: 80 }))
    });
    const column = new Map(boxes.map((box) => [box.id, box.column]));
    for (const { target, element } of graph.edges) expect(column.get(target)).toBeLessThan(column.get(element)!);
  });

  it('the keys walk along the links to the nearest box, and up and down a column', () => {
    const graph = graphFor(timetable);
    const links = graph.edges.map(({ key, target, element }) => ({ key, from: target, to: element, width: 80 }));
    const layout = layOut({ boxes: graph.settings.map((id) => ({ id, height: 48 })), links });
    expect(stepFrom('DelayFrom', 'reads', layout, links)).toBe('ShowDelays');
    expect(stepFrom('Shows', 'reads', layout, links)).toBeUndefined();
    expect(['DelayFrom', 'WarningColour']).toContain(stepFrom('ShowDelays', 'readers', layout, links));
    const last = layout.boxes.at(-1)!;
    expect(stepFrom(last.id, 'below', layout, links)).toBeUndefined();
    const above = stepFrom(last.id, 'above', layout, links)!;
    expect(stepFrom(above, 'below', layout, links)).toBe(last.id);
  });

  it('a worker whose result nobody needs any longer is terminated', () => {
    const log: string[] = [];
    const answers: unknown[] = [];
    let tell: (() => void) | undefined;
    const layouter = new Layouter(
      { onlayout: (layout) => answers.push(layout), onbroken: () => log.push('broken') },
      (onlayout) => {
        log.push('opened');
        tell = () => onlayout({ width: 0, height: 0, boxes: [], links: [] });
        return { post: () => log.push('asked'), terminate: () => log.push('ended') };
      }
    );
    layouter.ask({ boxes: [], links: [] });
    layouter.ask({ boxes: [], links: [] });
    tell!();
    layouter.ask({ boxes: [], links: [] });
    expect(log).toEqual(['opened', 'asked', 'ended', 'opened', 'asked', 'asked']);
    expect(answers).toHaveLength(1);
  });
});
