import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const scrapingbee: ProviderCodes = {
  name: 'ScrapingBee',
  slugs: ['scrapingbee'],
  hosts: ['app.scrapingbee.com'],
  source: 'https://www.scrapingbee.com/documentation/',
  checked: '2026-11-25',
  messages: [
    [
      /server responded with 4|try with (?:premium|stealth)|error with your request/i,
      ['server', 'The site did not send the page to the API: try again, or with premium or stealth proxies.'],
    ],
    [
      /invalid api key|no api key|api_key/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the parameter api_key.',
      ],
    ],
    [
      /monthly api calls limit|(?:out of|no|not enough|insufficient|exceed\w*) .{0,20}credits?|credits? .{0,20}(?:used up|exceeded|exhausted)/i,
      ['quota', 'The quota of the plan is used up: wait until it is reset, or choose a larger plan.'],
    ],
    [
      /concurrency|too many concurrent/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
  ],
  codes: {},
};
