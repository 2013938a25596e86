import type { CallCredential, ShownCredential } from '#src/features/calls/call-credential.ts';

const NOTHING = {
  baseUrl: null,
  defaultHeaders: {},
  hosts: { provider: [], baseUrl: null, pinned: [] },
  placement: { type: 'bearer' },
} as const;

/** What a call without a key is made with: nothing of a provider is added to it. */
export const NO_CREDENTIAL: CallCredential = {
  ...NOTHING,
  secret: { value: '' },
  subject: { type: 'none', id: 0, name: '' },
  provider: { id: 0, name: '', slug: '', refusalCodes: [], verification: null },
};

/** The same for code: the variables of other secrets begin with `REQUEST`. */
export const NO_SHOWN_CREDENTIAL: ShownCredential = {
  ...NOTHING,
  noun: 'key',
  secret: { variable: 'API_KEY' },
  isIn: () => false,
};
