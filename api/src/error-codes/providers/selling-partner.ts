import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sellingPartner: ProviderCodes = {
  name: 'Amazon Selling Partner API',
  hosts: [
    'sellingpartnerapi-na.amazon.com',
    'sellingpartnerapi-eu.amazon.com',
    'sellingpartnerapi-fe.amazon.com',
  ],
  source: 'https://developer-docs.amazon.com/sp-api/docs/usage-plans-and-rate-limits',
  checked: '2026-11-25',
  // What tells them apart is in the details of an error.
  find: ({ errors }) =>
    listOf(errors).flatMap((one) => {
      const { code, details } = asObject(one) ?? {};
      if (code !== 'Unauthorized') return [];
      const words = asText(details) ?? '';
      if (/expired/i.test(words)) return ['expired'];
      if (/missing/i.test(words)) return ['missing'];
      if (/revoked|malformed|invalid/i.test(words)) return ['token'];
      return details === '' ? ['role'] : [];
    }),
  messages: [
    [/token (?:you provided )?(?:has |is )?expired/i, ['credential', 'The {key} is expired: renew it.']],
  ],
  codes: {
    expired: [
      'credential',
      'The API does not accept the {key}: the access token is expired, as it is after an hour. Get another with the refresh token.',
    ],
    missing: [
      'credential',
      'The API does not accept the {key}: the access token is missing or not valid. It goes into the x-amz-access-token header.',
    ],
    token: [
      'credential',
      'The API does not accept the {key}: the access token is revoked or wrong, or is of a seller in another region.',
    ],
    role: [
      'permission',
      'The application lacks a role for this, or the seller has not authorized it since: add the role in the developer console, then authorize again. A seller of another region gets the same.',
    ],
    // A limit of calls in a second, in spite of its name.
    QuotaExceeded: 'rate-limit',
    InvalidInput: 'request',
    NotFound: 'not-found',
    InternalFailure: 'server',
  },
};
