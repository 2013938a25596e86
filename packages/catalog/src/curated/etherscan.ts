import type { CuratedApi } from '#src/curated-api.ts';

export const etherscan: CuratedApi = {
  slug: 'etherscan',
  name: 'Etherscan',
  description:
    'On-chain data for Ethereum and dozens of compatible chains: balances, transactions, tokens, contracts with source code, and gas prices.',
  categories: ['finance', 'science'],
  capabilities: [
    'wallet balances',
    'transaction history',
    'token transfers',
    'smart contracts',
    'gas prices',
    'NFT data',
  ],
  useCases: ['wallet history', 'crypto coin tax report', 'checking a contract'],
  synonyms: ['block explorer', 'Ethereum', 'web3', 'on-chain data', 'blockchain explorer'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on calls per second and per day.',
    freeTier: 'A limited number of calls per second and per day on most chains',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://etherscan.io/',
    registration: 'https://etherscan.io/register',
    documentation: 'https://docs.etherscan.io/',
    developerPortal: 'https://etherscan.io/apidashboard',
    apiReference: 'https://docs.etherscan.io/introduction',
  },
  domains: ['etherscan.io'],
  keyPlacement: { type: 'query', name: 'apikey' },
  baseUrl: 'https://api.etherscan.io',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/api',
      summary: 'Call the action that the module, action and chainid parameters specify',
    },
  ],
  popularity: 4,
  directoryId: null,
};
