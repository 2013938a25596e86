import type { Page } from '@playwright/test';
import type { Shot, ShotList } from './shot.ts';

const guideOf = (slug: string): Pick<Shot, 'path' | 'act'> => ({
  path: `/guides?provider=${slug}`,
  act: (page) => page.getByRole('heading', { level: 3 }).nth(4).waitFor(),
});

const respond = (page: Page, operation: string, data: unknown) =>
  page.route(`**/trpc/${operation}**`, (route) => route.fulfill({ json: [{ result: { data } }] }));

export const list: ShotList = {
  feature: 'guides',
  shots: [
    { name: 'openai', ...guideOf('openai'), path: '/guides' },
    { name: 'github', ...guideOf('github') },
    { name: 'aws', ...guideOf('aws') },
    { name: 'custom-in-view', ...guideOf('custom'), windowOnly: true },
    {
      name: 'generated',
      path: '/guides?provider=twilio',
      prepare: (page) =>
        respond(page, 'guides.get', {
          isGenerated: true,
          hasOauth: true,
          steps: [
            {
              stepNumber: 1,
              title: 'Create an account',
              description: '<p>Sign up at <a href="https://example.com/">example.com</a>.</p>',
              warnings: ['This guide was generated from known facts about the provider.'],
              tips: [],
            },
          ],
        }),
      act: (page) => page.getByText('Generated', { exact: true }).waitFor(),
    },
    {
      name: 'not-listed',
      path: '/guides?api=PayPal',
      act: (page) => page.getByRole('button', { name: 'Add to provider list' }).waitFor(),
    },
    {
      name: 'loading',
      path: '/guides',
      prepare: (page) => page.route('**/trpc/guides.get**', () => {}),
      act: (page) => page.getByText('Loading the guide').waitFor({ state: 'attached' }),
    },
    {
      name: 'no-guide',
      path: '/guides?provider=twilio',
      prepare: (page) => respond(page, 'guides.get', { isGenerated: false, hasOauth: false, steps: [] }),
      act: (page) => page.getByText('No Guide Available').waitFor(),
    },
    {
      name: 'no-providers',
      path: '/guides',
      prepare: (page) => respond(page, 'providers.list', []),
      act: (page) => page.getByText('No Providers Available').waitFor(),
    },
    {
      name: 'error',
      path: '/guides',
      prepare: (page) =>
        page.route('**/trpc/guides.get**', (route) =>
          route.fulfill({
            status: 503,
            json: { message: 'The database is busy.', code: 'SERVICE_UNAVAILABLE' },
          }),
        ),
      act: (page) => page.getByText('The guide could not be loaded').waitFor(),
    },
  ],
};
