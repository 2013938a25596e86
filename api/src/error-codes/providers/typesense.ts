import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const typesense: ProviderCodes = {
  name: 'Typesense',
  slugs: ['typesense'],
  hosts: ['*.typesense.net'],
  source: 'https://typesense.org/docs/latest/api/api-errors.html',
  checked: '2026-11-25',
  messages: [
    [
      /forbidden.{0,40}x-typesense-api-key|valid `?x-typesense-api-key/i,
      [
        'credential',
        'The API does not accept the {key}, which goes into the X-TYPESENSE-API-KEY header: it is wrong, expired, or may not do this or use this collection.',
      ],
    ],
    [
      /could not find a (?:document|collection)|collection not found|no such (?:collection|field)/i,
      ['not-found', 'The collection, document or field does not exist.'],
    ],
    [
      /could not find a (?:\w+ )?field/i,
      [
        'request',
        'The collection has no such field in its schema: add it, or check the value that names it.',
      ],
    ],
    [/already exists/i, ['conflict', 'A collection or document of this name exists already.']],
    [
      /not ready or lagging/i,
      ['not-ready', 'The node is not ready: it catches up with the others. Try again shortly.'],
    ],
    [
      /out of memory|rejecting write|running out/i,
      ['overloaded', 'The server runs out of memory or disk and accepts no writes: it is overloaded.'],
    ],
    [/field .{0,60}(?:must be|has been declared)|parameter|malformed|bad json/i, 'request'],
  ],
  codes: {},
};
