import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const personio: ProviderCodes = {
  name: 'Personio',
  slugs: ['personio'],
  hosts: ['api.personio.de'],
  source: 'https://developer.personio.de/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /wrong credentials|\btoken\b.{0,30}\b(?:invalid|expired|missing|revoked|required|malformed|not)|(?:invalid|missing|expired|bad|wrong|no) (?:[\w-]+ )?token|unauthorized|api credentials/i,
      'credential',
    ],
    [/not (?:allowed|permitted)|permission|scope/i, 'permission'],
    [/overlap|already/i, ['conflict', 'The period overlaps with one that exists already.']],
  ],
  codes: {},
};
