import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
];
const WRONG_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is missing, wrong or expired. It goes into the X-API-Key header.',
];

export const postman: ProviderCodes = {
  name: 'Postman',
  slugs: ['postman'],
  hosts: ['api.getpostman.com', 'api.postman.com'],
  source: 'https://learning.postman.com/docs/developer/postman-api/make-postman-api-call/',
  checked: '2026-11-25',
  find: ({ error }) => [asText(asObject(error)?.name) ?? ''].filter((name) => name !== ''),
  messages: [[/service limit|monthly|usage limit/i, LIMIT]],
  codes: {
    AuthenticationError: WRONG_KEY,
    authenticationError: WRONG_KEY,
    forbiddenError: 'permission',
    instanceNotFoundError: 'not-found',
    notFoundError: 'not-found',
    malformedRequestError: 'request',
    paramMissingError: ['request', 'A parameter is missing.'],
    invalidParamsError: 'request',
    rateLimited: 'rate-limit',
    serviceLimitExhausted: LIMIT,
    serverError: 'server',
    instanceFoundError: ['conflict', 'A record with the same value exists already.'],
    invalidUidError: 'request',
  },
};
