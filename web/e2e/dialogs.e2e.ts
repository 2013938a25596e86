import type { Locator } from '@playwright/test';
import { DIALOGS, dialog, seedDialogs } from './dialog-cases.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** Whether the middle of an element is what a click there would reach. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const expectInView = async (element: Locator): Promise<void> => {
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(element)).toBe(true);
};

for (const { what, path, open, title, primary } of DIALOGS)
  test(`the title and the button of the dialog of ${what} are in view on a low screen`, async ({
    page,
    seed,
    viewport,
  }) => {
    await page.setViewportSize({ width: viewport?.width ?? 1280, height: 600 });
    await seedDialogs(seed);
    await page.goto(path);
    await open(page);
    const opened = dialog(page, title);
    const button = opened.getByRole('button', { name: primary });
    await expect(button).toBeVisible({ timeout: 30_000 });
    const heading = opened.getByRole('heading', { level: 2 }).first();
    await expectInView(button);
    await expectInView(heading);
    // At its end too, and what has the focus is not behind the buttons.
    await opened.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expectInView(button);
    await expectInView(heading);
    // So are the heads of a table; on a phone its rows are cards.
    const heads = await opened.locator('thead th').all();
    if (viewport?.width !== 375) for (const head of heads) await expectInView(head);
    for (let tabs = 0; tabs < 12; tabs += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 1 && (await focused.evaluate((node) => node.matches('input, select'))))
        await expect.poll(() => isOnTop(focused)).toBe(true);
    }
    await expectAccessible(page);
  });
