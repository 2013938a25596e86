import {
  button,
  card,
  clientOf,
  expect,
  fillClient,
  grantTokens,
  heading,
  openLogin,
  providerId,
  test,
  toast,
} from './oauth-screen.ts';
import { startServer } from './server.ts';

const ACCESS_TOKEN = 'Zk3vQ9xT7mB2hL5nR8wY4cJ6dF1gS0pA';

test('at localhost a login begins and ends at localhost', { tag: '@wide' }, async ({
  page,
  seed,
  server,
  tokens,
}) => {
  grantTokens(tokens);
  const origin = server.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${origin}/oauth?providerId=${await providerId(seed, 'github')}&step=configure`);
  await expect(page.getByRole('textbox', { name: 'Redirect URI' })).toHaveValue(`${origin}/oauth-callback`);
  await fillClient(page, clientOf(tokens));
  await button(page, 'Save Configuration').click();
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(heading(popup, 'Authorization Successful')).toBeVisible();
  await expect(popup).toHaveURL(`${origin}/oauth-callback`);
  await expect(heading(page, 'Integration Successful')).toBeVisible();
});

test('behind an access token a provider of another site leads back, signed in', { tag: '@wide' }, async ({
  page,
  consoleGuard,
  tokens,
}) => {
  // It starts a server of its own.
  test.slow();
  // The first response to a link from another site asks for the token.
  consoleGuard.allow(/401/);
  grantTokens(tokens);
  const guarded = await startServer({ ACCESS_TOKEN });
  try {
    await page.goto(`${guarded.url}/?token=${ACCESS_TOKEN}`);
    await page.goto(`${guarded.url}/oauth`);
    await card(page, 'GitHub').check();
    await button(page, 'Continue').click();
    const { authorizationUrl, ...client } = clientOf(tokens);
    // To a browser another site, so that cookies which are strict do not come along.
    await fillClient(page, {
      ...client,
      authorizationUrl: authorizationUrl.replace('127.0.0.1', 'localhost'),
    });
    await button(page, 'Save Configuration').click();
    const popup = await openLogin(page, 'Authorize with GitHub');
    await expect(heading(popup, 'Authorization Successful')).toBeVisible();
    await expect(heading(page, 'Integration Successful')).toBeVisible();
  } finally {
    // What a page still loads would fail once its server has stopped.
    for (const open of page.context().pages()) await open.goto('about:blank');
    await guarded.stop();
  }
});

test('the keyboard alone leads from a provider to a connection', { tag: '@wide' }, async ({
  page,
  tokens,
}) => {
  grantTokens(tokens);
  const { clientId, clientSecret, authorizationUrl, tokenUrl } = clientOf(tokens);
  await page.goto('/oauth');
  await card(page, 'Google').focus();
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'GitHub')).toBeChecked();
  await expect(card(page, 'GitHub')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Configure GitHub OAuth Integration')).toBeVisible();
  for (const [label, text] of [
    ['Client ID', clientId],
    ['Client Secret', clientSecret],
    ['Authorization URL', authorizationUrl],
    ['Token URL', tokenUrl],
  ] as const) {
    await page.getByRole('textbox', { name: label }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Configuration saved');
  await button(page, 'Authorize with GitHub').focus();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(heading(await opened, 'Authorization Successful')).toBeVisible();
  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await button(page, 'Set Up Another Integration').press('Enter');
  await expect(page).toHaveURL('/oauth');
  await expect(button(page, 'Continue')).toBeDisabled();
});
