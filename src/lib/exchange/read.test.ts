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
    ['with stretches that are marked', 'a <mrk mtype="seg" mid="1">b</mrk>', 'a b'],
    ['with a code that has no partner', '<it id="1" pos="open">&lt;b&gt;</it>a', '<b>a'],
    [
      'with a text inside a code',
      '<ph id="1">&lt;i t="<sub>a <x id="2" equiv-text="{n}"/></sub>"&gt;</ph>',
      '<i t="a {n}">'
    ],
    [
      'with beginnings and ends',
      '<bx id="1" equiv-text="&lt;b&gt;"/>a<ex id="2" rid="1" equiv-text="&lt;/b&gt;"/>',
      '<b>a</b>'
    ],
    [
      'with a stretch around codes',
      '<bpt id="1">&lt;b&gt;</bpt>a<ept id="1">&lt;/b&gt;</ept><g id="1">c</g>',
      '<b>a</b><b>c</b>'
    ],
    ['with a line break', 'a<x id="1" ctype="lb"/>b', 'a\nb'],
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

  it('takes the beginning and the end of a stretch each from its own in the source', () => {
    const source = '<bpt id="1">&lt;b&gt;</bpt>a<ept id="1">&lt;/b&gt;</ept>';
    expect(
      ['<bpt id="1"/>b<ept id="1"/>', '<bx id="1"/>b<ex id="1"/>', '<g id="1">b</g>'].map(
        (target) => textsIn(in12(`<source>${source}</source><target>${target}</target>`))[0]?.target
      )
    ).toEqual(Array(3).fill('<b>b</b>'));
  });

  it('brings the comments on its stretches', () => {
    const mark = '<mrk mtype="x-note" comment="Too long?">b</mrk>';
    expect(textsIn(in12(`<source>a</source><target>${mark}</target><note>c</note>`))[0]?.comments).toEqual([
      'c',
      'Too long?'
    ]);
  });

  const seg = (mid: string, text: string) => `<mrk mtype="seg" mid="${mid}">${text}</mrk>`;
  it.each([
    ['each', `${seg('1', 'Eins.')} ${seg('2', 'Zwei.')}`, undefined],
    ['one', `${seg('1', 'Eins.')} ${seg('2', '')}`, true],
    ['one, the other left out', seg('2', 'Zwei.'), true],
    ['none, unsegmented', 'Eins. Zwei.', undefined]
  ])('in two segments, with a translation of %s, is incomplete: %#', (_, target, isIncomplete) => {
    const source = `<source>One. Two.</source><seg-source>${seg('1', 'One.')} ${seg('2', 'Two.')}</seg-source>`;
    const [text] = textsIn(in12(`${source}<target state="final">${target}</target>`, ' approved="yes"'));
    expect([text?.source, text?.isIncomplete, text?.state]).toEqual([
      'One. Two.',
      isIncomplete,
      isIncomplete ? 'toReview' : 'reviewed'
    ]);
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
    ['', 'new', 'x-inherited', 'toReview'],
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

  it.each([
    ['', 'final', 'toReview'],
    ['yes', '', 'toReview'],
    ['yes', 'final', 'toReview'],
    ['', 'signed-off', 'toReview']
  ])(
    'changed after its review is to review, whatever it still carries: approved %j, state %j',
    (approved, state, expected) => {
      const note = `<note from="hash">${exportMark({ source: 'a', target: 'b', state: 'reviewed' })}</note>`;
      const given = (name: string, value: string) => (value === '' ? '' : ` ${name}="${value}"`);
      const read = (target: string) =>
        textsIn(
          in12(
            `<source>a</source><target${given('state', state)}>${target}</target>${note}`,
            given('approved', approved)
          )
        )[0];
      expect([read('c')?.state, read('b')?.state]).toEqual([expected, 'reviewed']);
    }
  );

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
    ['with stretches that are marked', 'a <mrk id="2">b</mrk><sm id="3"/>c<em startRef="3"/>', 'a bc'],
    ['with a stretch and its data', '<pc id="1" dataRefStart="d2" dataRefEnd="d3">a</pc>', '<b>a</b>'],
    ['with a stretch that is shown', '<pc id="1" dispStart="[" dispEnd="]">a</pc>', '[a]'],
    ['with a stretch that has texts', '<pc id="1" equivStart="&lt;b&gt;" equivEnd="">a</pc>', '<b>a'],
    ['with a beginning and an end that are shown', '<sc id="1" disp="["/>a<ec startRef="1" disp="]"/>', '[a]'],
    ['with copies', '<sc id="1" dataRef="d2"/>a<sc id="2" copyOf="1"/>', '<b>a<b>'],
    ['with a line break', 'a<ph id="1" type="fmt" subType="xlf:lb"/>b', 'a\nb']
  ])('%s', (_, source, expected) => {
    const data = '<data id="d1">{min}</data><data id="d2">&lt;b&gt;</data><data id="d3">&lt;/b&gt;</data>';
    expect(textsIn(in2(`<originalData>${data}</originalData>${segment(source, '')}`))[0]?.source).toBe(expected);
  });

  it('takes a stretch from that with the same Id in the source, however it is written there', () => {
    const source = '<sc id="1" disp="&lt;b&gt;"/>a<ec startRef="1" disp="&lt;/b&gt;"/>';
    expect(textsIn(in2(segment(source, '<pc id="1">b</pc>')))[0]?.target).toBe('<b>b</b>');
  });

  it.each(['<pc id="1">a</pc>', '<sc id="1"/>a', 'a<ec startRef="1"/>', '<ph id="1"/>'])(
    'is refused without what a code stands for: %s',
    (source) => {
      expect(readExchange(in2(segment(source, '')))).toMatchObject({ ok: false, problem: { code: 'inline', line: 2 } });
    }
  );

  it('brings the comments on its stretches', () => {
    const stretches =
      '<mrk id="1" type="comment" value="Too long?">b</mrk><sm id="2" type="comment" value="Why?"/><em startRef="2"/>';
    expect(textsIn(in2(segment('a', stretches)))[0]?.comments).toEqual(['Too long?', 'Why?']);
  });

  it('has its segments in the order of the target', () => {
    const [one, two] = [
      '<segment><source>One</source><target order="3">eins</target></segment>',
      '<segment><source>two</source><target order="1">Zwei</target></segment>'
    ];
    const between = '<ignorable><source> </source></ignorable>';
    expect(textsIn(in2(`${one}${between}${two}`))).toMatchObject([{ source: 'One two', target: 'Zwei eins' }]);
    const wrong = in2(`${one}${between}${two.replace('order="1"', 'order="3"')}`);
    expect(readExchange(wrong)).toMatchObject({ ok: false, problem: { code: 'value' } });
  });

  it.each([
    ['without a target', '<segment state="final"><source>Two.</source></segment>', true],
    ['with a blank target', segment('Two.', ' ', ' state="final"'), true],
    ['of blanks', segment('  ', '', ' state="final"'), undefined]
  ])('with a segment %s is incomplete, not reviewed: %#', (_, second, isIncomplete) => {
    const [text] = textsIn(in2(`${segment('One.', 'Eins.', ' state="final"')}${second}`));
    expect([text?.isIncomplete, text?.state]).toEqual([isIncomplete, isIncomplete ? 'toReview' : 'reviewed']);
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
    [' state="initial" subState="asc:inherited"', 'toReview'],
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

  it.each([
    ['en', undefined],
    ['en-GB', undefined],
    ['fr', 'fr']
  ])('with the source language %s has another one than ours: %s', (language, expected) => {
    const read = (text: string) => {
      const result = readExchange(text);
      return result.ok ? result.file.otherSource : result.problem;
    };
    const two = `<xliff version="2.0" srcLang="${language}" trgLang="de"><file id="a"/></xliff>`;
    const one = `<xliff version="1.2"><file original="a" source-language="${language}"/></xliff>`;
    expect([read(two), read(one)]).toEqual([expected, expected]);
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

  it('may be CSV without the column entry: an entry is its own source', () => {
    const text = 'id,kind,source,target\nMode,entry,Clock,Uhr\nMode,entry,Date,Datum';
    expect(textsIn(text).map(({ key }) => key.entry)).toEqual(['Clock', 'Date']);
  });

  it.each([
    ['entry', 'id,kind,source,target\nMode,entry,,Uhr', 2, 1],
    ['entry', 'entry,id,kind,source,target\n,Mode,entry,Clock,Uhr\n,Mode,entry,Date,Datum', 3, 1],
    ['widget', 'widget,id,kind,source,target\n,Title,name,a,b\n,Title,name,a,b', 3, 1]
  ])('says which column a row of CSV needs: %s', (expected, text, line, cell) => {
    expect(readExchange(text)).toMatchObject({ ok: false, problem: { code: 'emptied', expected, line, cell } });
  });

  it.each([
    ['to do', 'toReview'],
    ['inherited', 'toReview'],
    ['To Review', 'toReview'],
    ['reviewed', 'reviewed'],
    ['outdated', 'outdated'],
    ['source changed', 'outdated'],
    ['', 'toReview']
  ])('may be CSV with the state %j', (state, expected) => {
    expect(textsIn(`id,kind,source,target,state\na,name,b,c,${state}`)[0]?.state).toBe(expected);
  });
});
