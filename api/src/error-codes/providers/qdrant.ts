import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const qdrant: ProviderCodes = {
  name: 'Qdrant',
  slugs: ['qdrant'],
  hosts: ['*.cloud.qdrant.io'],
  source: 'https://api.qdrant.tech/api-reference',
  checked: '2026-11-25',
  hasForm: (body) => typeof body.time === 'number' && asText(asObject(body.status)?.error) !== undefined,
  messages: [
    [
      /\baccess\b.{0,60}\brequired|only .{0,20}\bread|access to collection/i,
      [
        'permission',
        'The {key} lacks the permission for this: it may only read, or only use other collections. Create one that may.',
      ],
    ],
    [
      /vector dimension error|wrong input: vector/i,
      ['request', 'The vector has another number of values than the collection, or another name.'],
    ],
    [
      /collection .{0,80}(?:doesn.t exist|not found)|not found: collection/i,
      ['not-found', 'The collection does not exist.'],
    ],
    [/already exists/i, ['conflict', 'A collection of this name exists already.']],
    [/index required/i, ['request', 'The filter names a field that has no index: create one for it.']],
    [/format error|validation error|bad request/i, 'request'],
    [
      /forbidden|api.?key|jwt/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing, wrong, expired or of another cluster. It goes into the api-key header.',
      ],
    ],
    [
      /strict mode|limit exceeded/i,
      ['quota', 'A limit of the collection (strict mode) is reached: this quota protects it.'],
    ],
    [/out of memory|disk|no space/i, ['server', 'The server has no memory or disk left, and is overloaded.']],
  ],
  codes: {},
};
