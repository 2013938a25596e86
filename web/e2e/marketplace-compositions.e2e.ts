import { expect, expectAccessible } from './fixtures.ts';
import type { MarketplaceApis } from './marketplace-apis.ts';
import { addKeys, openExecute, POST, SUMMARY } from './marketplace-run.ts';
import { card, clipboard, dialog, test, toast } from './marketplace-screen.ts';
import { failWith } from './mock-responses.ts';
import type { Seed } from './seed.ts';
import { settle } from './settle.ts';

const addSlack = async (seed: Seed, { url }: MarketplaceApis) => {
  await seed.post('/api/discover-apis', { query: 'Slack', autoSave: true });
  await seed.key({ provider: 'slack', name: 'Workspace', baseUrl: url });
};

test('a composition shows its steps, and its schemas', async ({ page }) => {
  await page.goto('/marketplace?tab=compositions');
  const steps = card(page, POST).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.nth(0)).toContainText('OpenAI · Check the text');
  await expect(steps.nth(0)).toContainText('POST /v1/moderations');
  await expect(steps.nth(0)).not.toContainText('Makes changes');
  await expect(steps.nth(1)).toContainText('Slack · Post the text');
  await expect(steps.nth(1)).toContainText('Makes changes');
  await expectAccessible(page);
  await page.getByRole('button', { name: `View Details of ${POST}` }).click();
  const details = dialog(page, POST);
  await expect(details.getByRole('region', { name: 'Input schema' })).toContainText(
    '"title": "Slack channel"',
  );
  await expect(details.getByRole('region', { name: 'Output schema' })).toContainText('"ts"');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Execute' }).click();
  await expect(dialog(page, `Execute “${POST}”`)).toBeVisible();
});

test('a composition is executed with stored keys, step by step', async ({ page, context, seed, apis }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addKeys(seed, apis);
  const execute = await openExecute(page, SUMMARY);
  await expect(execute.getByRole('list', { name: 'Keys' })).toContainText('Key: Bot');
  await execute.getByLabel('Owner').fill('octocat');
  await execute.getByLabel('Number of issues').fill('31');
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(execute).toContainText('Number of issues must be at most 30');
  await expect(execute.getByLabel('Number of issues')).toBeFocused();
  await expectAccessible(page);
  await execute.getByLabel('Number of issues').fill('2');
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(toast(page)).toContainText('Composition Executed');
  await expect(toast(page)).toContainText(`${SUMMARY} executed successfully`);
  const trace = execute.getByRole('list', { name: 'Trace' }).getByRole('listitem');
  await expect(trace.nth(0)).toContainText('200');
  await expect(trace.nth(1)).toContainText('200');
  expect(apis.received.map(({ path }) => path.split('?')[0])).toEqual([
    '/repos/octocat/node/issues',
    '/v1/chat/completions',
  ]);
  await trace.nth(0).getByRole('button', { name: 'Request and response' }).click();
  const request = execute.getByRole('region', { name: 'Request of Read the newest open issues' });
  await expect(request).toContainText('per_page=2');
  await expect(page.locator('body')).not.toContainText('seeded-secret');
  await expect(execute.getByRole('region', { name: 'Result' })).toContainText('missing documentation');
  await execute.getByRole('button', { name: 'Copy Result' }).click();
  await expect(toast(page)).toContainText('Result copied successfully');
  expect(await clipboard(page)).toContain('"summary"');
  await expectAccessible(page);

  // What was typed is still there, even after a reload.
  await page.reload();
  await expect(execute.getByLabel('Owner')).toHaveValue('octocat');
  await execute.getByRole('button', { name: 'Past runs' }).click();
  const runs = execute.getByRole('list', { name: 'Past runs' }).getByRole('listitem');
  await expect(runs).toHaveCount(1);
  await expect(runs).toContainText('Completed');
  await runs.getByRole('button', { name: /^just now/ }).click();
  await expect(execute.getByRole('region', { name: 'Result' })).toContainText('missing documentation');
  await expectAccessible(page);
  await runs
    .getByRole('button', { name: /^Delete the run of/ })
    .first()
    .click();
  await expect(toast(page)).toContainText('Run deleted');
  await expect(execute).toContainText('It has not been executed yet.');
});

test('all runs are deleted after a question, and nothing is left to open', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
}) => {
  await addKeys(seed, apis);
  await addSlack(seed, apis);
  for (const id of ['github-issues-summary', 'github-issues-summary', 'moderated-slack-post'])
    await seed.post(`/api/marketplace/execute-composition/${id}`, {});
  const execute = await openExecute(page, SUMMARY);
  await execute.getByRole('button', { name: 'Past runs' }).click();
  const runs = execute.getByRole('list', { name: 'Past runs' });
  await expect(runs.getByRole('listitem')).toHaveCount(2);
  const deleteAll = execute.getByRole('button', { name: 'Delete all' });
  await deleteAll.focus();
  await page.keyboard.press('Enter');
  const question = execute.getByRole('alertdialog', { name: 'Delete all runs?' });
  await expect(question).toContainText('including those of other compositions');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(deleteAll).toBeFocused();
  await expect(runs.getByRole('listitem')).toHaveCount(2);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('3 runs deleted');
  await expect(execute.getByText('It has not been executed yet.')).toBeVisible();
  await expect(runs).toBeHidden();
  await expect(deleteAll).toBeHidden();
  // The button that had the focus is gone: the place of the list has it, still inside the dialog.
  await expect(execute.locator(':focus')).toContainText('It has not been executed yet.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Execute ${POST}` }).click();
  const other = dialog(page, `Execute “${POST}”`);
  await other.getByRole('button', { name: 'Past runs' }).click();
  await expect(other.getByText('It has not been executed yet.')).toBeVisible();
});

test('the button that executes stays in its place while the keys load', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
}) => {
  await addKeys(seed, apis);
  await seed.key({ provider: 'openai', name: 'Spare', apiKey: 'spare-secret-0123456789', baseUrl: apis.url });
  const loaded = Promise.withResolvers<void>();
  await page.route('**/trpc/compositions.readiness*', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  const execute = await openExecute(page, SUMMARY);
  await expect(execute.getByText('Loading the keys')).toBeAttached();
  await settle(page);
  const topOf = async () => (await execute.getByRole('button', { name: 'Execute' }).boundingBox())?.y;
  const before = await topOf();
  loaded.resolve();
  await expect(execute.getByLabel('Call OpenAI with')).toBeVisible();
  await settle(page);
  expect(await topOf()).toBe(before);
});

test('a composition without its keys says which, and leads to the form for one', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
}) => {
  await seed.key({ provider: 'openai', name: 'Production', baseUrl: apis.url });
  const execute = await openExecute(page, POST);
  await expect(execute).toContainText('Add a key for Slack first.');
  await expect(execute.getByRole('link', { name: /^Connect with OAuth/ })).toHaveCount(0);
  await expect(execute.getByRole('button', { name: 'Execute' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await execute.getByLabel('Text').fill('Release 3.3 is out');
  await execute.getByRole('link', { name: 'Add API Key for Slack' }).click();
  const add = dialog(page, 'Add New Key');
  await expect(add.getByRole('combobox', { name: 'Provider' })).toHaveValue(/^Slack/);
  await page.goBack();
  await expect(execute.getByLabel('Text')).toHaveValue('Release 3.3 is out');
});

test('a step is called without a key where that was chosen, and a chosen key that is gone is asked for again', async ({
  page,
  seed,
  apis,
}) => {
  const keyOf = (name: string) => seed.key({ provider: 'openai', name, baseUrl: apis.url });
  const [first] = [await keyOf('Test'), await keyOf('Live')];
  const execute = await openExecute(page, SUMMARY);
  const choiceOf = (name: string) => execute.getByRole('combobox', { name: `Call ${name} with` });
  await expect(execute).toContainText('Add a key for GitHub first.');
  await execute.getByRole('button', { name: 'Call GitHub without a key' }).click();
  await expect(choiceOf('GitHub')).toHaveValue('none');
  await choiceOf('OpenAI').selectOption('Key: Test');
  await expect(execute.getByRole('button', { name: 'Execute' })).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await seed.remove(`/api/keys/${first.id}`);
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(execute).toContainText('API key not found');
  await expect(choiceOf('OpenAI')).toHaveValue('');
  await expect(execute).toContainText('Choose a key for OpenAI first');
  await expectAccessible(page);
  expect(apis.received).toEqual([]);
});

test('nothing is sent before it was confirmed, and one of several keys can be chosen', {
  tag: '@wide',
}, async ({ page, seed, apis }) => {
  await addKeys(seed, apis);
  await addSlack(seed, apis);
  await seed.key({ provider: 'openai', name: 'Spare', apiKey: 'spare-secret-0123456789', baseUrl: apis.url });
  const execute = await openExecute(page, POST);
  await expect(execute).toContainText('Choose a key for OpenAI first');
  await expect(execute.getByRole('button', { name: 'Execute' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await execute.getByLabel('Call OpenAI with').selectOption('Key: Production');
  await execute.getByRole('button', { name: 'Execute' }).click();
  const question = execute.getByRole('alertdialog');
  await expect(question).toContainText('Slack · Post the text, with the key Workspace');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(apis.received).toEqual([]);
  await execute.getByRole('button', { name: 'Execute' }).click();
  await question.getByRole('button', { name: 'Execute now' }).click();
  await expect(toast(page)).toContainText(`${POST} executed successfully`);
  expect(apis.received.map(({ path }) => path)).toEqual(['/v1/moderations', '/chat.postMessage']);
  expect(apis.received[0]?.headers.authorization).toBe('Bearer seeded-secret-0123456789');
});

test('a failed run is retried from the step that failed', { tag: '@wide' }, async ({ page, seed, apis }) => {
  await addKeys(seed, apis);
  apis.behavior.fail = /completions/;
  const execute = await openExecute(page, SUMMARY);
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(toast(page)).toContainText('Execution Failed');
  // It stays while the pointer is on it.
  await toast(page).getByRole('alert').hover();
  const trace = execute.getByRole('list', { name: 'Trace' }).getByRole('listitem');
  await expect(trace.nth(1)).toContainText('Failed');
  await expect(trace.nth(1)).toContainText('503');
  await expectAccessible(page);
  apis.behavior.fail = undefined;
  const retry = execute.getByRole('button', { name: 'Retry from the failed step' });
  await retry.scrollIntoViewIfNeeded();
  const [said, button] = await Promise.all([
    toast(page).getByRole('alert').boundingBox(),
    retry.boundingBox(),
  ]);
  // The toast is not over what can be done next.
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  await retry.click();
  await expect(toast(page)).toContainText(`${SUMMARY} executed successfully`);
  await expect(trace.nth(0)).toContainText('From the earlier run');
  expect(apis.received.filter(({ path }) => path.includes('/issues'))).toHaveLength(1);
});

test('a composition that cannot be executed says why', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
  consoleGuard,
}) => {
  consoleGuard.allow(/40|50/);
  await addKeys(seed, apis);
  const execute = await openExecute(page, SUMMARY);
  await execute.getByLabel('Owner').fill('not/a name');
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(execute).toContainText('Enter the name of a user or an organization');
  await expect(execute.getByLabel('Owner')).toBeFocused();
  await execute.getByLabel('Owner').fill('nodejs');
  await failWith(page, 'compositions.executeWithProgress', 503, 'The server is stopping');
  await execute.getByRole('button', { name: 'Execute' }).click();
  await expect(toast(page)).toContainText('Execution Failed');
  await expect(toast(page)).toContainText('503: The server is stopping');
  await expect(execute.getByLabel('Owner')).toHaveValue('nodejs');
});

test('a retry whose key is gone asks for another one, even if there is only one', { tag: '@wide' }, async ({
  page,
  seed,
  apis,
  consoleGuard,
}) => {
  consoleGuard.allow(/412/);
  await addKeys(seed, apis);
  apis.behavior.fail = /chat/;
  await seed.post('/api/marketplace/execute-composition/github-issues-summary', {});
  const [broken] = (await seed.keys()).filter(({ name }) => name === 'Production');
  await seed.remove(`/api/keys/${broken?.id}`);
  await seed.key({ provider: 'openai', name: 'Second', baseUrl: apis.url });
  apis.behavior.fail = undefined;
  const execute = await openExecute(page, SUMMARY);
  await expect(execute.getByRole('list', { name: 'Keys' })).toContainText('Key: Second');
  await execute.getByRole('button', { name: 'Past runs' }).click();
  const runs = execute.getByRole('list', { name: 'Past runs' });
  await runs.getByRole('button', { name: /^just now/ }).click();
  await runs.getByRole('button', { name: 'Retry from the failed step' }).click();
  const picker = execute.getByRole('combobox', { name: 'Call OpenAI with' });
  await expect(picker).toHaveValue('');
  await expectAccessible(page);
  await picker.selectOption('Key: Second');
  await execute.getByRole('button', { name: 'Retry from the failed step' }).first().click();
  await expect(toast(page)).toContainText(`${SUMMARY} executed successfully`);
});
