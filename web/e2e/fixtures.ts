import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';
import { createSeed, type Seed } from './seed.ts';
import { type Server, startServer } from './server.ts';
import { settle } from './settle.ts';

interface TestFixtures {
  /** Stores keys over REST; the server is empty when a test starts. */
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
      const seed = createSeed(server.url);
      await seed.clear();
      await use(seed);
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

/** Dark differs in its colours alone, and these do not depend on the width: a test of both widths looks once. */
const colorSchemes = (): ('light' | 'dark')[] => {
  const { project, tags } = test.info();
  return project.name === 'mobile' && !tags.includes('@narrow') ? ['light'] : ['light', 'dark'];
};

/** No violation that axe knows in light, and none of its rules about colours in dark, but for rules in `except`. */
export const expectAccessible = async (
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> => {
  for (const colorScheme of colorSchemes()) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, colorScheme, except);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect(found, `axe in the ${colorScheme} scheme`).toEqual([]);
  }
};

export { expect };
