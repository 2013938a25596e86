import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { chromiumOptions } from '#test/chromium.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';

it(
  'every feature that Playwright disables is still disabled, and the pages of the address bar too',
  async () => {
    const { args } = chromiumOptions();
    // No browser: the error says with which arguments it was started.
    const error = await chromium.launch({ executablePath: process.execPath, args }).catch(String);
    const [playwrights = '', last = ''] = [...String(error).matchAll(/--disable-features=(\S+)/g)].map(
      ([, names]) => names,
    );
    expect(playwrights.split(',')).toContain('PaintHolding');
    expect(last.split(',')).toEqual(expect.arrayContaining(playwrights.split(',')));
    expect(last.split(',')).toContain('WebUIOmniboxPopup');
  },
  INSTALL_LIMIT_MS,
);
