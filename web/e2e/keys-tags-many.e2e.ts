import { expect, expectAccessible, test } from './fixtures.ts';
import {
  bar,
  box,
  chips,
  field,
  option,
  row,
  SECRET,
  seedTagged,
  suggestions,
  TOO_LONG,
  TWENTY,
  tagsOf,
} from './keys-tags-screen.ts';

test('many keys get tags and lose others at once, and keep those that another window has given', async ({
  page,
  seed,
  request,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/400|503/);
  await seedTagged(seed);
  await page.goto('/keys');
  for (const name of ['Checkout', 'Messages', 'Maps']) await box(page, name).check();
  await bar(page).getByRole('button', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 3 keys' });
  await expect(field(dialog, 'Add tags')).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);
  await expectAccessible(page);
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog.getByText('Enter a tag to add or to remove')).toBeVisible();
  await expectAccessible(page);
  await field(dialog, 'Add tags').fill('x'.repeat(41));
  await save.click();
  await expect(dialog.getByText(TOO_LONG)).toBeVisible();
  await field(dialog, 'Add tags').fill('audited 2026');
  await field(dialog, 'Remove tags').click();
  await expect(suggestions(dialog)).toHaveText(['Berlin', 'shop']);
  await expectAccessible(page);
  await option(page, 'shop').click();
  const checkout = (await seed.keys()).find(({ name }) => name === 'Checkout');
  await request.patch(`${baseURL}/api/keys/${checkout?.id}`, { data: { tags: ['shop', 'Berlin', 'new'] } });
  await save.click();
  await expect(page.getByText('Tags of 3 API keys changed')).toBeVisible();
  await expect(chips(row(page, 'Checkout'))).toHaveText(['Berlin', 'new', 'audited 2026']);
  await expect(chips(row(page, 'Messages'))).toHaveText(['audited 2026']);
  await expect(chips(row(page, 'Maps'))).toHaveText(['audited 2026']);
  expect(await tagsOf(seed, 'Bot')).toEqual([]);

  // One has no room for another tag, and says so; the others get it.
  const maps = (await seed.keys()).find(({ name }) => name === 'Maps');
  await request.patch(`${baseURL}/api/keys/${maps?.id}`, { data: { tags: TWENTY } });
  await bar(page).getByRole('button', { name: 'Tag' }).click();
  await field(dialog, 'Add tags').fill('last');
  await save.click();
  await expect(bar(page)).toContainText('3 keys: 1 failed, 2 tagged');
  await bar(page).getByRole('button', { name: 'Show results' }).click();
  await expect(bar(page).getByRole('listitem').first()).toContainText(
    /Maps.*Failed.*A key can have at most 20 tags/,
  );
  await expectAccessible(page);
});

test('pasted keys get tags all at once', async ({ page, seed }) => {
  await seed.key({ name: 'Checkout', tags: ['shop'] });
  await page.goto('/keys');
  await page.getByRole('button', { name: 'Add New Key' }).first().click();
  const key = page
    .getByRole('dialog', { name: 'Add New Key' })
    .getByLabel('API Key', { exact: false })
    .first();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = [`OPENAI_API_KEY=${SECRET}`, `GITHUB_TOKEN=ghp_${'a1B2'.repeat(9)}`].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines);
  await key.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const review = page.getByRole('dialog', { name: 'Review the pasted keys' });
  await expect(review.getByRole('checkbox', { name: 'Store OPENAI_API_KEY' })).toBeChecked();
  const tags = field(review, 'Tags for all of them');
  await tags.fill('x'.repeat(41));
  await review.getByRole('button', { name: 'Store 2 keys' }).click();
  await expect(review.getByText(TOO_LONG)).toHaveCount(1);
  await expect(tags).toBeFocused();
  await expectAccessible(page);
  await tags.fill('shop,audited 2026');
  await review.getByRole('button', { name: 'Store 2 keys' }).click();
  await expect(review).toBeHidden();
  for (const name of ['OPENAI_API_KEY', 'GITHUB_TOKEN'])
    expect(await tagsOf(seed, name)).toEqual(['shop', 'audited 2026']);
  await expect(chips(row(page, 'GITHUB_TOKEN'))).toHaveText(['shop', 'audited 2026']);
});
