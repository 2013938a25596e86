import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200; a status code of 20000 is a success. */
export const dataforseo: ProviderCodes = {
  name: 'DataForSEO',
  slugs: ['dataforseo'],
  hosts: ['api.dataforseo.com'],
  source: 'https://docs.dataforseo.com/v3/appendix/errors/',
  checked: '2026-11-25',
  find: (body) => {
    const found = [body, ...listOf(body.tasks)].map((one) => asObject(one)?.status_code);
    return found.flatMap((code) =>
      typeof code === 'number' && code >= 40_000 && code < 60_000 ? [String(code)] : [],
    );
  },
  codes: {
    40100: [
      'credential',
      'The API does not accept the {key}: send login and password of the API by Basic auth; the password is the one in the dashboard under API access, not that of the login.',
    ],
    40101: ['server', 'The search engine failed: try again later.'],
    40102: ['not-found', 'The search has no results: nothing like it can be found, or it does not exist.'],
    40103: ['server', 'The task failed: send it again, try again shortly.'],
    40104: ['account', 'The account has to be verified first.'],
    40200: ['payment', 'The balance of the account is used up: top it up.'],
    40201: ['account', 'The account is paused: ask the support.'],
    40202: 'rate-limit',
    40203: ['quota', 'The daily limit of spending of the account is used up: raise it in its settings.'],
    40204: ['permission', 'The subscription lacks access to this API.'],
    40207: ['restricted', 'The {key} may not be used from this address: add it to the allowed ones.'],
    40209: ['rate-limit', 'Too many requests at the same time.'],
    40210: ['payment', 'The balance of the account is too low: top it up.'],
    40400: ['not-found', 'The path does not exist: check it.'],
    40401: ['not-found', 'The task does not exist.'],
    40403: ['not-found', 'The result does not exist any more.'],
    40501: [
      'request',
      'A field of the task is missing or has a value that is not valid: status_message of the task names it.',
    ],
    40502: ['request', 'The body is missing.'],
    40503: ['request', 'The API could not read the body.'],
    40504: ['request', 'A task is too large.'],
    40506: 'request',
    40601: ['not-ready', 'The task was handed over and is not ready: ask again later.'],
    40602: ['not-ready', 'The task waits in the queue and is not ready: ask again later.'],
    50000: 'server',
    50100: 'request',
    50301: 'server',
    50303: ['server', 'The API is being updated: try again later.'],
  },
};
