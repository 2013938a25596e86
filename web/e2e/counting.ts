import type { Page } from '@playwright/test';

/** The only way in which this journey may use the screen: it counts. */
export const counting = (page: Page) => {
  const used = { clicks: 0, pastes: 0 };
  return {
    used,
    click: async (name: string | RegExp, role: 'button' | 'link') => {
      used.clicks += 1;
      await page
        .getByRole('main')
        .or(page.getByRole('dialog'))
        .getByRole(role, { name, exact: true })
        .click();
    },
    paste: async (text: string) => {
      used.pastes += 1;
      await page.evaluate((pasted) => {
        const data = new DataTransfer();
        data.setData('text/plain', pasted);
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        // What a browser does with it, unless the screen does it.
        if (document.activeElement?.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
      }, text);
    },
  };
};
