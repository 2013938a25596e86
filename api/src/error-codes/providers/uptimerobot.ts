import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
/** Errors come with 200 and `stat: fail`. */
export const uptimerobot: ProviderCodes = {
  name: 'UptimeRobot',
  slugs: ['uptimerobot'],
  hosts: ['api.uptimerobot.com'],
  source: 'https://uptimerobot.com/api/',
  checked: '2026-11-25',
  messages: [
    [/api_?key (?:parameter )?(?:is )?(?:invalid|missing|wrong|not)/i, 'credential'],
    [/already exists/i, EXISTS],
    [/monitor.{0,30}(?:not found|not exist|doesn.t)/i, 'not-found'],
    [
      /limit|upgrade|\bplans?\b|\bpro\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    invalid_parameter: 'request',
    missing_parameter: ['request', 'A parameter is missing: parameter_name in the response names it.'],
    not_authorized: [
      'permission',
      'The {key} lacks the permission for this: it is read-only, or of one monitor. Use the main API key.',
    ],
    already_exists: EXISTS,
    not_found: 'not-found',
  },
};
