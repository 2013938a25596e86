import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
const FILTERED: Meaning = ['policy', 'The content was blocked by the policy of the provider: change it.'];
export const stabilityAi: ProviderCodes = {
  name: 'Stability AI',
  slugs: ['stability-ai'],
  hosts: ['api.stability.ai'],
  source: 'https://platform.stability.ai/docs/api-reference',
  checked: '2026-11-25',
  find: ({ name, errors }) => (errors === undefined ? [] : [asText(name) ?? '']),
  messages: [
    [/sufficient balance|lack sufficient|insufficient credits|payment_required/i, CREDITS],
    [/flagged by|content moderation/i, FILTERED],
    [/missing authorization|incorrect api key|invalid api key/i, 'credential'],
  ],
  codes: {
    content_moderation: FILTERED,
    invalid_prompts: FILTERED,
    insufficient_balance: CREDITS,
    payment_required: CREDITS,
    unauthorized: 'credential',
    permission_denied: 'permission',
    bad_request: 'request',
    engine_not_found: [
      'not-found',
      'The model does not exist, or the account may not use it: list the models that it has.',
    ],
    not_found: 'not-found',
    invalid_sdxl_v1_height_or_width: [
      'request',
      'The height or width has a value that the model does not accept.',
    ],
    payload_too_large: ['request', 'The request is too large: at most 10 MiB.'],
    rate_limit_exceeded: 'rate-limit',
    invalid_content_type: 'request',
    generation_in_progress: ['not-ready', 'The result is not ready: ask again later.'],
  },
};
