import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
};
