import { expect, type Locator, type Page } from '@playwright/test';

/** The field of the command palette. */
export const paletteField = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Search commands/ }).getByRole('combobox');

/** Opens the command palette. Pressed before the page listens to it, its key does nothing, and is pressed again. */
export const openPalette = async (page: Page): Promise<void> =>
  expect(async () => {
    if (!(await paletteField(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(paletteField(page)).toBeFocused({ timeout: 5_000 });
  }).toPass();
