import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REQUESTS_MONTH: Meaning = [
  'quota',
  'The requests of the month are used up: choose a larger plan, or wait for the next month.',
];
const ACCOUNT_RESTRICTED: Meaning = ['account', 'The account is restricted: ask the support.'];
export const hunter: ProviderCodes = {
  name: 'Hunter',
  slugs: ['hunter'],
  hosts: ['api.hunter.io'],
  source: 'https://hunter.io/api-documentation#errors',
  checked: '2026-11-25',
  find: ({ errors }) => listOf(errors).flatMap((one) => asText(asObject(one)?.id) ?? []),
  messages: [
    [/rate limit|per (?:second|minute)/i, 'rate-limit'],
    [/usage limit|monthly|billing period|\byour plan\b/i, REQUESTS_MONTH],
  ],
  codes: {
    wrong_params: 'request',
    invalid_first_name: 'request',
    invalid_last_name: 'request',
    invalid_email: ['request', 'The value is not an e-mail address.'],
    invalid_domain: ['request', 'The value is not a domain.'],
    invalid_type: 'request',
    invalid_limit: 'request',
    pagination_error: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    too_many_requests: REQUESTS_MONTH,
    authentication_failed: 'credential',
    invalid_api_key: 'credential',
    account_restricted: ACCOUNT_RESTRICTED,
    claimed_email: [
      'policy',
      'The person asked for this address not to be shown, and the policy of the provider follows that: use another.',
    ],
    disposable_email: 'request',
    webmail_email: 'request',
    no_such_lead: 'not-found',
    duplicated_entry: ['conflict', 'A record with this address exists already.'],
    restricted_account: ACCOUNT_RESTRICTED,
  },
};
