import type { CuratedApi } from '#src/curated-api.ts';

export const hashicorpVault: CuratedApi = {
  slug: 'hashicorp-vault',
  name: 'HashiCorp Vault',
  alsoCalled: ['HashiCorp', 'HCP Vault'],
  description:
    'Keeps secrets, hands out short-lived passwords for databases and clouds, and encrypts for others. To run oneself or as a cloud.',
  categories: ['security', 'developer-tools', 'cloud'],
  capabilities: [
    'secrets management',
    'encryption keys',
    'dynamic secrets',
    'certificates',
    'key management',
    'access policies',
  ],
  useCases: ['passwords of services', 'short-lived database access', 'encryption as a service'],
  synonyms: ['secret store', 'PKI', 'self-hosted', 'KMS'],
  pricing: {
    model: 'freemium',
    summary: 'The community edition is free; the cloud is billed by the hour.',
    freeTier: 'The community edition',
    checked: null,
  },
  urls: {
    website: 'https://www.hashicorp.com/products/vault',
    registration: 'https://portal.cloud.hashicorp.com/sign-up',
    documentation: 'https://developer.hashicorp.com/vault/docs',
    developerPortal: 'https://portal.cloud.hashicorp.com/',
    apiReference: 'https://developer.hashicorp.com/vault/api-docs',
  },
  domains: ['hashicorp.com', 'vaultproject.io'],
  keyPlacement: { type: 'header', name: 'X-Vault-Token' },
  baseUrl: null,
  keyHint: 'hvs.…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v1/sys/health', summary: 'Ask whether it answers' },
    { method: 'GET', path: '/v1/secret/data/{path}', summary: 'Read a secret' },
    { method: 'POST', path: '/v1/secret/data/{path}', summary: 'Write a secret' },
    { method: 'POST', path: '/v1/transit/encrypt/{name}', summary: 'Encrypt' },
    { method: 'GET', path: '/v1/auth/token/lookup-self', summary: 'Read what the token may do' },
  ],
  popularity: 4,
  directoryId: null,
};
