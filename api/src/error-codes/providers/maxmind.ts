import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const maxmind: ProviderCodes = {
  name: 'MaxMind',
  slugs: ['maxmind'],
  hosts: ['geoip.maxmind.com', 'geolite.info', 'minfraud.maxmind.com'],
  source: 'https://dev.maxmind.com/geoip/docs/web-services/responses/',
  checked: '2026-11-25',
  codes: {
    IP_ADDRESS_INVALID: ['request', 'The value is not an IP address.'],
    IP_ADDRESS_REQUIRED: ['request', 'The IP address is missing.'],
    IP_ADDRESS_RESERVED: [
      'not-found',
      'The address is private or reserved: such a value cannot be found anywhere.',
    ],
    IP_ADDRESS_NOT_FOUND: ['not-found', 'Nothing is known about the address: it was not found.'],
    AUTHORIZATION_INVALID: [
      'credential',
      'The API does not accept the {key}: the account ID or the license key is wrong. They are user name and password of HTTP Basic.',
    ],
    ACCOUNT_ID_REQUIRED: 'credential',
    LICENSE_KEY_REQUIRED: 'credential',
    ACCOUNT_ID_UNKNOWN: 'credential',
    USER_ID_UNKNOWN: 'credential',
    INSUFFICIENT_FUNDS: ['payment', 'The credit of the account is used up: buy more.'],
    OUT_OF_QUERIES: ['payment', 'The queries of the account are used up: its balance needs to be topped up.'],
    PERMISSION_REQUIRED: [
      'permission',
      'The account lacks the permission for this service: it has to buy it. GeoLite is at geolite.info.',
    ],
    JSON_INVALID: 'request',
    REQUEST_INVALID: 'request',
    CONTENT_TYPE_INVALID: 'request',
  },
};
