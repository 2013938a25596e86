import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FILTERED = [
  'policy',
  'The content filter of the provider blocked the text by its policy: change the prompt.',
] as const;
const NO_MODEL = [
  'not-found',
  'The model does not exist, or the account may not use it: list the models that it has.',
] as const;

export const openai: ProviderCodes = {
  name: 'OpenAI',
  slugs: ['openai'],
  hosts: [
    'api.openai.com',
    '*.openai.azure.com',
    '*.cognitiveservices.azure.com',
    'openrouter.ai',
    'api.groq.com',
  ],
  source: 'https://platform.openai.com/docs/guides/error-codes',
  checked: '2026-11-22',
  codes: {
    insufficient_quota: 'quota',
    billing_hard_limit_reached: [
      'quota',
      'The spending limit of the account is used up: raise it, or wait for the next month.',
    ],
    billing_not_active: ['payment', 'Billing of the account is not active: check its plan and balance.'],
    rate_limit_exceeded: 'rate-limit',
    invalid_api_key: 'credential',
    account_deactivated: ['account', 'The account is deactivated: ask the provider why.'],
    context_length_exceeded: [
      'request',
      'The prompt is too long for the model: shorten it, request fewer tokens or use a model with a longer context.',
    ],
    string_above_max_length: ['request', 'A text is too long: shorten it.'],
    model_not_found: NO_MODEL,
    DeploymentNotFound: [
      'not-found',
      'The deployment does not exist: check its name in the address. One that was created minutes ago may not be ready yet.',
    ],
    unsupported_country_region_territory: [
      'restricted',
      'The API may not be used from the country that the call comes from; the {key} is not the reason.',
    ],
    ip_not_authorized: [
      'restricted',
      'The {key} may not be used from this address: add the address to its list of allowed ones.',
    ],
    mismatched_organization: 'credential',
    content_filter: FILTERED,
    content_policy_violation: FILTERED,
    ResponsibleAIPolicyViolation: FILTERED,
    moderation_blocked: FILTERED,
    unknown_parameter: ['request', 'The API does not know a parameter.'],
    missing_required_parameter: ['request', 'A parameter is missing.'],
    unsupported_parameter: ['request', 'The model does not accept a parameter.'],
    unsupported_value: ['request', 'The model does not accept the value of a parameter.'],
    invalid_value: 'request',
    server_error: 'server',
    engine_overloaded: 'overloaded',
  },
};
