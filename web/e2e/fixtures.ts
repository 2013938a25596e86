import { test as base, expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { type ConsoleGuard, watchConsole } from './console-guard.ts';
import { createSeed, type Seed } from './seed.ts';
import { type Server, startServer } from './server.ts';
import { settle } from './settle.ts';

interface TestFixtures {
  /** Stores keys over REST. Every test starts with an empty server. */
  seed: Seed;
  /** Fails the test on any error or warning in the console that the test did not allow. */
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
      expect(guard.unexpected(), 'errors and warnings of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** How many times axe may check a page that changes during the check. */
const ATTEMPTS = 3;

type Violations = Awaited<ReturnType<typeof violationsOf>>;

/** In CSS px: WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24;

/**
 * Whether what counts as too small is so. It is not if a row that stays in view covers a part of it, which comes into view with the
 * next scroll, nor behind an open dialog, where it cannot be pressed.
 */
const isTooSmall = (element: Element, least: number): boolean => {
  if (element.closest('[aria-modal]') === null && document.querySelector('[aria-modal]') !== null)
    return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 1, y],
    [right - 1, y],
    [x, top + 1],
    [x, bottom - 1],
  ] as const;
  const isWhole = points.every(([atX, atY]) => element.contains(document.elementFromPoint(atX, atY)));
  window.scrollTo({ top: 0, behavior: 'instant' });
  return !isWhole || right - left < least || bottom - top < least;
};

const withoutCovered = async (page: Page, violations: Violations): Promise<Violations> => {
  const sizes = violations.find(({ id }) => id === 'target-size');
  if (sizes === undefined) return violations;
  const small = await Promise.all(
    sizes.nodes.map(({ target }) =>
      page.locator(String(target[0])).first().evaluate(isTooSmall, LEAST_TARGET),
    ),
  );
  const nodes = sizes.nodes.filter((_, index) => small[index]);
  const others = violations.filter((violation) => violation !== sizes);
  return nodes.length === 0 ? others : [...others, { ...sizes, nodes }];
};

/**
 * What axe finds on a page that has stopped changing. Axe maps the page before it reads it, and throws if a part
 * appears or disappears in between, as late rendering on a busy machine can cause. Then the check is repeated.
 */
const violationsAtRest = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  except: string[],
  attemptsLeft = ATTEMPTS,
) => {
  await settle(page);
  try {
    return await withoutCovered(page, await violationsOf(page, colorScheme, except));
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    return violationsAtRest(page, colorScheme, except, attemptsLeft - 1);
  }
};

/**
 * For a page with an open list or tooltip: Mantine renders these at the end of the body, outside every landmark. The
 * element they belong to refers to them with `aria-controls` or `aria-describedby`.
 */
export const WITH_OPEN_LIST = { except: ['region'] };

/** The parts that differ on a narrow screen: rows become cards, the sidebar a drawer, and dialogs fill the window. */
const NARROW_PARTS = '[role="table"], [role="dialog"]';

/** The narrow layouts that axe has checked, by page. Each test has its own page. */
const layoutsChecked = new WeakMap<Page, Set<string>>();

/** Whether this test has not yet checked the same screen with the same parts. */
const isNewLayout = async (page: Page): Promise<boolean> => {
  const parts = await page
    .locator(NARROW_PARTS)
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('role')));
  const layout = [new URL(page.url()).pathname, ...new Set(parts)].join(' ');
  const checked = layoutsChecked.get(page) ?? new Set();
  layoutsChecked.set(page, checked);
  return !checked.has(layout) && checked.add(layout) !== undefined;
};

/**
 * The schemes in which axe checks a state. For a test that runs at both widths, each state is checked on the wide
 * screen, in light and dark. On the narrow one each layout is checked once: the elements differ, while their colors
 * and most of their content are the same. Tests that only run on the narrow screen check each state there.
 */
const colorSchemes = async (page: Page): Promise<('light' | 'dark')[]> => {
  const { project, tags } = test.info();
  if (project.name !== 'mobile' || tags.includes('@narrow')) return ['light', 'dark'];
  return (await isNewLayout(page)) ? ['light'] : [];
};

/** Scrolls the window at once. Returns where it was, in px. */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((y) => {
    const before = window.scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    return before;
  }, top);

/** What is scrolled halfway under the buttons of a dialog would count as too small: they leave their place meanwhile. */
const holdButtons = (page: Page, isHeld: boolean): Promise<void> =>
  page.locator('[data-dialog-footer]').evaluateAll((footers, held) => {
    for (const footer of footers) {
      (footer as HTMLElement).style.position = held ? '' : 'static';
      footer.closest('[role="dialog"]')?.scrollTo(0, 0);
    }
  }, isHeld);

/**
 * Expects no violation of any rule of axe in light, and none of its color rules in dark, except for the rules in
 * `except`. Only checks the widths and schemes in which the state can differ.
 */
export const expectAccessible = async (
  page: Page,
  { except = [] }: { except?: string[] } = {},
): Promise<void> => {
  const schemes = await colorSchemes(page);
  // What is scrolled halfway under a row that stays in view would count as too small.
  const top = schemes.length === 0 ? 0 : await scrollTo(page, 0);
  if (schemes.length > 0) await holdButtons(page, false);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsAtRest(page, colorScheme, except);
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect(found, `axe in the ${colorScheme} scheme`).toEqual([]);
  }
  if (schemes.length > 0) await holdButtons(page, true);
  if (top > 0) await scrollTo(page, top);
};

export { expect };
