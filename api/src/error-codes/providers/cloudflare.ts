import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const cloudflare: ProviderCodes = {
  name: 'Cloudflare',
  slugs: ['cloudflare'],
  hosts: ['api.cloudflare.com'],
  source: 'https://developers.cloudflare.com/fundamentals/api/troubleshooting/',
  checked: '2026-11-22',
  codes: {
    '1000': 'credential',
    '6003': [
      'credential',
      'The API does not accept the {key}: its header has the wrong form. A token is sent as Bearer, a global key with X-Auth-Email.',
    ],
    '6111': 'credential',
    '7000': ['not-found', 'This address does not exist: check the path.'],
    '7003': ['not-found', 'The zone or account in the path does not exist: check its id.'],
    '9103': 'credential',
    '9106': [
      'credential',
      'The API requires a {key}, and its header is missing: the {key} is not valid or was not sent.',
    ],
    '9109': ['permission', 'The {key} is not valid for this account, or lacks a permission for it.'],
    '10000': [
      'credential',
      'The API does not accept the {key} for this: it is wrong, or has no permission for this account or zone.',
    ],
    '10001': 'credential',
    '10013': 'server',
    '971': 'rate-limit',
    '81057': ['conflict', 'The record exists already.'],
    '81058': ['conflict', 'The record exists already.'],
    '1061': ['conflict', 'The zone exists already.'],
  },
};
