import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const COLLECTION_EXIST: Meaning = ['not-found', 'The collection does not exist.'];
const COLLECTION_LOADED: Meaning = [
  'not-ready',
  'The collection is not loaded, so it is not ready: load it, and try again shortly.',
];
const PARAMETER_MISSING: Meaning = ['request', 'A parameter is missing.'];
/** Errors come with 200 and a code that is not 0. */
export const milvus: ProviderCodes = {
  name: 'Milvus',
  slugs: ['milvus'],
  hosts: ['*.zillizcloud.com', 'api.cloud.zilliz.com'],
  source: 'https://milvus.io/api-reference/restful/v2.5.x/About.md',
  checked: '2026-11-25',
  find: ({ code, message }) =>
    typeof code === 'number' && code > 0 && code !== 200 && asText(message) !== undefined
      ? [String(code)]
      : [],
  messages: [
    [/collection not found|can.t find collection/i, COLLECTION_EXIST],
    [/not loaded/i, COLLECTION_LOADED],
    [/auth(?:entication)? (?:check )?(?:fail|failure)|invalid token|api ?key/i, 'credential'],
  ],
  codes: {
    1: 'server',
    5: ['server', 'The server has no memory left: try again later.'],
    8: 'rate-limit',
    9: ['overloaded', 'The server accepts no writes now, as its memory or disk is full: it is overloaded.'],
    100: COLLECTION_EXIST,
    101: COLLECTION_LOADED,
    200: ['not-found', 'The partition does not exist.'],
    700: ['not-found', 'The index does not exist.'],
    800: ['not-found', 'The database does not exist.'],
    1100: 'request',
    1101: PARAMETER_MISSING,
    1400: 'credential',
    1800: 'credential',
    1801: ['request', 'The API could not read the body.'],
    1802: PARAMETER_MISSING,
    1804: 'request',
    1807: 'rate-limit',
    65535: 'request',
    80001: 'credential',
    80002: 'credential',
  },
};
