import type { TextsBody } from '../../../src/lib/api.js';
import type { AscElement } from '../../../src/lib/ascdata/types.js';
import { dashboardWith, openBoard, tile, upload } from '../dashboard/board.js';
import { expect, freshName, test } from '../people/people.js';

const TITLE: AscElement = {
  ...{ Id: 'title', DisplayName: 'Title', DataType: 'simpleText', Value: [{ Text: 'Vienna' }] },
  Translations: { de: { DisplayName: 'Titel' } }
};

/** Lists what it was told since it was loaded, each time the German name of its setting. */
const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Names</title>
    <script src="lib/WizardBase.js"></script>
    <script src="lib/DashboardWidgetBase.js"></script>
    <script>
      function start() {
        const widget = new DashboardWidgetBase(new WizardBase());
        widget.registerDataChangedHandler(() => {
          const item = document.createElement('li');
          item.textContent = widget.getElementData().title.Translations.de.DisplayName;
          document.querySelector('ol').append(item);
        });
        widget.sendReady();
      }
    </script>
  </head>
  <body onload="start()"><ol></ol></body>
</html>`;

test('a publication reaches an open dashboard: the running widget gets the new texts without a restart', async ({
  page,
  app
}) => {
  const name = freshName('Names');
  const id = await upload(page, app, name, [TITLE], { files: { 'index.html': INDEX } });
  await openBoard(page, await dashboardWith(page, app, [[name, 0, 0]]));
  const told = tile(page, name).frameLocator('iframe').getByRole('listitem');
  await expect(told).toHaveText(['Titel']);

  const texts = `${app.url}/api/Widgets/${id}/Texts/de`;
  const headers = { origin: app.url, 'if-match': '*' };
  const { Texts } = (await (await page.request.get(texts)).json()) as TextsBody;
  const { Element, Kind, Tag } = Texts[0]!;
  const data = { Texts: [{ Element, Kind, Tag, Text: 'Überschrift', State: 'reviewed' }] };
  expect((await page.request.put(texts, { data, headers })).status()).toBe(200);
  expect((await page.request.post(`${texts}/Publication`, { headers })).status()).toBe(200);
  await expect(told).toHaveText(['Titel', 'Überschrift']);
});
