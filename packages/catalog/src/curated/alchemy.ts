import type { CuratedApi } from '#src/curated-api.ts';

export const alchemy: CuratedApi = {
  slug: 'alchemy',
  name: 'Alchemy',
  description:
    'Access to Ethereum, Solana and many other chains: nodes, wallet balances and transfers, NFTs, prices, and webhooks when something happens.',
  categories: ['finance', 'developer-tools', 'cloud'],
  capabilities: [
    'blockchain node',
    'wallet balances',
    'NFT data',
    'token prices',
    'transaction history',
    'smart contracts',
    'webhooks',
  ],
  useCases: ['wallet app', 'NFT gallery', 'watching a smart contract'],
  synonyms: ['web3', 'Ethereum', 'RPC', 'on-chain data', 'Solana', 'Polygon'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by compute units.',
    freeTier: 'A monthly allowance of compute units',
    checked: null,
  },
  urls: {
    website: 'https://www.alchemy.com/',
    registration: 'https://auth.alchemy.com/signup',
    documentation: 'https://www.alchemy.com/docs',
    developerPortal: 'https://dashboard.alchemy.com/',
    apiReference: 'https://www.alchemy.com/docs/reference/api-overview',
  },
  domains: ['alchemy.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://eth-mainnet.g.alchemy.com',
  keyHint: 'The key as a bearer token, or in the path: /v2/<KEY>',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v2',
      summary: 'Call a method on the chain',
      body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
    },
    { method: 'GET', path: '/nft/v3/{apiKey}/getNFTsForOwner', summary: 'List the NFTs of a wallet' },
    { method: 'GET', path: '/nft/v3/{apiKey}/getNFTMetadata', summary: 'Get an NFT' },
  ],
  popularity: 4,
  directoryId: null,
};
