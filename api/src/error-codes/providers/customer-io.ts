import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong or of another kind, or the account is in the other region (EU). The App API takes an App API key as a bearer token, the Track API the site ID and its API key.',
];

/** What the words say, which are in `meta`. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/unauthori[sz]ed|invalid credentials/i, 'key'],
  [/transactional[ _]message/i, 'message'],
  [/not found/i, 'absent'],
  [/rate limit|too many/i, 'limit'],
];

export const customerIo: ProviderCodes = {
  name: 'Customer.io',
  slugs: ['customer-io'],
  hosts: [
    'api.customer.io',
    'track.customer.io',
    'api-eu.customer.io',
    'track-eu.customer.io',
    'cdp.customer.io',
  ],
  source: 'https://docs.customer.io/integrations/api/app/',
  checked: '2026-11-25',
  find: ({ meta }) => {
    const { error, errors } = asObject(meta) ?? {};
    const words = asText(error) ?? asText(listOf(errors)[0]);
    if (words === undefined) return [];
    return [KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'value'];
  },
  messages: [[/unauthori[sz]ed/i, KEY]],
  codes: {
    key: KEY,
    message: [
      'request',
      'The parameter transactional_message_id has a value that does not exist: check its id or trigger name.',
    ],
    absent: 'not-found',
    limit: 'rate-limit',
    value: ['request', 'A parameter is missing or has a wrong value: meta.error names it.'],
  },
};
