import { expectAccessible } from './fixtures.ts';
import {
  button,
  card,
  currentStep,
  expect,
  fillClient,
  heading,
  openLogin,
  test,
  toast,
} from './oauth-screen.ts';

test('the four steps lead from a provider to a connection, with a real login', async ({ page, oidc }) => {
  // Four screens and the popup, each checked in both schemes.
  test.slow();
  await page.goto('/oauth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OAuth Integration Wizard');
  await expect(currentStep(page)).toContainText('Select Provider');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '25');
  await expect(button(page, 'Continue')).toBeDisabled();
  await expectAccessible(page);
  await card(page, 'GitHub').check();
  await expect(page).toHaveURL(/\/oauth\?providerId=\d+$/);
  await expectAccessible(page);
  await button(page, 'Continue').click();

  await expect(page).toHaveURL(/step=configure/);
  await expect(heading(page, 'Configure GitHub OAuth Integration')).toBeVisible();
  await fillClient(page, oidc);
  await page.getByLabel('Scopes').fill('openid, , offline_access ');
  await expectAccessible(page);
  await button(page, 'Save Configuration').click();
  await expect(toast(page)).toContainText('Configuration saved');
  await expect(toast(page)).toContainText('Your OAuth configuration has been saved successfully');

  await expect(currentStep(page)).toContainText('Test Connection');
  await expect(heading(page, 'Not Connected')).toBeVisible();
  await expect(button(page, 'Complete Connection First')).toBeDisabled();
  await expectAccessible(page);
  const popup = await openLogin(page, 'Authorize with GitHub');
  await expect(button(page, 'Authorizing...')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Approve' }).click();
  // At once: it disappears while the popup is looked at.
  await expect(toast(page)).toContainText('Authorization successful');
  await expect(toast(page)).toContainText('Your account has been successfully connected');
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Authorization Successful');
  await expect(popup.getByText('Your account has been successfully connected.')).toBeVisible();
  await expect(popup).toHaveURL('/oauth-callback');
  await expectAccessible(popup);

  await expect(heading(page, 'Integration Successful')).toBeVisible();
  await expect(page).toHaveURL(/step=complete/);
  await expectAccessible(page);
  const closed = popup.waitForEvent('close');
  // The window may be gone before the click is reported.
  const click = popup.getByRole('button', { name: 'Close this window' }).click();
  await Promise.all([closed, click.catch(() => undefined)]);
});
