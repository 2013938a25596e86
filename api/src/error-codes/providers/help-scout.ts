import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const helpScout: ProviderCodes = {
  name: 'Help Scout',
  slugs: ['help-scout'],
  hosts: ['api.helpscout.net'],
  source: 'https://developer.helpscout.com/mailbox-api/overview/errors/',
  checked: '2026-11-25',
  messages: [
    [/already (?:exists|used|in use)/i, EXISTS],
    [/throttle/i, 'rate-limit'],
  ],
  codes: {
    invalid_token: 'credential',
    invalid_grant: 'credential',
    access_denied: 'permission',
    NotNull: ['request', 'A field is missing.'],
    Size: ['request', 'A value is too long.'],
    Pattern: 'request',
    UniqueValue: EXISTS,
  },
};
