import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const scrapingbee: ProviderCodes = {
  name: 'ScrapingBee',
  slugs: ['scrapingbee'],
  hosts: ['app.scrapingbee.com'],
  source: 'https://www.scrapingbee.com/documentation/',
  checked: '2026-11-25',
  messages: [
    [/invalid api key|no api key/i, 'credential'],
    [
      /monthly api calls limit|credit/i,
      ['quota', 'The quota of the plan is used up: wait until it is reset, or choose a larger plan.'],
    ],
    [
      /concurrency|too many concurrent/i,
      ['rate-limit', 'Too many requests at the same time: the plan limits how many may run at once.'],
    ],
    [
      /server responded with 4|try with (?:premium|stealth)|error with your request/i,
      ['server', 'The site did not send the page to the API: try again, or with premium or stealth proxies.'],
    ],
  ],
  codes: {},
};
