import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { failWith, rejectWith, release } from './mock-responses.ts';
import type { Seed } from './seed.ts';
import { untilKept } from './until-kept.ts';

const PROFILE = {
  companyName: 'Acme',
  companyWebsite: 'http://127.0.0.1:9',
  contactName: 'Ada Lovelace',
  contactEmail: 'ada@acme.example',
  projectDescription: 'A dashboard for bakers',
  apiUsageDescription: 'Reads the orders of a shop',
};
const seedProfile = (seed: Seed) => seed.post('/api/user-profile', PROFILE);

const apply = async (seed: Seed, slug: string, more: object = {}) => {
  const provider = (await seed.providers()).find((one) => one.slug === slug);
  const { apiUsageDescription: useCase, ...fields } = PROFILE;
  return seed.post('/api/applications', {
    ...fields,
    useCase,
    projectName: 'Orders',
    platformId: provider?.id,
    ...more,
  });
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const next = (page: Page) => button(page, 'Next Step').click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click();
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Application', exact: true });

/** While there is no profile, the response has the status 404, which a browser reports. */
const NO_PROFILE = /404/;

test('an application is filled in from the profile, reviewed, and submitted', async ({
  page,
  context,
  seed,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedProfile(seed);
  await page.goto('/apply');
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '20');
  for (const title of ['Company Info', 'Project Details', 'Technical Info', 'Review & Submit'])
    await expect(page.getByRole('button', { name: title })).toBeDisabled();
  await expect(button(page, 'Next Step')).toBeHidden();
  await expectAccessible(page);

  await choose(page, 'GitHub');
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '40');
  await button(page, 'Back').click();
  await expect(button(page, 'Back')).toBeDisabled();
  await next(page);
  await expect(page.getByText(/^Filled in from your profile: Company name, Company website/)).toBeVisible();
  await expect(field(page, 'Contact name')).toHaveValue('Ada Lovelace');
  await button(page, 'Undo').click();
  await expect(field(page, 'Contact name')).toHaveValue('');
  await button(page, 'Fill in from profile').click();
  await expect(field(page, 'Contact name')).toHaveValue('Ada Lovelace');
  await expectAccessible(page);

  await next(page);
  await field(page, 'Project name').fill('GitHub Orders 🥐');
  await expect(field(page, 'Use case')).toHaveValue('Reads the orders of a shop');
  await next(page);
  await page.getByRole('checkbox', { name: 'Go', exact: true }).check();
  await page.getByLabel('API scopes', { exact: true }).first().pressSequentially('read:user,repo,');
  await field(page, 'Authorization callback URL').fill('https://acme.example/callback');
  await expectAccessible(page);
  await untilKept(page, 'acme.example/callback');
  await page.reload();
  await expect(field(page, 'Authorization callback URL')).toHaveValue('https://acme.example/callback');

  await next(page);
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByText('read:user, repo')).toBeVisible();
  await expect(page.getByText(/The website cannot be opened/)).toBeVisible();
  await expect(page.getByText(/The name contains GitHub, a mark of the platform/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Project name').click();
  await expect(field(page, 'Project name')).toBeFocused();
  await field(page, 'Project name').fill('Orders');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText(/The name contains GitHub/)).toBeHidden();
  await page.getByRole('button', { name: 'Edit Company Info' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Acme');
  await page.goBack();

  await button(page, 'Submit Application').click();
  await expect(toast(page)).toContainText('Application submitted');
  await expect(drawer(page)).toContainText('Orders');
  await expect(drawer(page)).toContainText('https://acme.example/callback');
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Copy Homepage URL' }).click();
  await expect(drawer(page).getByText('Copied').first()).toBeAttached();
  await drawer(page).getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await expect(toast(page)).toContainText('Status: Approved');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /Orders/ })).toContainText('Approved');
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '20');
  await choose(page, 'Stripe');
  await expect(field(page, 'Job title')).toHaveValue('');
});

test('a submit leads to the first step with an error, by keyboard alone', { tag: '@wide' }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_PROFILE);
  await page.goto('/apply');
  await page.getByRole('radio', { name: 'GitHub' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Create a profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Submit Application').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Company name')).toBeFocused();
  for (const message of [
    'Company name is required',
    'Enter a valid website URL',
    'Contact name is required',
    'Enter a valid email',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Project Details (has errors)' }).press('Enter');
  for (const message of [
    'Project name is required',
    'Project description is required',
    'Use case is required',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
});

test('a submit that fails keeps everything, and what the server rejects is shown at its field', {
  tag: '@wide',
}, async ({ page, seed, consoleGuard }) => {
  await seedProfile(seed);
  await page.goto('/apply');
  await choose(page, 'Stripe');
  await next(page);
  await field(page, 'Project name').fill('Orders');
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  consoleGuard.allow(/503|400/);
  await failWith(page, 'applications.create', 503, 'The disk is full.');
  await button(page, 'Submit Application').click();
  await expect(toast(page)).toContainText('Submission failed');
  await expect(toast(page)).toContainText(
    'There was an error submitting your application. Please try again.',
  );
  await release(page, 'applications.create');
  await rejectWith(page, 'applications.create', [
    { path: ['platformSpecificFields', 'statementDescriptor'], message: 'Must be at most 5000 characters' },
  ]);
  await button(page, 'Submit Application').click();
  await expect(field(page, 'Statement descriptor')).toBeFocused();
  await expect(page.getByText('Must be at most 5000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Project Details' }).click();
  await expect(field(page, 'Project name')).toHaveValue('Orders');
});

test('submitted applications are listed, opened by a link, and deleted after a question', async ({
  page,
  seed,
}) => {
  await seedProfile(seed);
  await apply(seed, 'github', { projectName: 'First' });
  const { id } = (await apply(seed, 'twitter', { projectName: 'Second' })) as { id: number };
  await page.goto(`/apply?application=${id}`);
  await expect(drawer(page)).toContainText(/characters; the form wants/);
  await drawer(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete application' }).click();
  await expect(toast(page)).toContainText('Application deleted');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('row', { name: /First/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Second/ })).toBeHidden();
});
