import { type Browser, chromium, type Page } from '@playwright/test';
import { DESKTOP, launchOptions } from '../e2e/browser.ts';
import { createSeed, seedNumbered, seedThousandsOfKeys } from '../e2e/seed.ts';
import { type Checkout, checkouts, type Figures, printTable } from './checkouts.ts';
import { medians } from './medians.ts';
import { type Server, start } from './servers.ts';

/**
 * Measures the screens that show or choose keys and endpoints, in Chromium against the real server, with 10,000 of each: the
 * longest task of a visit and of what is done there, and how many elements are in the document.
 */
const COUNT = 10_000;
const ROUNDS = 3;
/** Nothing is being drawn any more when no task was long for this time, in ms. */
const QUIET_MS = 700;
const LONGEST_WAIT_MS = 60_000;

interface Step {
  name: string;
  run: (page: Page) => Promise<void>;
}

interface Screen {
  path: string;
  /** It is there when this is. */
  ready: (page: Page) => Promise<void>;
  steps: readonly Step[];
}

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

const keySelect = (page: Page) => page.getByRole('form', { name: 'Request' }).getByLabel('API key').first();

const SCREENS: readonly Screen[] = [
  {
    path: '/',
    ready: (page) => page.locator('main h1').waitFor(),
    steps: [
      { name: 'open the palette', run: (page) => page.keyboard.press('Control+k') },
      { name: 'type into the palette', run: (page) => page.keyboard.type('key 77') },
    ],
  },
  {
    path: '/keys',
    ready: (page) => page.locator('tbody tr').first().waitFor(),
    steps: [
      { name: 'scroll to the end', run: scrollToEnd },
      { name: 'search', run: (page) => page.getByRole('searchbox', { name: 'Search keys' }).press('7') },
      {
        name: 'clear the search',
        run: (page) => page.getByRole('searchbox', { name: 'Search keys' }).press('Escape'),
      },
      {
        name: 'sort',
        run: (page) => page.getByRole('columnheader', { name: 'Provider' }).getByRole('button').click(),
      },
      {
        name: 'select all',
        run: (page) => page.getByRole('checkbox', { name: 'Select all shown' }).first().click(),
      },
    ],
  },
  {
    path: '/test',
    ready: (page) => keySelect(page).waitFor(),
    steps: [
      { name: 'open the select', run: (page) => keySelect(page).click() },
      { name: 'search in the select', run: (page) => page.keyboard.type('77') },
      { name: 'choose', run: (page) => page.keyboard.press('Enter') },
      {
        name: 'type an endpoint',
        run: async (page) => {
          await page.getByRole('form', { name: 'Request' }).getByLabel('Endpoint').click();
          await page.keyboard.type('/v1');
        },
      },
    ],
  },
  {
    path: '/endpoints',
    ready: (page) => page.locator('main li h2').first().waitFor(),
    steps: [
      { name: 'scroll to the end', run: scrollToEnd },
      {
        name: 'search',
        run: (page) => page.getByRole('searchbox', { name: 'Search endpoints' }).press('7'),
      },
    ],
  },
];

/** Records the longest task since it was last asked, and when the last one was. */
const watch = (): void => {
  const tasks = { longest: 0, last: 0 };
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      tasks.longest = Math.max(tasks.longest, duration);
      tasks.last = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
};

/** Waits until nothing is drawn any more. Returns the longest task until then, and the number of elements. */
const settled = async (page: Page): Promise<{ longest: number; elements: number }> => {
  const until = Date.now() + LONGEST_WAIT_MS;
  let quietMs = 0;
  do {
    await page.waitForTimeout(QUIET_MS);
    quietMs = await page.evaluate(
      () => performance.now() - (window as unknown as { tasks: { last: number } }).tasks.last,
    );
  } while (quietMs < QUIET_MS && Date.now() < until);
  return page.evaluate(() => {
    const { tasks } = window as unknown as { tasks: { longest: number } };
    const { longest } = tasks;
    tasks.longest = 0;
    return { longest, elements: document.querySelectorAll('*').length };
  });
};

type Sample = Record<string, number>;

/** A first visit, and then each step. */
const visit = async (browser: Browser, url: string, { path, ready, steps }: Screen): Promise<Sample> => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(new URL(path, url).href);
  await ready(page);
  const opened = await settled(page);
  const sample: Sample = { open: opened.longest, elements: opened.elements };
  for (const { name, run } of steps) {
    await run(page);
    const { longest, elements } = await settled(page);
    sample[name] = longest;
    sample.elements = Math.max(sample.elements ?? 0, elements);
  }
  await context.close();
  return sample;
};

/** The endpoints first, because a new one is searched for every stored key. */
const fill = async (url: string): Promise<void> => {
  const seed = createSeed(url);
  const [provider] = await seed.providers();
  await seedNumbered(COUNT, (number) =>
    seed.post('/api/saved-endpoints', {
      providerId: provider?.id,
      name: `Endpoint ${number}`,
      endpoint: `https://api.example.com/v1/items/${number}`,
      method: 'GET',
    }),
  );
  await seedThousandsOfKeys(seed, COUNT);
};

const all = checkouts();
const servers = new Map<Checkout, Server>();
const browser = await chromium.launch(launchOptions);
try {
  for (const checkout of all) servers.set(checkout, await start(checkout));
  await Promise.all([...servers.values()].map(({ url }) => fill(url)));
  for (const screen of SCREENS) {
    const samples = new Map(all.map((checkout) => [checkout, [] as Sample[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [checkout, { url }] of servers)
        samples.get(checkout)?.push(await visit(browser, url, screen));
    const figures = (name: string): Figures => medians(samples, name);
    printTable(`${screen.path}, ${COUNT} keys and endpoints`, [
      ['elements in the document', figures('elements'), ''],
      ['longest task of a visit', figures('open'), 'ms'],
      ...screen.steps.map(({ name }) => [`longest task to ${name}`, figures(name), 'ms'] as const),
    ]);
  }
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
