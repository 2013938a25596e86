import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The files are in a bucket of S3, which calls what is not there a key. */
export const secEdgar: ProviderCodes = {
  name: 'SEC EDGAR',
  slugs: ['sec-edgar'],
  hosts: ['data.sec.gov', 'www.sec.gov', 'efts.sec.gov'],
  source: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
  checked: '2026-11-25',
  messages: [
    [
      /undeclared automated tool/i,
      [
        'policy',
        'The call was blocked: the header User-Agent has to name the application and an e-mail address. There is no key.',
      ],
    ],
    [
      /request rate threshold/i,
      ['rate-limit', 'Too many requests: ten in a second are allowed. Wait ten minutes, then send fewer.'],
    ],
  ],
  codes: {
    NoSuchKey: [
      'not-found',
      'The file does not exist: a CIK has ten digits here, with zeros in front (CIK0000320193.json), and the company may not have reported the concept.',
    ],
    AccessDenied: [
      'not-found',
      'The file does not exist at this path: a CIK has ten digits here, with zeros in front.',
    ],
  },
};
