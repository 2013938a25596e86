import type { CuratedApi } from '#src/curated-api.ts';

export const hashicorpVault: CuratedApi = {
  slug: 'hashicorp-vault',
  name: 'HashiCorp Vault',
  alsoCalled: ['HashiCorp', 'HCP Vault'],
  description:
    'Stores secrets, issues short-lived passwords for databases and clouds, and provides encryption for other programs. Self-hosted or in the cloud.',
  categories: ['security', 'developer-tools', 'cloud'],
  capabilities: [
    'secrets management',
    'encryption keys',
    'dynamic secrets',
    'certificates',
    'key management',
    'access policies',
  ],
  useCases: ['service passwords', 'short-lived database access', 'encryption as a service'],
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
    { method: 'GET', path: '/v1/sys/health', summary: 'Check whether the service responds' },
    { method: 'GET', path: '/v1/secret/data/{path}', summary: 'Get a secret' },
    { method: 'POST', path: '/v1/secret/data/{path}', summary: 'Write a secret' },
    { method: 'POST', path: '/v1/transit/encrypt/{name}', summary: 'Encrypt data' },
    { method: 'GET', path: '/v1/auth/token/lookup-self', summary: "Get the token's permissions" },
  ],
  popularity: 4,
  directoryId: null,
};
