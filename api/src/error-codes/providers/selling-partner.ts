import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sellingPartner: ProviderCodes = {
  name: 'Amazon Selling Partner API',
  hosts: [
    'sellingpartnerapi-na.amazon.com',
    'sellingpartnerapi-eu.amazon.com',
    'sellingpartnerapi-fe.amazon.com',
  ],
  source: 'https://developer-docs.amazon.com/sp-api/docs/usage-plans-and-rate-limits',
  checked: '2026-11-23',
  messages: [
    [/token (?:you provided )?(?:has |is )?expired/i, ['credential', 'The {key} is expired: renew it.']],
  ],
  codes: {
    // A limit of calls in a second, in spite of its name.
    QuotaExceeded: 'rate-limit',
    InvalidInput: 'request',
    NotFound: 'not-found',
    InternalFailure: 'server',
  },
};
