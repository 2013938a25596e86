import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TIMEOUT: Meaning = ['server', 'The page took too long: try again, or allow more time.'];
const UNREACHABLE: Meaning = [
  'request',
  'The API could not fetch the address that is a value in the request: it has to be reachable from the internet.',
];
export const firecrawl: ProviderCodes = {
  name: 'Firecrawl',
  slugs: ['firecrawl'],
  hosts: ['api.firecrawl.dev'],
  source: 'https://docs.firecrawl.dev/api-reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /rate limit exceeded/i,
      [
        'rate-limit',
        'Too many requests in this minute for the plan: wait as long as the message says. The {key} itself is not the reason.',
      ],
    ],
    [
      /insufficient (?:tokens|credits)/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /(?:invalid|missing) token|token missing/i,
      [
        'credential',
        'The API does not accept the {key} (fc-…): it is wrong or deleted, or missing after Bearer in the Authorization header.',
      ],
    ],
    [
      /blocklist|no longer supported|do not support this site|not supported/i,
      ['policy', 'The site is blocked by the policy of the provider.'],
    ],
    [/timed out|timeout/i, TIMEOUT],
    [/all scraping engines failed|failed to (?:scrape|fetch)|dns/i, UNREACHABLE],
  ],
  codes: {
    SCRAPE_TIMEOUT: TIMEOUT,
    SCRAPE_ALL_ENGINES_FAILED: UNREACHABLE,
    SCRAPE_DNS_RESOLUTION_ERROR: UNREACHABLE,
    SCRAPE_SITE_ERROR: UNREACHABLE,
    SCRAPE_SSL_ERROR: UNREACHABLE,
    SCRAPE_UNSUPPORTED_FILE_ERROR: [
      'request',
      'The API does not accept the file: its format is not supported, or it is damaged or empty.',
    ],
    BAD_REQUEST: 'request',
    BAD_REQUEST_INVALID_JSON: ['request', 'The API could not read the JSON of the body.'],
    UNKNOWN_ERROR: 'server',
    CRAWL_DENIAL: [
      'policy',
      'The site does not allow this (robots.txt), and the policy of the provider follows it.',
    ],
  },
};
