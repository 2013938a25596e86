import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200, in a list. */
export const worldBank: ProviderCodes = {
  name: 'World Bank',
  slugs: ['world-bank'],
  hosts: ['api.worldbank.org'],
  source: 'https://datahelpdesk.worldbank.org/knowledgebase/articles/898614',
  checked: '2026-11-25',
  find: ({ message }) => listOf(message).flatMap((one) => asText(asObject(one)?.id) ?? []),
  messages: [
    [
      /indicator was not found/i,
      ['not-found', 'The indicator does not exist, or was archived: look its id up in /indicator.'],
    ],
  ],
  codes: {
    105: ['server', 'The service is not available: try again later.'],
    110: 'request',
    111: 'request',
    112: 'request',
    115: 'request',
    120: ['request', 'A value in the path is not valid, such as the country or the indicator.'],
    140: 'request',
    145: 'request',
    150: 'request',
    160: 'request',
    175: ['not-found', 'The indicator does not exist, or was archived.'],
    199: 'server',
  },
};
