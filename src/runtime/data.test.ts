import { describe, expect, it } from 'vitest';
import { WidgetData } from './data.js';

const content = (elements: string) => `{"SpotIdentifier":"w","__proto__":{"x":1},"Elements":${elements}}`;

/** A widget's data after a first delivery. */
function delivered(elements: string): WidgetData {
  const data = new WidgetData();
  data.replace(content(elements));
  return data;
}

describe("the widget's copy of the content", () => {
  it('takes Values of elements it knows, and names them', () => {
    const data = delivered('[{"Id":"a","Value":1},{"Id":"b","Value":2},7]');
    expect(data.merge('[["b",3],["c",4]]')).toEqual(['b']);
    expect(data.content?.Elements).toEqual([{ Id: 'a', Value: 1 }, { Id: 'b', Value: 3 }, 7]);
    expect(data.elements.b?.Value).toBe(3);
  });

  it('keeps what a handler was given as it was', () => {
    const data = delivered('[{"Id":"a","Value":1}]');
    const { content: before, elements } = data;
    data.merge('[["a",2]]');
    expect([before?.Elements?.[0]?.Value, data.content?.Elements?.[0]?.Value]).toEqual([1, 2]);
    expect([elements.a?.Value, data.elements.a?.Value]).toEqual([1, 2]);
  });

  it('takes Values although the widget froze what it was given', () => {
    const data = delivered('[{"Id":"a","Value":1}]');
    const given = data.content;
    given?.Elements?.forEach(Object.freeze);
    Object.freeze(given?.Elements);
    Object.freeze(given);
    expect(data.merge('[["a",2]]')).toEqual(['a']);
    expect(data.elements.a?.Value).toBe(2);
  });

  it('treats __proto__ as a key like any other', () => {
    const data = delivered('[{"Id":"__proto__","Value":1}]');
    expect(data.merge('[["__proto__",2]]')).toEqual(['__proto__']);
    expect(Object.getOwnPropertyDescriptor(data.elements, '__proto__')?.value).toMatchObject({ Value: 2 });
    expect(Object.keys(data.content ?? {})).toContain('__proto__');
    expect(Object.getPrototypeOf(data.content)).toBe(Object.prototype);
  });
});
