import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const personio: ProviderCodes = {
  name: 'Personio',
  slugs: ['personio'],
  hosts: ['api.personio.de'],
  source: 'https://developer.personio.de/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /wrong credentials/i,
      [
        'credential',
        'The API does not accept the credentials: the client id or the client secret is wrong, or was deleted in the settings.',
      ],
    ],
    [
      /unauthenticated|^unauthorized$/i,
      [
        'credential',
        'The API does not accept the access token: it is missing, expired or was replaced. Get another with the client id and secret (/auth).',
      ],
    ],
    [
      /attribute\b.{0,60}\b(?:access|not (?:readable|allowed|permitted|whitelisted))|whitelist/i,
      [
        'permission',
        'The {key} lacks the permission for an attribute: allow it to be read in the settings of the credentials.',
      ],
    ],
    [
      /wrong credentials|\btoken\b.{0,30}\b(?:invalid|expired|missing|revoked|required|malformed|not)|(?:invalid|missing|expired|bad|wrong|no) (?:[\w-]+ )?token|unauthorized|api credentials/i,
      'credential',
    ],
    [/not (?:allowed|permitted)|permission|scope/i, 'permission'],
    [/overlap|already/i, ['conflict', 'The period overlaps with one that exists already.']],
  ],
  codes: {},
};
