import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const ACCOUNT_DISABLED: Meaning = [
  'account',
  'The account is disabled, suspended or not set up: see its settings, and ask the support.',
];
export const whoisxmlApi: ProviderCodes = {
  name: 'WhoisXML API',
  slugs: ['whoisxml-api'],
  hosts: ['www.whoisxmlapi.com', '*.whoisxmlapi.com'],
  source: 'https://whois.whoisxmlapi.com/documentation/errors',
  checked: '2026-11-25',
  find: ({ ErrorMessage }) => {
    const code = asText(asObject(ErrorMessage)?.errorCode);
    return code === undefined ? [] : [code];
  },
  messages: [
    [
      /check credits balance or/i,
      [
        'credential',
        'The API does not accept the {key}, or the credits of this product are used up: each product has a balance of its own.',
      ],
    ],
    [/apikey is required|api key|authenticat|access restricted\. check the api/i, 'credential'],
    [/credits|balance/i, CREDITS],
    [/rate limit|requests per second/i, 'rate-limit'],
  ],
  codes: {
    AUTHENTICATE_01: 'credential',
    AUTHENTICATE_02: 'credential',
    AUTHENTICATE_03: 'credential',
    AUTHENTICATE_04: CREDITS,
    AUTHENTICATE_05: ACCOUNT_DISABLED,
    API_KEY_01: 'credential',
    API_KEY_02: ACCOUNT_DISABLED,
    API_KEY_03: 'credential',
    API_KEY_04: 'credential',
    API_KEY_05: CREDITS,
    WHOIS_01: 'request',
    WHOIS_02: ['request', 'The domain is a value that is not supported.'],
    WHOIS_03: 'server',
    MISSING_WHOIS_DATA: 'not-found',
  },
};
