import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { form, SECRET, sendButton, test } from './testing-screen.ts';

/** Notes each place where Send is drawn, frame by frame, from the next page load on. */
const watchSend = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = (): void => {
      const send = document.querySelector('button[aria-label="Send request"]');
      if (send !== null) {
        const { x, y, width, height } = send.getBoundingClientRect();
        places.add(JSON.stringify([x, y, width, height]));
      }
      requestAnimationFrame(look);
    };
    look();
  });
};

const placesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);

test('Send stays where it is first drawn: a press on it is never lost', async ({ page, seed, api }) => {
  const { id } = await seed.key({ provider: 'openai', name: 'Production', apiKey: SECRET, baseUrl: api.url });
  await seed.key({ provider: 'github', name: 'Other' });
  await watchSend(page);
  for (const [query, loadedLast] of [
    [`?keyId=${id}`, form(page).getByRole('button', { name: 'Environments' })],
    ['?keyId=987654', form(page).getByText('The key in this link does not exist.')],
  ] as const) {
    await page.goto(`/test${query}`);
    await expect(loadedLast).toBeVisible();
    await expect(sendButton(page)).toBeVisible();
    expect(await placesOf(page)).toHaveLength(1);
  }
});
