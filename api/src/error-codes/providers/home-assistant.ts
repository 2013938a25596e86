import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** An installation of one's own: the names that most have. Errors are a line of text. */
export const homeAssistant: ProviderCodes = {
  name: 'Home Assistant',
  slugs: ['home-assistant'],
  hosts: ['homeassistant.local', '*.ui.nabu.casa'],
  source: 'https://developers.home-assistant.io/docs/api/rest/',
  checked: '2026-11-25',
  messages: [
    [
      /^401: unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, was deleted or is missing. It is a long-lived access token, from the security page of the user’s profile, and goes after Bearer.',
      ],
    ],
    [
      /^403: forbidden/i,
      [
        'restricted',
        'Calls from this address are not allowed: it was banned after wrong logins (remove it from ip_bans.yaml and restart), or the user may not log in from outside. The {key} is not the reason then.',
      ],
    ],
    [
      /^400: bad request/i,
      [
        'request',
        'The request was not accepted as it is: behind a proxy, its address is missing from trusted_proxies (http in configuration.yaml); for a service, the value of a field is wrong.',
      ],
    ],
    [
      /entity not found/i,
      ['not-found', 'The entity does not exist: check its id, such as light.kitchen. /api/states lists all.'],
    ],
    [
      /^404: not found/i,
      [
        'not-found',
        'What the request names does not exist: check the path, and that the integration for it is loaded.',
      ],
    ],
    [/invalid json/i, ['request', 'The API could not read the body: it has to be JSON.']],
  ],
  codes: {},
};
