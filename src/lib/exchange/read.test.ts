import { describe, expect, it } from 'vitest';
import { exportMark } from './marks.js';
import { readExchange } from './read.js';
import type { ExchangeText, ExchangeWidget } from './types.js';

function widgetsIn(text: string): readonly ExchangeWidget[] {
  const result = readExchange(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.file.widgets;
}

const textsIn = (text: string): readonly ExchangeText[] => widgetsIn(text).flatMap(({ texts }) => texts);

const in12 = (inside: string, unit = '') =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="clock" target-language="de"><body>
    <trans-unit id="name:Title"${unit}>${inside}</trans-unit></body></file></xliff>`;
const in2 = (inside: string, version = '2.0') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="${version}" srcLang="en" trgLang="de">
    <file id="clock"><unit id="name:Title">${inside}</unit></file></xliff>`;
const segment = (source: string, target: string, attributes = '') =>
  `<segment${attributes}><source>${source}</source><target>${target}</target></segment>`;

describe('a text in XLIFF 1.2', () => {
  it.each([
    ['with references', 'a &amp;&#38;&#x26; &lt;b&gt; &quot;&apos; &#13;', 'a &&& <b> "\' \r'],
    ['with blanks and line breaks', '  a\r\n b ', '  a\n b '],
    ['in CDATA', '<![CDATA[a <b> &amp;]]> c', 'a <b> &amp; c'],
    ['with a comment in it', 'a<!-- <b> -->c', 'ac'],
    ['with placeholders of tools', '<ph id="1">{min}</ph> <x id="2" equiv-text="{max}"/>', '{min} {max}'],
    ['with a line break in an attribute', '<x id="1" equiv-text="a\nb"/>', 'a b'],
    ['with codes in pairs', '<bpt id="1">&lt;b&gt;</bpt>a<ept id="1">&lt;/b&gt;</ept>', '<b>a</b>'],
    ['with stretches that are marked', '<g id="1">a <mrk mtype="seg" mid="1">b</mrk></g>', 'a b'],
    ['with a character that XML cannot hold', '<ph id="1" ctype="x-character">\\u{1}</ph>', '\u0001'],
    ['that spells one itself', '\\u{1}', '\\u{1}'],
    ['with an element of a tool', '<t:b xmlns:t="urn:tool">a</t:b>', 'a']
  ])('%s', (_, source, expected) => {
    expect(textsIn(in12(`<source>${source}</source>`))[0]?.source).toBe(expected);
  });

  it('takes an empty placeholder from the one with the same Id in the source', () => {
    const inside = '<source><ph id="1">{min}</ph></source><target>ab <x id="1"/></target>';
    expect(textsIn(in12(inside))[0]?.target).toBe('ab {min}');
  });

  it('is not taken from a suggestion', () => {
    const inside = `<source>a</source><alt-trans><source>x</source><target>y</target></alt-trans>`;
    expect(textsIn(in12(inside))).toMatchObject([{ source: 'a', target: '', state: 'toDo' }]);
  });

  it.each([
    ['', 'new', '', 'toReview'],
    ['', 'needs-translation', '', 'toReview'],
    ['', 'needs-review-translation', '', 'toReview'],
    ['', 'needs-review-translation', 'x-outdated', 'outdated'],
    ['', 'translated', '', 'toReview'],
    ['', 'translated', 'x-outdated', 'toReview'],
    ['', 'final', '', 'reviewed'],
    ['', 'final', 'x-outdated', 'reviewed'],
    ['', 'signed-off', '', 'reviewed'],
    ['no', 'final', '', 'toReview'],
    ['yes', '', '', 'reviewed'],
    ['yes', 'translated', '', 'reviewed'],
    ['yes', 'needs-review-translation', '', 'reviewed'],
    ['yes', 'needs-translation', '', 'toReview'],
    ['no', '', '', 'toReview'],
    ['', '', '', 'toReview'],
    ['', 'x-tool', '', 'toReview']
  ])('approved %j, state %j, qualifier %j: %s', (approved, state, qualifier, expected) => {
    const given = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`);
    const target = `<target${given('state', state)}${given('state-qualifier', qualifier)}>b</target>`;
    expect(textsIn(in12(`<source>a</source>${target}`, given('approved', approved)))[0]?.state).toBe(expected);
  });

  it.each([
    ['no state at all', '', '', 'outdated' as const, 'outdated'],
    ['no state at all', '', '', 'reviewed' as const, 'reviewed'],
    ['no review', '', ' state="translated"', 'outdated' as const, 'outdated'],
    ['no review', '', ' state="translated"', 'reviewed' as const, 'toReview']
  ])(
    'of a tool that knows %s is as it was exported, as long as it is the same (%#)',
    (_, unit, target, state, expected) => {
      const read = (text: string) => {
        const note = `<note>${exportMark({ source: 'a', target: 'b', state })}</note>`;
        return textsIn(in12(`<source>a</source><target${target}>${text}</target>${note}`, unit))[0]?.state;
      };
      expect([read('b'), read('c')]).toEqual([expected, 'toReview']);
    }
  );

  it('whose source has changed is not as exported', () => {
    const note = `<note>${exportMark({ source: 'x', target: 'b', state: 'reviewed' })}</note>`;
    expect(textsIn(in12(`<source>a</source><target>b</target>${note}`))[0]?.state).toBe('toReview');
  });

  it('changed after its review does not count as reviewed, even if “approved” was left in place', () => {
    const note = `<note from="hash">${exportMark({ source: 'a', target: 'b', state: 'reviewed' })}</note>`;
    const inside = `<source>a</source><target state="translated">c</target>${note}`;
    expect(textsIn(in12(inside, ' approved="yes"'))[0]?.state).toBe('toReview');
  });

  it('without a letter counts as none', () => {
    const inside = '<source>a</source><target state="final">\n  </target>';
    expect(textsIn(in12(inside))).toMatchObject([{ target: '', state: 'toDo' }]);
  });
});

describe('a text in XLIFF 2', () => {
  it.each(['2.0', '2.1', '2.2'])('is read in version %s', (version) => {
    expect(textsIn(in2(segment('a', 'b'), version))).toMatchObject([{ source: 'a', target: 'b' }]);
  });

  it.each([
    ['with data beside it', '<ph id="1" dataRef="d1" disp="x"/>', '{min}'],
    ['with a placeholder that is shown', '<ph id="1" disp="{min}" equiv="x"/>', '{min}'],
    ['with a placeholder that has a text', '<ph id="1" equiv="{min}"/>', '{min}'],
    ['with a character that XML cannot hold', 'a<cp hex="0001"/><cp hex="D800"/>', 'a\u0001\uD800'],
    ['with codes in pairs', '<sc id="1" dataRef="d2"/>a<ec startRef="1" dataRef="d3"/>', '<b>a</b>'],
    ['with stretches that are marked', '<pc id="1">a <mrk id="2">b</mrk></pc><sm id="3"/>c<em startRef="3"/>', 'a bc']
  ])('%s', (_, source, expected) => {
    const data = '<data id="d1">{min}</data><data id="d2">&lt;b&gt;</data><data id="d3">&lt;/b&gt;</data>';
    expect(textsIn(in2(`<originalData>${data}</originalData>${segment(source, '')}`))[0]?.source).toBe(expected);
  });

  it('in segments is one text, with the state of the least advanced segment', () => {
    const first = segment('One.', 'Eins.', ' state="final"');
    const second = segment('Two.', 'Zwei.', ' state="translated"');
    const inside = `${first}<ignorable><source> </source></ignorable>${second}`;
    expect(textsIn(in2(inside))).toMatchObject([{ source: 'One. Two.', target: 'Eins. Zwei.', state: 'toReview' }]);
  });

  it.each([
    ['', 'toReview'],
    [' state="initial"', 'toReview'],
    [' state="translated"', 'toReview'],
    [' state="translated" subState="asc:outdated"', 'outdated'],
    [' state="translated" subState="poedit:fuzzy"', 'toReview'],
    [' state="initial" subState="asc:outdated"', 'toReview'],
    [' state="reviewed"', 'reviewed'],
    [' state="reviewed" subState="asc:outdated"', 'reviewed'],
    [' state="final"', 'reviewed']
  ])('with a segment%s: %s', (attributes, expected) => {
    expect(textsIn(in2(segment('a', 'b', attributes)))[0]?.state).toBe(expected);
  });
});

describe('a file', () => {
  it('may prefix its elements, and contain those of tools', () => {
    const text = `<x:xliff version="2.0" xmlns:x="urn:oasis:names:tc:xliff:document:2.0" xmlns:t="urn:t" trgLang="de">
      <x:file id="clock"><t:unit id="no"/><unit id="no"/><x:unit id="name:Title"><t:segment/>
      <x:segment><x:source>a</x:source></x:segment></x:unit></x:file></x:xliff>`;
    expect(textsIn(text)).toMatchObject([{ key: { element: 'Title', kind: 'name' }, source: 'a' }]);
  });

  it('may contain elements of tools in their own namespace', () => {
    const own = '<segment xmlns="urn:t"><source>x</source></segment>';
    expect(textsIn(in2(`${own}${segment('a', '')}`))).toMatchObject([{ source: 'a' }]);
  });

  it('may begin with a byte order mark and blanks', () => {
    expect(textsIn(`\uFEFF${in2(segment('a', ''))}`)).toHaveLength(1);
    expect(textsIn(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>\r\n${in2(segment('a', ''))}`)).toHaveLength(1);
    expect(textsIn('\uFEFFid,kind,source,target\na,name,b,c')).toHaveLength(1);
  });

  it('may have a widget in several parts', () => {
    const part = (id: string) =>
      `<file original="clock"><body><trans-unit id="${id}"><source>a</source></trans-unit></body></file>`;
    expect(widgetsIn(`<xliff version="1.2">${part('name:a')}${part('name:b')}</xliff>`)).toMatchObject([
      { id: 'clock', texts: [{ key: { element: 'a' } }, { key: { element: 'b' } }] }
    ]);
  });

  it('may leave out its language', () => {
    const text = in2(segment('a', '')).replace(' trgLang="de"', '');
    expect(readExchange(text)).toMatchObject({ ok: true, file: { language: '' } });
  });

  it.each([
    ['commas', 'target,ID,source,Kind\nb,Title,a,name\n'],
    ['semicolons', 'id;kind;source;target\nTitle;name;a;b'],
    ['tabs, and columns of a tool', '"Id"\t"x"\t"kind"\t"source"\t"target"\r\nTitle\t\tNAME\ta\tb\r\n\r\n'],
    ['line ends of old', 'id,kind,source,target\rTitle,name,a,b\r'],
    ['a short row', 'id,kind,source,target,state,where\nTitle,name,a,b']
  ])('may be CSV with %s', (_, text) => {
    expect(textsIn(text)).toEqual([
      { key: { element: 'Title', kind: 'name' }, source: 'a', target: 'b', state: 'toReview', comments: [] }
    ]);
  });

  it.each([
    ['to do', 'toReview'],
    ['To Review', 'toReview'],
    ['reviewed', 'reviewed'],
    ['outdated', 'outdated'],
    ['source changed', 'outdated'],
    ['', 'toReview']
  ])('may be CSV with the state %j', (state, expected) => {
    expect(textsIn(`id,kind,source,target,state\na,name,b,c,${state}`)[0]?.state).toBe(expected);
  });
});
