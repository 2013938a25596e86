import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';
import { createSeed, type Seed } from './seed.ts';
import { type Server, startServer } from './server.ts';
import { settle } from './settle.ts';

interface TestFixtures {
  /** Stores keys over REST; the server is a new one when a test starts. */
  seed: Seed;
  /** Fails the test on any error or warning in the console that it did not allow. */
  consoleGuard: ConsoleGuard;
}

interface WorkerFixtures {
  server: Server;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  seed: [
    async ({ server }, use) => {
      await server.reset();
      await use(createSeed(server.url));
    },
    { auto: true },
  ],

  consoleGuard: [
    async ({ page }, use) => {
      const guard = await watchConsole(page);
      await use(guard);
      expect(guard.unexpected(), 'complaints in the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: what differs between the two schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** How often axe looks at a page that changes while it looks. */
const LOOKS = 3;

/**
 * What axe finds on a page at rest. Axe maps the page before it reads it, and throws on a part that comes or goes in
 * between, as late drawing on a busy machine makes them do: then it looks again.
 */
const violationsOf = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  except: string[],
  looksLeft = LOOKS,
) => {
  await settle(page);
  // Its other mode gathers what frames hold in a page of its own, which takes twice as long; our pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).disableRules(except);
  try {
    return (await (colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)).analyze())
      .violations;
  } catch (error) {
    if (looksLeft <= 1) throw error;
    return violationsOf(page, colorScheme, except, looksLeft - 1);
  }
};

/**
 * For a page with an open list or tooltip: Mantine draws these at the end of the body, outside every landmark. What
 * they belong to names them by `aria-controls` or `aria-describedby`.
 */
export const WITH_OPEN_LIST = { except: ['region'] };

/** What becomes something else on a narrow screen: rows become cards, the sidebar a drawer, dialogs fill the window. */
const NARROW_PARTS = '[role="table"], [role="dialog"]';

/** The narrow layouts of each page that axe has seen. A page lives as long as its test. */
const layoutsSeen = new WeakMap<Page, Set<string>>();

/** Whether no earlier look of this test was at the same screen with the same parts. */
const isNewLayout = async (page: Page): Promise<boolean> => {
  const parts = await page
    .locator(NARROW_PARTS)
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('role')));
  const layout = [new URL(page.url()).pathname, ...new Set(parts)].join(' ');
  const seen = layoutsSeen.get(page) ?? new Set();
  layoutsSeen.set(page, seen);
  return !seen.has(layout) && seen.add(layout) !== undefined;
};

/**
 * In which schemes axe looks at a state. A test of both widths has each state looked at on the wide screen, light and
 * dark. On the narrow one it looks once for each layout: what differs are the elements, while their colours and most
 * of their content are the same. What only a narrow screen has is looked at there, each time.
 */
const colorSchemes = async (page: Page): Promise<('light' | 'dark')[]> => {
  const { project, tags } = test.info();
  if (project.name !== 'mobile' || tags.includes('@narrow')) return ['light', 'dark'];
  return (await isNewLayout(page)) ? ['light'] : [];
};

/**
 * No violation that axe knows in light, and none of its rules about colours in dark, but for rules in `except`; at the
 * widths and in the schemes in which the state can differ.
 */
export const expectAccessible = async (
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> => {
  for (const colorScheme of await colorSchemes(page)) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, colorScheme, except);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect(found, `axe in the ${colorScheme} scheme`).toEqual([]);
  }
};

export { expect };
