import type { CuratedApi } from '#src/curated-api.ts';

export const moralis: CuratedApi = {
  slug: 'moralis',
  name: 'Moralis',
  description:
    'Wallet, token, NFT and market data from many chains, processed so that you need no node of your own, with a stream of events.',
  categories: ['finance', 'market-data', 'developer-tools'],
  capabilities: [
    'wallet balances',
    'NFT data',
    'token prices',
    'transaction history',
    'DeFi positions',
    'webhooks',
  ],
  useCases: ['wallet app', 'portfolio across many chains', 'NFT gallery'],
  synonyms: ['web3', 'on-chain data', 'Ethereum', 'Solana', 'blockchain API'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on compute units.',
    freeTier: 'A daily allowance of compute units',
    checked: null,
  },
  urls: {
    website: 'https://moralis.com/',
    registration: 'https://admin.moralis.com/register',
    documentation: 'https://docs.moralis.com/',
    developerPortal: 'https://admin.moralis.com/api-keys',
    apiReference: 'https://docs.moralis.com/data-api/evm/overview',
  },
  domains: ['moralis.com', 'moralis.io'],
  keyPlacement: { type: 'header', name: 'X-API-Key' },
  baseUrl: 'https://deep-index.moralis.io/api/v2.2',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/wallets/{address}/tokens', summary: 'List the tokens of a wallet with prices' },
    { method: 'GET', path: '/{address}/nft', summary: 'List the NFTs of a wallet' },
    { method: 'GET', path: '/wallets/{address}/history', summary: "List a wallet's history" },
    { method: 'GET', path: '/erc20/{address}/price', summary: 'Get the price of a token' },
  ],
  popularity: 3,
  directoryId: null,
};
