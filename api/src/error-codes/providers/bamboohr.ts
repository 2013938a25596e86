import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const HEADER = 'x-bamboohr-error-message';

/** What the words in the header of an error mean; its body is empty. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/limit exceeded|too many/i, 'limit'],
  [/duplicate|already/i, 'duplicate'],
  [/do(?:es)? not have (?:access|permission)|not allowed|insufficient/i, 'access'],
  [/not found|does not exist|no such/i, 'missing'],
  [/malformed|invalid|required|must /i, 'value'],
];

export const bamboohr: ProviderCodes = {
  name: 'BambooHR',
  slugs: ['bamboohr'],
  hosts: ['api.bamboohr.com', '*.bamboohr.com'],
  source: 'https://documentation.bamboohr.com/docs/api-details',
  checked: '2026-11-25',
  find: (_body, headers) => {
    const words = headers[HEADER] ?? '';
    return WORDS.flatMap(([pattern, code]) => (pattern.test(words) ? [code] : [])).slice(0, 1);
  },
  codes: {
    limit: ['rate-limit', 'Too many requests: wait as Retry-After says.'],
    duplicate: [
      'conflict',
      'Another employee has this value already, such as the number or the e-mail address.',
    ],
    access: [
      'permission',
      'The user of the {key} is not allowed this: their access level lacks the employee, the field or the action.',
    ],
    missing: [
      'not-found',
      'What the request names does not exist: check the company in the address, and the ids.',
    ],
    value: ['request', 'The API does not accept a value: the header X-BambooHR-Error-Message says which.'],
  },
};
