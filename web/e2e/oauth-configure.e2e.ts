import { expectAccessible } from './fixtures.ts';
import { failWith, hold, rejectWith, respondWith } from './mock-responses.ts';
import {
  button,
  card,
  clientOf,
  expect,
  fillClient,
  grantTokens,
  heading,
  providerId,
  seedConfig,
  seedConnection,
  test,
  toast,
} from './oauth-screen.ts';
import type { Seed } from './seed.ts';

const configureStep = async (seed: Seed, slug = 'github'): Promise<string> =>
  `/oauth?providerId=${await providerId(seed, slug)}&step=configure`;

test('the providers load with a text, and one without a description gets one', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  await hold(page, 'providers.list');
  await page.goto('/oauth');
  await expect(page.getByText('Loading providers...')).toBeVisible();
  await expect(
    page.getByText('Set up OAuth integrations with API providers to securely access their services.'),
  ).toBeVisible();
  await page.unrouteAll();
  const described = (await seed.providers()).find(({ slug }) => slug === 'github')?.description;
  await page.route('**/trpc/*providers.list*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(JSON.stringify(described), '""'),
    });
  });
  await page.reload();
  await expect(page.getByText('Integrate with GitHub API using OAuth.')).toBeVisible();
});

test('while the configuration is saved the button says so', { tag: '@wide' }, async ({
  page,
  seed,
  tokens,
}) => {
  await hold(page, 'oauth.configs.create');
  await page.goto(await configureStep(seed));
  await fillClient(page, clientOf(tokens));
  await button(page, 'Save Configuration').click();
  await expect(button(page, 'Saving...')).toBeVisible();
});

test('what is known of a provider fills the form, and its scopes are explained', async ({
  page,
  seed,
  server,
}) => {
  await page.goto(await configureStep(seed));
  await expect(page.getByLabel('Authorization URL')).toHaveValue('https://github.com/login/oauth/authorize');
  await expect(page.getByLabel('Token URL')).toHaveValue('https://github.com/login/oauth/access_token');
  await expect(page.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(
    `${server.url}/oauth-callback`,
  );
  await expect(page.getByText('Important')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the developer portal' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(heading(page, 'At GitHub')).toBeVisible();
  await page.getByLabel('Scopes').fill('gist');
  await page.getByRole('checkbox', { name: 'repo', exact: true }).check();
  await expect(page.getByLabel('Scopes')).toHaveValue('gist, repo');
  await page.getByRole('checkbox', { name: 'gist', exact: true }).uncheck();
  await expect(page.getByLabel('Scopes')).toHaveValue('repo');
  await expectAccessible(page);
});

test('each missing field has its message, and nothing is sent', async ({ page, seed }) => {
  await page.goto(await configureStep(seed));
  for (const label of ['Authorization URL', 'Token URL', 'Redirect URI'])
    await page.getByRole('textbox', { name: label }).fill('no');
  await button(page, 'Save Configuration').click();
  for (const message of [
    'Client ID is required',
    'Client Secret is required',
    'Authorization URL must be a valid URL',
    'Token URL must be a valid URL',
    'Redirect URI must be a valid URL',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('Client ID')).toBeFocused();
  await expectAccessible(page);
});

test('a public client needs no secret, and is authenticated as was chosen', async ({
  page,
  seed,
  tokens,
}) => {
  grantTokens(tokens);
  await page.goto(await configureStep(seed));
  const { clientId, authorizationUrl, tokenUrl } = clientOf(tokens);
  await page.getByLabel('Client ID').fill(clientId);
  await page.getByLabel('Authorization URL').fill(authorizationUrl);
  await page.getByLabel('Token URL').fill(tokenUrl);
  const choice = page.getByLabel('Client Authentication');
  await choice.selectOption('In the request body');
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Client Secret is required')).toBeVisible();
  await choice.selectOption('None: a public client');
  await expect(page.getByText('Only the ID is sent, and PKCE protects the login')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  await button(page, 'Back to Configuration').click();
  await expect(choice).toHaveValue('none');
  await seedConnection(new URL(page.url()).origin, await providerId(seed, 'github'));
  expect(new URLSearchParams(tokens.received[0]?.body).get('client_id')).toBe(clientId);
  expect(tokens.received[0]?.body).not.toContain('client_secret');
  expect(tokens.received[0]?.headers.authorization).toBeUndefined();
});

test('additional parameters that are no JSON object are announced before they are saved as none', {
  tag: '@wide',
}, async ({ page, seed, tokens }) => {
  await page.goto(await configureStep(seed));
  await fillClient(page, clientOf(tokens));
  await page.getByLabel('Additional Parameters').fill('prompt=consent');
  await expect(page.getByText('This is not a JSON object yet.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  await button(page, 'Back to Configuration').click();
  await expect(page.getByLabel('Additional Parameters')).toHaveValue('');
});

test('what was typed survives a reload, but never the secret', { tag: '@wide' }, async ({ page, seed }) => {
  await page.goto(await configureStep(seed));
  await page.getByLabel('Client ID').fill('typed-client');
  await page.getByLabel('Client Secret').fill('canary-client-secret');
  await page.getByLabel('Scopes').fill('typed-scope');
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('typed-client');
  expect(stored).not.toContain('canary-client-secret');
  await page.reload();
  await expect(page.getByLabel('Client ID')).toHaveValue('typed-client');
  await expect(page.getByLabel('Scopes')).toHaveValue('typed-scope');
  await expect(page.getByLabel('Client Secret')).toHaveValue('');
});

test('a saved configuration fills the form with the mask, and saving again keeps the secret', {
  tag: '@wide',
}, async ({ page, seed, server, tokens }) => {
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(await configureStep(seed));
  await expect(page.getByLabel('Client ID')).toHaveValue('a-client-id');
  await expect(page.getByLabel('Client Secret')).toHaveValue(`a-c${'*'.repeat(20)}`);
  await page.getByLabel('Scopes').fill('gist');
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration updated');
  await expect(toast(page)).toContainText('Your OAuth configuration has been updated successfully');
  await expect(page).toHaveURL(/step=test-connection/);
  grantTokens(tokens);
  await seedConnection(server.url, await providerId(seed, 'github'));
  expect(tokens.received.at(-1)).toBeDefined();
});

test('a token URL on another host needs the secret again, at its field', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(await configureStep(seed));
  await page.getByLabel('Token URL').fill('https://elsewhere.example/token');
  await button(page, 'Save Configuration').click();
  await expect(
    page.getByText('Enter the client secret again: it is only sent to the host it was saved for'),
  ).toBeVisible();
  await expect(page.getByLabel('Client Secret')).toBeFocused();
  await expectAccessible(page);
});

test('a failure to save is told in a toast, and nothing is lost', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.goto(await configureStep(seed));
  await fillClient(page, clientOf(tokens));
  await failWith(page, 'oauth.configs.create', 503, 'The server is busy.');
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Failed to save OAuth configuration');
  await expect(page.getByLabel('Client ID')).toHaveValue('a-client-id');
  await rejectWith(page, 'oauth.configs.create', [
    { path: ['scopes', 0], message: 'Scope must not be empty' },
  ]);
  await button(page, 'Save Configuration').click();
  await expect(page.getByText('Scope must not be empty')).toBeVisible();
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.reload();
  await failWith(page, 'oauth.configs.update', 503, 'The server is busy.');
  await page.getByLabel('Scopes').fill('gist');
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Failed to update OAuth configuration');
});

test('what the login server publishes is read into the form', { tag: '@wide' }, async ({
  page,
  seed,
  oidc,
}) => {
  await page.goto(await configureStep(seed, 'custom'));
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByText('Enter the address of the login server first')).toBeVisible();
  await page.getByLabel('Authorization URL').fill(oidc.url);
  await button(page, 'Read what the server publishes').click();
  await expect(page.getByLabel('Token URL')).toHaveValue(oidc.tokenUrl);
  await expect(page.getByLabel('Authorization URL')).toHaveValue(oidc.authorizationUrl);
  const edges = [page.getByText('What each of them allows'), page.getByRole('checkbox', { name: 'openid' })];
  const [hint, first] = await Promise.all(edges.map((one) => one.boundingBox()));
  expect(Math.round(hint?.x ?? 0)).toBe(Math.round(first?.x ?? 1));
  await page.getByRole('checkbox', { name: 'offline_access' }).check();
  await expect(page.getByLabel('Scopes')).toHaveValue(/offline_access/);
  await expectAccessible(page);
});

test('a redirect URI of another origin is pointed out, with a link to Gatehouse there', {
  tag: '@wide',
}, async ({ page, seed, server }) => {
  await page.goto(await configureStep(seed));
  const other = server.url.replace('127.0.0.1', 'localhost');
  await page.getByRole('textbox', { name: 'Redirect URI' }).fill(`${other}/oauth-callback`);
  await expect(page.getByRole('link', { name: `Open Gatehouse at ${other}` })).toHaveAttribute(
    'href',
    new RegExp(`^${other}/oauth\\?providerId=\\d+&step=configure`),
  );
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Redirect URI' }).fill(`${server.url}/elsewhere`);
  await expect(page.getByText('Gatehouse receives logins at')).toBeVisible();
  await button(page, `Use ${server.url}/oauth-callback`).click();
  await expect(page.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(
    `${server.url}/oauth-callback`,
  );
});

test('an API without a login to set up says why, with the way to add a key', { tag: '@wide' }, async ({
  page,
  seed,
}) => {
  const reason = page.getByText('it has no OAuth login for other applications');
  await page.goto('/oauth');
  await card(page, 'OpenAI').check();
  await expect(reason).toBeVisible();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(await configureStep(seed, 'openai'));
  await expect(reason).toHaveCount(1);
  await page.getByRole('link', { name: 'Add a key' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Key' })).toBeVisible();
});

test('a configuration is deleted after a question, and the form begins again', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  await seedConfig(seed, { ...clientOf(tokens), origin: server.url });
  await page.goto(await configureStep(seed));
  await button(page, 'Delete configuration').click();
  await expect(page.getByRole('dialog')).toContainText('Are you absolutely sure?');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('OAuth configuration deleted successfully');
  await expect(page.getByLabel('Client ID')).toHaveValue('');
  await expect(page.getByLabel('Authorization URL')).toHaveValue('https://github.com/login/oauth/authorize');
});

test('a failed list can be loaded again', { tag: '@wide' }, async ({ page, seed, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  await failWith(page, 'oauth.setup', 503, 'The server is busy.');
  await page.goto(await configureStep(seed));
  await expect(page.getByText('What is known about GitHub could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await respondWith(page, 'unused', {});
  await button(page, 'Retry').click();
  await expect(page.getByLabel('Token URL')).toHaveValue('https://github.com/login/oauth/access_token');
});
