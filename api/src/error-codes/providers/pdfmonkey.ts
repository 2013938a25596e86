import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** A document that could not be generated is returned with 200. */
export const pdfmonkey: ProviderCodes = {
  name: 'PDFMonkey',
  slugs: ['pdfmonkey'],
  hosts: ['api.pdfmonkey.io'],
  source: 'https://docs.pdfmonkey.io/references/api/documents',
  checked: '2026-11-25',
  find: ({ document, document_card: card }) =>
    (asObject(document) ?? asObject(card))?.status === 'failure' ? ['failure'] : [],
  messages: [
    [
      /quota|documents? left|limit reached/i,
      [
        'quota',
        'The documents of the plan are used up: wait until they are renewed, or choose a larger plan.',
      ],
    ],
  ],
  codes: {
    failure: [
      'request',
      'The document was not generated: failure_cause says why, mostly an error in the Liquid of its template, or a value that is missing in the payload.',
    ],
  },
};
