import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PAYMENT: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const CUSTOMER: Meaning = ['customer', 'The document has a password, which the user has to give.'];
const SERVER: Meaning = ['server', 'The document took too long: use async.'];
const REQUEST: Meaning = ['request', 'The API could not fetch the address that is a value in the request.'];
const REQUEST_2: Meaning = [
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
    [/credits|out of credit|payment/i, PAYMENT],
    [/api key|x-api-key|unauthorized/i, 'credential'],
    [/password/i, CUSTOMER],
    [/timeout/i, SERVER],
    [/unable to (?:download|access)|invalid url|url is/i, REQUEST],
  ],
  codes: {
    402: PAYMENT,
    441: CUSTOMER,
    442: REQUEST_2,
    443: ['permission', 'The document does not allow this.'],
    445: SERVER,
    446: REQUEST_2,
    449: REQUEST,
    450: REQUEST_2,
    452: 'request',
  },
};
