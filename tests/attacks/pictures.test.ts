import { expect, it } from 'vitest';
import type { WidgetSummary } from '../../src/lib/api.js';
import { findChromium } from '../../src/lib/server/pictures/chromium.js';
import { describeAttackOnce, STANDARD_WIDGETS } from './target.js';

const browser = {
  RENDER: '1',
  CHROMIUM_PATH: findChromium(process.env.CHROMIUM_PATH) ?? 'none',
  ...STANDARD_WIDGETS
};

describeAttackOnce(
  'a package on a server that runs as root',
  (target) => {
    it.runIf(process.getuid?.() === 0)('gets no browser to break out of, although one is installed', async () => {
      const [widget] = (await (await target.ask('/api/Widgets')).json()) as WidgetSummary[];
      // The standard widgets have pictures wherever there is a browser.
      const picture = await target.ask(`/api/Widgets/${widget?.Id}/Thumbnail`);
      expect([picture.status, await picture.text()]).toEqual([204, '']);
    });
  },
  browser
);
