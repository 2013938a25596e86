import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const DOCUMENT_PASSWORD: Meaning = [
  'request',
  'The document has a password, which is missing or wrong: send it in the parameter password.',
];
const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is missing or wrong. It goes into the x-api-key header.',
];
const TIMEOUT: Meaning = ['server', 'The document took too long: use async.'];
const UNREACHABLE: Meaning = [
  'request',
  'The API could not fetch the address that is a value in the request.',
];
const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format, size or length is not allowed.',
];
export const pdfCo: ProviderCodes = {
  name: 'PDF.co',
  slugs: ['pdf-co'],
  hosts: ['api.pdf.co'],
  source: 'https://docs.pdf.co/api-reference/response-codes',
  checked: '2026-11-25',
  messages: [
    [/credits|out of credit|payment/i, CREDITS],
    [/api key|x-api-key|unauthorized/i, WRONG_KEY],
    [/password/i, DOCUMENT_PASSWORD],
    [/timeout/i, TIMEOUT],
    [/unable to (?:download|access)|invalid url|url is/i, UNREACHABLE],
  ],
  codes: {
    402: CREDITS,
    441: DOCUMENT_PASSWORD,
    442: API_ACCEPT,
    443: ['permission', 'The document does not allow this.'],
    445: TIMEOUT,
    446: API_ACCEPT,
    449: UNREACHABLE,
    450: API_ACCEPT,
    452: 'request',
  },
};
