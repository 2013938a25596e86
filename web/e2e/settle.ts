import type { Page } from '@playwright/test';

/** How long the page must not change to count as at rest, and how long that is waited for, in ms. */
const QUIET = { forMs: 150, limitMs: 2000 };

/**
 * Waits for what moves to come to rest: a half-faded text has too little contrast, and a part that goes while axe
 * reads it ends axe. Skeletons never end and stay.
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
