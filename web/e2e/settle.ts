import type { Page } from '@playwright/test';

/** How long the page must stay unchanged, and how long to wait for that, in ms. */
const QUIET = { forMs: 150, limitMs: 2000 };

/**
 * Waits until the page has stopped changing: half-faded text has too little contrast, and axe fails if an element
 * disappears while it reads it. Endless animations, such as those of skeletons, are ignored.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(
    ({ forMs, limitMs }) =>
      new Promise<void>((resolve) => {
        const finish = (): void => {
          observer.disconnect();
          clearTimeout(quiet);
          clearTimeout(limit);
          resolve();
        };
        let quiet = setTimeout(finish, forMs);
        const limit = setTimeout(finish, limitMs);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(finish, forMs);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    QUIET,
  );
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
};
