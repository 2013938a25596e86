import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { test as base } from './testing-screen.ts';

const TOOL = fileURLToPath(new URL('../../scripts/ensure-test-tool.mjs', import.meta.url));

/** Finds or installs Firefox, once for this process and those it starts; empty if there is none. */
const findFirefox = (): string => {
  process.env.FIREFOX_PATH ??= spawnSync(process.execPath, [TOOL, 'firefox'], {
    encoding: 'utf8',
  }).stdout.trim();
  return process.env.FIREFOX_PATH;
};

/** Collects what Firefox reports about a page: errors, warnings, and violations of its content security policy. */
const watch = async (page: Page): Promise<string[]> => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noConsole: what Firefox reports to the console is what the tests collect
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return problems;
};

/**
 * A page in Firefox as it is released. Playwright only drives a Firefox that was built for it, so this one is driven by
 * Puppeteer; it shares nothing else with the other tests but the server and its data.
 */
export const test = base.extend<{ firefox: { page: Page; problems: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  firefox: async ({}, use) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findFirefox(),
      // As in a window with a person: the icon of a page is fetched, too.
      extraPrefsFirefox: { 'browser.chrome.site_icons': true },
    });
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      await use({ page, problems: await watch(page) });
    } finally {
      await browser.close();
    }
  },
});

/** An element by the role and the name that a screen reader says. */
export const named = (page: Page, role: string, name: string): Locator<Element> =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
