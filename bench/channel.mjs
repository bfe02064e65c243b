import { readFileSync } from 'node:fs';
import { buildPages, median } from './browser.mjs';

const FULL = { runs: 3, trips: 400 };
const SMALL = { runs: 1, trips: 3 };
const library = (name) => ['text/javascript', readFileSync(`static/lib/${name}.js`)];
/** Pages that are isolated from other origins have a clock of 5 µs instead of 100. */
const FINE_CLOCK = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin'
};
const PAGES = {
  '/echo.html': [
    'text/html',
    '<!doctype html><script>onmessage = ({ports: [port]}) => { port.onmessage = ({data}) => port.postMessage(data); };</script>'
  ],
  '/widget.html': [
    'text/html',
    `<!doctype html><script src="/WizardBase.js"></script><script src="/DashboardWidgetBase.js"></script><script>
      var widget = new DashboardWidgetBase(new WizardBase());
      widget.registerDataChangedHandler(function (data) { window.last = data; });
      onload = function () { widget.sendReady(); };
    </script>`
  ],
  '/WizardBase.js': library('WizardBase'),
  '/DashboardWidgetBase.js': library('DashboardWidgetBase')
};

/** One edit, out to the widget's handler and acknowledged, against a bare MessageChannel round trip of the same value. */
export async function benchChannel(resources) {
  const { runs, trips } = resources.isSmall ? SMALL : FULL;
  await buildPages();
  const url = await resources.served(PAGES, FINE_CLOCK);
  const ratios = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await resources.page(`${url}/channel.html`);
    await page.waitForFunction(() => 'measureChannel' in window);
    const { bare, edit } = await page.evaluate((count) => window.measureChannel(count), trips);
    console.log(
      `channel  bare ${median(bare).toFixed(2)} ms · edit ${median(edit).toFixed(2)} ms (medians of ${trips})`
    );
    ratios.push(median(edit) / median(bare));
    await close();
  }
  return [{ what: 'edit to handler, against a bare MessageChannel', measured: median(ratios), bound: 2, unit: 'x' }];
}
