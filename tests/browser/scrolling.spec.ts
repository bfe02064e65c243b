import { expect, test, widget } from './harness/lab.js';

/** A page of a widget in which `#far` is far down, inside a list with its own scrolling. */
const FAR = `
  document.body.innerHTML = '<div style="height: 2000px"></div>' +
    '<div id="list" style="height: 100px; overflow: auto"><div style="height: 2000px"></div><p id="far">Far</p></div>' +
    '<div style="height: 2000px"></div>';
  const place = () => [Math.round(scrollY), Math.round(list.scrollTop), far.getBoundingClientRect().top];`;

for (const [called, how] of [
  ['scrollIntoView()', ''],
  ['scrollIntoView(false)', 'false'],
  ["scrollIntoView({ block: 'center' })", "{ block: 'center' }"]
]) {
  test(`${called} of a widget shows it in the widget, and leaves the page around where it is`, async ({ lab }) => {
    const opened = await lab.open(widget(`${FAR} widget.sendReady();`));
    await expect.poll(() => opened.state()).toBe('live');
    await lab.page.evaluate(() => {
      document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 4000px' }));
      document.body.append(Object.assign(document.createElement('div'), { style: 'height: 4000px' }));
      scrollTo(0, 100);
    });
    const [page, list, top] = (await opened.frame.evaluate(`far.scrollIntoView(${how}); place()`)) as number[];
    expect([page! > 0, list! > 0]).toEqual([true, true]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan((await opened.frame.evaluate('innerHeight')) as number);
    // Another process informs the page around, so it takes effect with the next frame.
    await lab.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await lab.page.evaluate(() => scrollY)).toBe(100);
  });
}
