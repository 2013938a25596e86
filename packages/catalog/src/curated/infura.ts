import type { CuratedApi } from '#src/curated-api.ts';

export const infura: CuratedApi = {
  slug: 'infura',
  name: 'Infura',
  description: 'Access to Ethereum and other chains and to IPFS over JSON-RPC, by the makers of MetaMask.',
  categories: ['finance', 'developer-tools', 'cloud'],
  capabilities: ['blockchain node', 'smart contracts', 'transaction history', 'gas prices', 'IPFS storage'],
  useCases: ['wallet app', 'sending transactions', 'reading a contract'],
  synonyms: ['web3', 'Ethereum', 'RPC', 'MetaMask', 'Consensys'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on credits.',
    freeTier: 'A daily allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://www.infura.io/',
    registration: 'https://developer.metamask.io/register',
    documentation: 'https://docs.metamask.io/services/',
    developerPortal: 'https://developer.metamask.io/',
    apiReference: 'https://docs.metamask.io/services/reference/ethereum/json-rpc-methods/',
  },
  domains: ['infura.io', 'metamask.io'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://mainnet.infura.io',
  keyHint:
    'The key goes in the path, /v3/<KEY>; a secret goes in as the password, with nothing before the colon',
  oauth: null,
  operations: [{ method: 'POST', path: '/v3/{apiKey}', summary: 'Call a method on the chain' }],
  popularity: 3,
  directoryId: null,
};
