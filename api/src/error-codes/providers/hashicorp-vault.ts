import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const hashicorpVault: ProviderCodes = {
  name: 'HashiCorp Vault',
  slugs: ['hashicorp-vault'],
  hosts: ['*.hashicorp.cloud'],
  source: 'https://developer.hashicorp.com/vault/api-docs',
  checked: '2026-11-25',
  messages: [
    [
      /vault is sealed/i,
      ['not-ready', 'The vault is sealed, so it is not ready: unseal it, then try again.'],
    ],
    [
      /standby|not initialized/i,
      ['not-ready', 'The node is not ready: it is a standby, or the vault was not initialized.'],
    ],
    [
      /invalid token|bad token|missing client token|token (?:is )?expired|lease expired|invalid role or secret/i,
      [
        'credential',
        'The API does not accept the {key}: the token is wrong or expired, or missing from the X-Vault-Token header.',
      ],
    ],
    [
      /permission denied/i,
      [
        'credential',
        'The {key} is wrong or expired, or its policies lack a permission for this path (or X-Vault-Namespace is missing): the API says the same of all.',
      ],
    ],
    [
      /no handler for route|unsupported path|no value found/i,
      [
        'not-found',
        'Nothing is mounted at this path, or nothing is stored there: it does not exist. With version 2 of the secrets engine, data/ comes after the mount.',
      ],
    ],
    [/check-and-set/i, ['conflict', 'Somebody wrote a newer version in the meantime: read it again.']],
    [/rate limit quota/i, 'rate-limit'],
    [/path is already in use/i, ['conflict', 'The path is in use already.']],
    [/max(?:imum)? lease|exceed/i, 'request'],
  ],
  codes: {},
};
