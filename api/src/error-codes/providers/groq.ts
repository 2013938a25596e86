import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MODEL: Meaning = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
];
export const groq: ProviderCodes = {
  name: 'Groq',
  slugs: ['groq'],
  hosts: ['api.groq.com'],
  source: 'https://console.groq.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /network settings/i,
      [
        'restricted',
        'The API may not be called from this network, such as a VPN, a proxy or a region: the {key} is not the reason.',
      ],
    ],
    [
      /request too large/i,
      [
        'request',
        'The request is too large: it has more tokens than the account may send to this model in a minute. Shorten it, or choose a larger plan.',
      ],
    ],
    [
      /over capacity|currently over/i,
      ['overloaded', 'The model is overloaded: try again shortly, or use another.'],
    ],
    [
      /tokens per day|requests per day|\b(?:tpd|rpd)\b/i,
      [
        'rate-limit',
        'Too many requests or tokens this day: wait as long as the response says, or choose a larger plan.',
      ],
    ],
    [
      /tokens per minute|\btpm\b/i,
      ['rate-limit', 'Too many requests or tokens this minute: shorten the prompt, or wait.'],
    ],
  ],
  codes: {
    model_decommissioned: [
      'not-found',
      'The model is retired and does not exist any more: use the one that replaced it.',
    ],
    model_not_active: MODEL,
    model_terms_required: [
      'not-enabled',
      'The terms of the model have to be accepted first: enable it in the console.',
    ],
    model_permission_blocked_org: [
      'permission',
      'The model is not allowed by the settings of the organization.',
    ],
    model_permission_blocked_project: [
      'permission',
      'The model is not allowed by the settings of the project.',
    ],
    json_validate_failed: [
      'request',
      'The model wrote no valid JSON: that value of response_format needs a clearer prompt.',
    ],
    tool_use_failed: [
      'request',
      'The model wrote a tool call that does not fit the parameters: try again, or describe the tools better.',
    ],
    organization_restricted: ['account', 'The account is restricted: ask the support.'],
    blocked_api_access: [
      'account',
      'The organization is blocked, such as by a spending limit: see the billing of the account.',
    ],
    context_length_exceeded: ['request', 'The text is too long for the model: shorten it.'],
    request_too_large: ['request', 'The request is too large.'],
    over_capacity: ['overloaded', 'The model is overloaded: try again shortly.'],
    invalid_api_key: 'credential',
    rate_limit_exceeded: 'rate-limit',
    model_not_found: MODEL,
    insufficient_permissions: 'permission',
    expired_api_key: 'credential',
  },
};
