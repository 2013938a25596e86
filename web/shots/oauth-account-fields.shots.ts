import type { Page } from '@playwright/test';
import { connection, listing } from './listed-connections.ts';
import type { ShotList } from './shot.ts';

const field = (name: string, label: string, value: string) => ({ name, label, value });

/** A connection whose login said where its API is, and for which company. */
const withFields = (page: Page) =>
  listing(page, [
    {
      ...connection,
      baseUrl: 'https://na3.docusign.example/restapi/v2.1/accounts/12345678-aaaa-bbbb-cccc-1234567890ab',
      accountFields: [
        field('account_id', 'Account ID', '12345678-aaaa-bbbb-cccc-1234567890ab'),
        field('base_uri', 'API host', 'https://na3.docusign.example'),
        field('region', 'Region', 'eu'),
      ],
    },
  ]);

const openParameters = (path: string) => async (page: Page) => {
  await page.getByLabel('Endpoint').fill(path);
  await page.getByRole('button', { name: /^Parameters/ }).click();
  await page
    .getByRole('textbox', { name: /^Value of/ })
    .first()
    .waitFor();
};

const TEST = '/test?connectionId=1';

export const list: ShotList = {
  feature: 'oauth-account-fields',
  shots: [
    { name: 'endpoint', path: TEST, prepare: withFields, windowOnly: true },
    {
      name: 'parameters',
      path: TEST,
      prepare: withFields,
      act: openParameters('/{region}/accounts/{account_id}/envelopes/{envelope_id}?count=20'),
      windowOnly: true,
    },
    {
      name: 'connections',
      path: '/oauth',
      prepare: withFields,
      act: async (page) => {
        await page.getByRole('button', { name: 'Connections', exact: true }).click();
        await page.getByRole('dialog', { name: 'Connections' }).waitFor();
      },
      windowOnly: true,
    },
  ],
};
