import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openLibrary: ProviderCodes = {
  name: 'Open Library',
  slugs: ['open-library'],
  hosts: ['openlibrary.org'],
  source: 'https://openlibrary.org/developers/api',
  checked: '2026-11-25',
  messages: [
    [
      /^notfound$/i,
      [
        'not-found',
        'Open Library has no book, work or author with this id: it does not exist. The letter at its end has to fit the path: M, W or A.',
      ],
    ],
  ],
  codes: {
    notfound: ['not-found', 'Open Library has no book, work or author with this id: it does not exist.'],
  },
};
