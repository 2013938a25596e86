import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { quantile } from '../../api/bench/stats.ts';
import { DESKTOP, launchOptions } from '../e2e/browser.ts';
import { createSeed } from '../e2e/seed.ts';
import { type Checkout, checkouts, type Figures, printTable } from './checkouts.ts';

/** Measures the keys screen in Chromium, against the real server, with one key and with 300. */
const COUNTS = [1, 300];
const ROUNDS = 7;

interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Each checkout has its own server, started the way its own tests do. */
const start = async ({ root }: Checkout): Promise<Server> => {
  const file = pathToFileURL(path.join(root, 'web/e2e/server.ts')).href;
  const { startServer } = (await import(file)) as { startServer: () => Promise<Server> };
  return startServer();
};

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
    const median = (name: keyof Seen): Figures =>
      Object.fromEntries(
        [...samples].map(([checkout, list]) => [
          checkout.name,
          quantile(
            list.map((seen) => seen[name]),
            0.5,
          ),
        ]),
      );
    printTable(
      `${count === 1 ? '1 key' : `${count} keys`}, median of ${ROUNDS}`,
      LINES.map(([name, line, unit]) => [line, median(name), unit]),
    );
  }
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
