import { type Browser, chromium, type Page } from '@playwright/test';
import { DESKTOP, launchOptions } from '../e2e/browser.ts';
import { createSeed } from '../e2e/seed.ts';
import { type Checkout, checkouts, printTable } from './checkouts.ts';
import { longestInteraction, SLOWDOWN, watchInteractions } from './interactions.ts';
import { medians } from './medians.ts';
import { type Server, start } from './servers.ts';

/**
 * What somebody notices of a screen, in Chromium against the real server: when a first visit paints something and its largest part, what
 * moves meanwhile, and the slowest of a few interactions until the next paint. 300 keys are stored.
 */
const KEYS = 300;
const ROUNDS = 5;
/** Nothing is loaded or moved any more when so much time has passed, in ms. */
const SETTLED_MS = 1500;

interface Screen {
  path: string;
  /** Each leads to a paint. */
  steps: readonly ((page: Page) => Promise<void>)[];
}

const SCREENS: readonly Screen[] = [
  {
    path: '/',
    steps: [
      (page) => page.keyboard.press('Control+k'),
      (page) => page.keyboard.press('r'),
      (page) => page.keyboard.press('o'),
    ],
  },
  {
    path: '/keys',
    steps: [
      (page) => page.keyboard.press('/'),
      (page) => page.keyboard.press('7'),
      (page) => page.keyboard.press('Escape'),
    ],
  },
  {
    path: '/discover',
    steps: [
      (page) => page.getByRole('textbox').first().click(),
      (page) => page.keyboard.press('a'),
      (page) => page.keyboard.press('b'),
    ],
  },
  {
    path: '/test',
    steps: [
      (page) => page.getByRole('form', { name: 'Request' }).getByLabel('Endpoint').click(),
      (page) => page.keyboard.press('v'),
      (page) => page.keyboard.press('1'),
    ],
  },
];

type Sample = Record<'paint' | 'largest' | 'shift' | 'interaction', number>;

/** Records in the page what is painted, and what moves without anybody having done something. */
const watchPaint = (): void => {
  const seen = { largest: 0, shift: 0 };
  Object.assign(window, { painted: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const readPaint = (page: Page): Promise<Omit<Sample, 'interaction'>> =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...(window as unknown as { painted: { largest: number; shift: number } }).painted,
  }));

/** A first visit: a new profile, nothing cached. */
const visit = async (browser: Browser, url: string, { path, steps }: Screen): Promise<Sample> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPaint);
  await page.addInitScript(watchInteractions);
  await page.goto(new URL(path, url).href);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const painted = await readPaint(page);
  let interaction = 0;
  await longestInteraction(page);
  for (const step of steps) {
    await step(page);
    interaction = Math.max(interaction, await longestInteraction(page));
  }
  await context.close();
  return { ...painted, interaction };
};

const LINES = [
  ['paint', 'first contentful paint', 'ms'],
  ['largest', 'largest contentful paint', 'ms'],
  ['shift', 'layout shift', ''],
  ['interaction', 'slowest interaction to next paint', 'ms'],
] as const;

const all = checkouts();
const servers = new Map<Checkout, Server>();
const browser = await chromium.launch(launchOptions);
try {
  for (const checkout of all) {
    const server = await start(checkout);
    servers.set(checkout, server);
    const seed = createSeed(server.url);
    for (let index = 0; index < KEYS; index += 1) await seed.key({ name: `Key ${index}` });
  }
  for (const screen of SCREENS) {
    const samples = new Map(all.map((checkout) => [checkout, [] as Sample[]]));
    // The first round warms up. The checkouts take turns, so that a busy moment affects both.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [checkout, { url }] of servers) {
        const sample = await visit(browser, url, screen);
        if (round > 0) samples.get(checkout)?.push(sample);
      }
    printTable(
      `${screen.path}, processor ${SLOWDOWN} times slower`,
      LINES.map(([name, line, unit]) => [line, medians(samples, name), unit]),
    );
  }
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
