import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCESS: Meaning = ['not-enabled', 'API access is not enabled for the account.'];
export const qualtrics: ProviderCodes = {
  name: 'Qualtrics',
  slugs: ['qualtrics'],
  hosts: ['*.qualtrics.com'],
  source: 'https://api.qualtrics.com/ZG9jOjg3NjYzNQ-error-codes',
  checked: '2026-11-25',
  find: ({ meta }) =>
    [asText(asObject(asObject(meta)?.error)?.errorCode) ?? ''].filter((code) => code !== ''),
  messages: [
    [/unrecognized x-api-token|authorization|unauthorized/i, 'credential'],
    [/does not exist|not found/i, 'not-found'],
    [/exceed|rate/i, 'rate-limit'],
    [
      /data ?center|proxied/i,
      ['elsewhere', 'The account is in another data center: call the other host that its settings name.'],
    ],
    [/not enabled|api access/i, API_ACCESS],
    [/permission|access denied|forbidden/i, 'permission'],
    [/invalid|missing|required|unexpected json/i, 'request'],
  ],
  codes: {
    AUTH_6: 'credential',
    AUTH_1: 'credential',
    AUTH_2: API_ACCESS,
    NTF_1: 'not-found',
  },
};
