import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WORDS_OF_HEADER: readonly (readonly [RegExp, string])[] = [
  [/suspended|not active/i, 'brd-suspended'],
  [/balance|billing|payment/i, 'brd-balance'],
  [/\bip\b.{0,30}(?:not|white|allow)/i, 'brd-ip'],
  [
    /auth(?:entication|orization)? failed|wrong (?:customer|password|zone)|invalid (?:auth|credentials)/i,
    'brd-auth',
  ],
];

export const brightData: ProviderCodes = {
  name: 'Bright Data',
  slugs: ['bright-data'],
  hosts: ['api.brightdata.com'],
  source: 'https://docs.brightdata.com/proxy-networks/errorCatalog',
  checked: '2026-11-25',
  // What is wrong is in headers: `x-brd-err-code: policy_20050`, with words in `x-brd-error`.
  find: (_body, headers) => {
    const kind = /^(policy|target|peer|proxy)_/.exec(headers['x-brd-err-code'] ?? '')?.[1];
    const words = headers['x-brd-error'] ?? headers['x-luminati-error'] ?? '';
    return [
      ...WORDS_OF_HEADER.flatMap(([pattern, code]) => (pattern.test(words) ? [code] : [])),
      ...(kind === undefined ? [] : [`brd-${kind}`]),
    ];
  },
  messages: [
    [/invalid credentials|user not found|authentication/i, 'credential'],
    [
      /zone .{0,40}(?:not found|does not exist)|zone_not_found/i,
      ['not-found', 'The zone does not exist: check its name.'],
    ],
    [
      /account is suspended|not active/i,
      ['account', 'The account is suspended or not active: see its dashboard.'],
    ],
    [/balance|funds|payment/i, ['payment', 'The balance of the account is used up: top it up.']],
    [
      /snapshot.{0,30}(?:not ready|is (?:building|running))|not ready/i,
      ['not-ready', 'The data is not ready yet: try again shortly.'],
    ],
    [
      /robots\.txt|immediate access mode|policy/i,
      ['policy', 'The policy of the provider blocks this site for the account until it is verified.'],
    ],
  ],
  codes: {
    'brd-suspended': ['account', 'The account is suspended or not active: see its dashboard.'],
    'brd-balance': ['payment', 'The balance of the account is used up: top it up.'],
    'brd-auth': [
      'credential',
      'The API does not accept the credentials: the name of the customer, the zone or its password is wrong.',
    ],
    'brd-ip': [
      'restricted',
      'The zone may not be used from this address: add it to the allowed ones of the zone.',
    ],
    'brd-policy': [
      'policy',
      'The policy of the provider blocks this site for the account until it is verified.',
    ],
    'brd-target': ['server', 'The site itself failed or did not respond: try again.'],
    'brd-peer': ['server', 'The address that was to call the site failed: try again.'],
    'brd-proxy': ['server', 'The proxy failed on its side: try again.'],
  },
};
