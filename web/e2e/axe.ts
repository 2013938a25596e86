import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colors, which are what differs between the two schemes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe of the version that the builder depends on, without its comments. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * What the builder evaluates in place of axe, which `violationsOf` puts into each document once. The builder would send
 * 1.5 MB of source to the page twice for each check.
 */
const PRESENT = '0';

const OPTIONS = {
  // Otherwise the elements that are right are collected, described and sent here too.
  resultTypes: ['violations' as const],
  // The rule about sound is the only one here that loads anything first. Axe would also parse all style sheets.
  preload: { assets: ['media'] },
};

/**
 * What axe finds on the page: of all rules in light, of those about colors in dark. In a page with frames, the builder
 * itself puts axe into each.
 */
export const violationsOf = async (page: Page, colorScheme: 'light' | 'dark', except: string[]) => {
  const hasFrames = page.frames().length > 1;
  if (!hasFrames && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // The other mode collects the results of frames in a separate page, which takes twice as long.
  const axe = new AxeBuilder({ page, axeSource: hasFrames ? undefined : PRESENT })
    .setLegacyMode(true)
    .options({ ...OPTIONS })
    .disableRules(except);
  return (await (colorScheme === 'light' ? axe.withTags(TAGS) : axe.withRules(COLOR_RULES)).analyze())
    .violations;
};
