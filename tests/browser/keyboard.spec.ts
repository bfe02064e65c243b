import { widget } from './harness/lab.js';
import { expect, test } from './harness/previewPage.js';

test.describe('the keyboard', { tag: '@isolated' }, () => {
  const field = `
    document.body.insertAdjacentHTML('beforeend', '<input aria-label="Own">');
    const own = document.querySelector('input');
    own.addEventListener('input', () => events.push(own.value));`;
  /** Takes the focus five times for every edit. */
  const thief = widget(`${field}
    const take = (times) => {
      if (times === 0) return events.push('taken');
      if (document.hasFocus()) return requestAnimationFrame(() => take(times));
      window.focus();
      own.focus();
      setTimeout(() => take(times - 1), 20);
    };
    widget.registerDataChangedHandler(() => take(5));
    widget.sendReady();`);

  test('a widget that takes the focus gives it back, with a field of the page as behind a dialog', async ({
    preview
  }) => {
    const { page } = preview;
    await preview.show(thief);
    await expect.poll(() => preview.events()).toEqual(['taken']);
    await page.evaluate(() => {
      const more =
        '<dialog><input aria-label="Asked"></dialog><input aria-label="City" style="position: fixed; top: 0">';
      document.body.insertAdjacentHTML('beforeend', more);
    });
    const city = page.getByLabel('City');
    await city.fill('12345');
    await city.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 4));
    await preview.update('a', 1);
    await expect.poll(() => preview.events()).toEqual(['taken', 'taken']);
    await expect(city).toBeFocused();
    await page.keyboard.type('a');
    await expect(city).toHaveValue('1a5');

    await page.mouse.move(640, 300);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog:has(input)')!.showModal());
    await preview.update('a', 2);
    await expect.poll(() => preview.events()).toEqual(['taken', 'taken', 'taken']);
    await expect(page.getByLabel('Asked')).toBeFocused();
    await page.keyboard.type('b');
    await expect(page.getByLabel('Asked')).toHaveValue('b');
  });

  test('a widget is gone into by a click or with Tab, and left with Tab', async ({ preview }) => {
    const { page } = preview;
    await preview.show(
      widget(`${field} addEventListener('mousemove', () => (window.reached = true)); widget.sendReady();`)
    );
    await expect(preview.state()).toContainText('live');
    const own = (await page.frameLocator('iframe').getByLabel('Own').boundingBox())!;
    await page.mouse.move(5, 400);
    await expect(page.locator('iframe')).toHaveAttribute('data-passed');
    let moved = 0;
    // As long as a person's hand moves: the browser knows the target process of a press only after the next frame.
    const reached = async () => {
      await page.mouse.move(own.x + 5 + (moved++ % 5), own.y + 5);
      return preview.frame.evaluate('window.reached');
    };
    await expect.poll(reached).toBe(true);
    await expect(page.locator('iframe')).not.toHaveAttribute('data-passed');
    await page.mouse.click(own.x + 10, own.y + 5);
    await expect.poll(() => preview.frame.evaluate('document.hasFocus()')).toBe(true);
    await page.keyboard.type('a');
    await expect.poll(() => preview.events()).toEqual(['a']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Late answer' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => preview.frame.evaluate('document.hasFocus()')).toBe(true);
    await page.keyboard.type('b');
    await expect.poll(() => preview.events()).toEqual(['a', 'b']);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Reload the widget' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect.poll(() => preview.frame.evaluate('document.hasFocus()')).toBe(true);
    await page.keyboard.type('c');
    await expect.poll(() => preview.events()).toHaveLength(3);
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('a widget is gone into by a tap, also right after the page was touched', async ({ preview }) => {
      const { page } = preview;
      await preview.show(widget(`${field} widget.sendReady();`));
      await expect(preview.state()).toContainText('live');
      const own = (await page.frameLocator('iframe').getByLabel('Own').boundingBox())!;
      await page.clock.install();
      await page.clock.fastForward(20_000);
      await page.touchscreen.tap(5, 400);
      await page.touchscreen.tap(own.x + 10, own.y + 5);
      await expect.poll(() => preview.frame.evaluate('document.hasFocus()')).toBe(true);
      await page.keyboard.type('a');
      await expect.poll(() => preview.events()).toEqual(['a']);
    });
  });
});
