import { expect, type Page } from '@playwright/test';

/**
 * Waits until a draft with this text is in the tab's session storage. It is kept there as soon as the reader of secrets is loaded:
 * a reload before that loses it. The text is one that JSON writes as it is.
 */
export const untilKept = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(text);
