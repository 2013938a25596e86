import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FIELD_MISSING: Meaning = [
  'request',
  'A field is missing or empty: path in the errors of the body names it.',
];
const VALUE: Meaning = [
  'request',
  'A field has a value that the API does not accept: path in the errors of the body names it.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const helpScout: ProviderCodes = {
  name: 'Help Scout',
  slugs: ['help-scout'],
  hosts: ['api.helpscout.net'],
  source: 'https://developer.helpscout.com/mailbox-api/overview/errors/',
  checked: '2026-11-25',
  // What is wrong with a field is at the end of a link: `…/errors#NotEmpty`.
  find: ({ _embedded: embedded }) =>
    listOf(asObject(embedded)?.errors).flatMap(
      (one) =>
        /#(\w{1,40})$/.exec(asText(asObject(asObject(asObject(one)?._links)?.about)?.href) ?? '')?.[1] ?? [],
    ),
  messages: [
    [/already (?:exists|used|in use)/i, EXISTS],
    [/throttle/i, 'rate-limit'],
  ],
  codes: {
    invalid_token: [
      'credential',
      'The API does not accept the {key}: it is wrong, or expired as it is after two days. Get another from /v2/oauth2/token.',
    ],
    invalid_grant: 'credential',
    access_denied: 'permission',
    NotNull: FIELD_MISSING,
    NotEmpty: FIELD_MISSING,
    NotBlank: FIELD_MISSING,
    Size: ['request', 'A value is too short or too long: path in the errors of the body names the field.'],
    Pattern: VALUE,
    Email: VALUE,
    Type: VALUE,
    UniqueValue: EXISTS,
  },
};
