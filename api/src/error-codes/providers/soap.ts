import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept a value in the request, or an element is missing.',
];

/** Faults of SOAP 1.1 and 1.2, which come with 500 whoever is at fault. */
export const soap: ProviderCodes = {
  name: 'SOAP',
  hosts: [],
  source: 'https://www.w3.org/TR/soap12-part1/#faultcodes',
  checked: '2026-11-22',
  hasForm: (_body, _headers, root) => /(?:^|:)Envelope$/.test(root ?? ''),
  codes: {
    Client: API_ACCEPT,
    Sender: API_ACCEPT,
    Server: 'server',
    Receiver: 'server',
    VersionMismatch: [
      'request',
      'The API does not accept this version of SOAP: the namespace of the envelope is another.',
    ],
    MustUnderstand: ['request', 'The API does not know a header that it has to understand.'],
  },
};
