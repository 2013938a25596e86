import type { Page } from '@playwright/test';

/** How much slower the processor is made for interactions: about as slow as a phone of the middle class. */
export const SLOWDOWN = 4;

/** Nothing is painted any more when so much time has passed, in ms. */
const QUIET_MS = 400;

/** Records the longest interaction since it was last asked. */
export const watchInteractions = (): void => {
  const seen = { longest: 0 };
  Object.assign(window, { interactions: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

export const longestInteraction = async (page: Page): Promise<number> => {
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: { longest: number } };
    const { longest } = interactions;
    interactions.longest = 0;
    return longest;
  });
};
