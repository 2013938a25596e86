import { type Browser, chromium, type Page } from '@playwright/test';
import { DESKTOP, launchOptions } from '../e2e/browser.ts';
import { createSeed } from '../e2e/seed.ts';
import { type Checkout, checkouts, type Figures, printTable } from './checkouts.ts';
import { longestInteraction, SLOWDOWN, watchInteractions } from './interactions.ts';
import { medians } from './medians.ts';
import { type Server, start } from './servers.ts';

/**
 * Measures the keys screen in Chromium, against the real server, with one key and with 300: how soon rows are there, and
 * with 300 how soon an action shows its effect on a slow processor.
 */
const COUNTS = [1, 300];
const ROUNDS = 7;

/** The rows count as complete when no new one has appeared for this long, in ms. */
const QUIET_MS = 400;

/** Records in the page when the first and the last row appeared, the long tasks and the layout shifts. */
const watch = (): void => {
  const seen = { first: 0, last: 0, rows: 0, longest: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const look = (): void => {
    const rows = document.querySelectorAll('tbody tr').length;
    if (rows > seen.rows) {
      seen.first ||= performance.now();
      seen.last = performance.now();
      seen.rows = rows;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longest = Math.max(seen.longest, duration);
      seen.blocked += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

type Seen = Record<'first' | 'last' | 'rows' | 'longest' | 'blocked' | 'shift', number>;

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** A first visit: a new profile, nothing cached. */
const visit = async (browser: Browser, url: string): Promise<Seen> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(new URL('/keys', url).href);
  await page.locator('tbody tr').first().waitFor();
  for (let last = -1, now = 0; last !== now; ) {
    last = now;
    await page.waitForTimeout(QUIET_MS);
    now = (await readSeen(page)).rows;
  }
  const seen = await readSeen(page);
  await context.close();
  return seen;
};

/** From an action to the next frame that shows its effect, in ms. */
const INTERACTIONS = [
  ['search', 'type into the search'],
  ['clear', 'clear the search'],
  ['sort', 'sort by provider'],
  ['select', 'select all'],
] as const;

type Times = Partial<Record<(typeof INTERACTIONS)[number][0], number>>;

/** Does the same on the screen of either checkout; what one of them cannot do is left out. */
const interact = async (browser: Browser, url: string): Promise<Times> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(new URL('/keys', url).href);
  await page.locator('tbody tr').nth(299).waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await longestInteraction(page);
  const times: Times = {};
  const search = page.getByRole('searchbox', { name: 'Search keys' });
  await search.press('7');
  times.search = await longestInteraction(page);
  await search.press('Escape');
  times.clear = await longestInteraction(page);
  const sorter = page.getByRole('columnheader', { name: 'Provider' }).getByRole('button');
  if ((await sorter.count()) > 0) {
    await sorter.click();
    times.sort = await longestInteraction(page);
    await page.getByRole('checkbox', { name: 'Select all shown' }).first().click();
    times.select = await longestInteraction(page);
  }
  await context.close();
  return times;
};

const LINES = [
  ['first', 'first rows after', 'ms'],
  ['last', 'last rows after', 'ms'],
  ['rows', 'rows drawn', ''],
  ['longest', 'longest task', 'ms'],
  ['blocked', 'blocked in total', 'ms'],
  ['shift', 'layout shift', ''],
] as const;

const all = checkouts();
const servers = new Map<Checkout, Server>();
const browser = await chromium.launch(launchOptions);
try {
  for (const checkout of all) servers.set(checkout, await start(checkout));
  let seeded = 0;
  for (const count of COUNTS) {
    for (const { url } of servers.values()) {
      const seed = createSeed(url);
      for (let index = seeded; index < count; index += 1) await seed.key({ name: `Key ${index}` });
    }
    seeded = count;
    const samples = new Map(all.map((checkout) => [checkout, [] as Seen[]]));
    // The first round warms up. The checkouts take turns, so that a busy moment affects both.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [checkout, { url }] of servers) {
        const seen = await visit(browser, url);
        if (round > 0) samples.get(checkout)?.push(seen);
      }
    }
    const median = (name: keyof Seen): Figures => medians(samples, name);
    printTable(
      `${count === 1 ? '1 key' : `${count} keys`}, median of ${ROUNDS}`,
      LINES.map(([name, line, unit]) => [line, median(name), unit]),
    );
  }
  const times = new Map(all.map((checkout) => [checkout, [] as Times[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [checkout, { url }] of servers) times.get(checkout)?.push(await interact(browser, url));
  printTable(
    `300 keys, to the next paint, ${SLOWDOWN} times slower`,
    INTERACTIONS.map(([name, line]) => [line, medians(times, name), 'ms']),
  );
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
