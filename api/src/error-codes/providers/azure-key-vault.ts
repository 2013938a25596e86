import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BY_FIREWALL: Meaning = [
  'restricted',
  'The firewall of the vault does not allow this address: add the address of this machine to it, or call from its network. The {key} is not the reason.',
];

/** The inner code says why a call is forbidden; the other codes are Azure's. */
export const azureKeyVault: ProviderCodes = {
  name: 'Azure Key Vault',
  hosts: ['*.vault.azure.net', '*.managedhsm.azure.net'],
  source: 'https://learn.microsoft.com/azure/key-vault/general/rest-error-codes',
  checked: '2026-11-25',
  codes: {
    ForbiddenByFirewall: BY_FIREWALL,
    ForbiddenByConnection: BY_FIREWALL,
    ForbiddenByPolicy: [
      'permission',
      'The {key} lacks a permission for this: add it to the access policies of the vault.',
    ],
    ForbiddenByRbac: [
      'permission',
      'The {key} lacks a role for this: assign the role. New roles take some minutes.',
    ],
    SecretNotFound: ['not-found', 'The secret does not exist in this vault.'],
    KeyNotFound: ['not-found', 'The key with this name does not exist in this vault.'],
    CertificateNotFound: ['not-found', 'The certificate does not exist in this vault.'],
    SecretDisabled: ['conflict', 'The secret is disabled already: enable it first.'],
    ObjectIsDeletedButRecoverable: [
      'conflict',
      'Something with this name was deleted already and can be recovered: recover or purge it first.',
    ],
    Throttled: 'rate-limit',
  },
};
