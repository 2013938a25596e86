import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCESS: Meaning = ['not-enabled', 'API access is not enabled for the account.'];
const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, missing in the X-API-TOKEN header, or of an account in another data center.',
];

/** What the words say, which are in `meta.error`. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/unrecognized x-api-token|missing x-api-token|unauthori[sz]ed/i, 'token'],
  [/does not exist|not found/i, 'absent'],
  [/rate limit|too many|(?:limit|quota) (?:was |has been )?exceeded/i, 'limit'],
  [/data ?center|proxied/i, 'center'],
  [/not enabled|api access/i, 'api'],
  [/permission|access denied|forbidden|not authori[sz]ed/i, 'permission'],
  [/invalid|missing|required|unexpected json/i, 'value'],
];

export const qualtrics: ProviderCodes = {
  name: 'Qualtrics',
  slugs: ['qualtrics'],
  hosts: ['*.qualtrics.com'],
  source: 'https://api.qualtrics.com/ZG9jOjg3NjYzNQ-error-codes',
  checked: '2026-11-25',
  find: ({ meta }) => {
    const { errorCode, errorMessage } = asObject(asObject(meta)?.error) ?? {};
    const words = asText(errorMessage) ?? '';
    const kind = KINDS.find(([pattern]) => pattern.test(words))?.[1];
    return [asText(errorCode), kind].flatMap((one) => one ?? []);
  },
  codes: {
    AUTH_6: TOKEN,
    AUTH_1: TOKEN,
    token: TOKEN,
    absent: [
      'not-found',
      'The survey, directory or other id does not exist, or the user of the {key} may not see it.',
    ],
    limit: 'rate-limit',
    center: [
      'elsewhere',
      'The account is in another data center: call the other host that its settings name.',
    ],
    api: API_ACCESS,
    permission: ['permission', 'The user of the {key} lacks a permission for this in Qualtrics.'],
    value: ['request', 'A parameter is missing or has a wrong value: meta.error names it.'],
    AUTH_2: API_ACCESS,
    NTF_1: 'not-found',
  },
};
