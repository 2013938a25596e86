/*
 * Takes screenshots of every state of every screen, as PNG files and one contact sheet. The states are in the
 * `*.shots.ts` files next to this one. Arguments: the widths, separated by commas, and the features to take; all if there
 * are none.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DESKTOP, launchOptions, MOBILE } from '../e2e/browser.ts';
import buildApp from '../e2e/build.ts';
import { createSeed } from '../e2e/seed.ts';
import { type Server, startServer } from '../e2e/server.ts';
import { settle } from '../e2e/settle.ts';
import { type Picture, writeSheet } from './contact-sheet.ts';
import type { Shot, ShotList } from './shot.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../../shots/', import.meta.url));

/** The windows by their width; the others are only taken if they are asked for. */
const VIEWPORTS = new Map(
  [
    DESKTOP,
    MOBILE,
    { width: 768, height: 1024 },
    { width: 800, height: 600 },
    { width: 900, height: 600 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ].map((one) => [one.width, one]),
);
const SCHEMES = ['light', 'dark'] as const;
/** Longer pages are cut at this height, in px. */
const MAX_HEIGHT = 6000;

const readLists = async (wanted: readonly string[]): Promise<ShotList[]> => {
  const files = (await readdir(here)).filter((file) => file.endsWith('.shots.ts')).sort();
  const lists = await Promise.all(
    files.map(async (file) => ((await import(path.join(here, file))) as { list: ShotList }).list),
  );
  return wanted.length === 0 ? lists : lists.filter(({ feature }) => wanted.includes(feature));
};

/** Makes the window as high as the page, until nothing that is rendered only when it is visible makes it higher. */
const showAll = async (page: Page, width: number): Promise<void> => {
  for (let before = 0; ; ) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
    if (height <= before || height >= MAX_HEIGHT) return;
    before = height;
    await settle(page);
  }
};

/** A state that cannot be produced any more does not stop the others. */
const failures: string[] = [];

interface Take {
  browser: Browser;
  server: Server;
  feature: string;
  shot: Shot;
}

const take = async ({ browser, server, feature, shot }: Take): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const viewport of viewports) {
    // For each width again, because producing a state may change what is stored.
    await server.reset();
    await shot.seed?.(createSeed(server.url));
    const isMobile = viewport === MOBILE;
    const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile });
    const page = await context.newPage();
    await shot.prepare?.(page);
    await page.goto(new URL(shot.path, server.url).href);
    await page.locator('h1').waitFor();
    await shot.act?.(page);
    if (shot.windowOnly !== true) await showAll(page, viewport.width);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      // A dialog whose code was loading, and the editor in it.
      await settle(page);
      await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
      await settle(page);
      const file = `${feature}-${shot.name}-${viewport.width}-${scheme}.png`;
      await page.screenshot({ path: path.join(folder, file) });
      pictures.push({ feature, name: shot.name, width: viewport.width, scheme, file });
    }
    await context.close();
  }
  return pictures;
};

const [widths = '', ...wanted] = process.argv.slice(2);
const viewports = widths.split(',').map((width) => {
  const viewport = VIEWPORTS.get(Number(width));
  if (viewport === undefined) throw new Error(`Known widths: ${[...VIEWPORTS.keys()].join(', ')}`);
  return viewport;
});
const lists = await readLists(wanted);
await buildApp();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const pictures: Picture[] = [];
  for (const { feature, shots } of lists) {
    for (const shot of shots) {
      try {
        pictures.push(...(await take({ browser, server, feature, shot })));
        process.stdout.write(`${feature}: ${shot.name}\n`);
      } catch (error) {
        failures.push(`${feature}: ${shot.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  await writeSheet(browser, folder, pictures);
  process.stdout.write(`${pictures.length} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await server.stop();
}
if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}
