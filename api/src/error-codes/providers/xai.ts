import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const xai: ProviderCodes = {
  name: 'xAI',
  slugs: ['xai'],
  hosts: ['api.x.ai'],
  source: 'https://docs.x.ai/docs/key-information/debugging',
  checked: '2026-11-25',
  messages: [
    [/incorrect api key|no api key|missing.{0,20}bearer/i, 'credential'],
    [
      /used all available credits|monthly spending limit|purchase (?:more )?credits|does not yet have any credits|doesn.t have any credits/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /api key is currently blocked|key is blocked|disabled/i,
      ['credential', 'The {key} is blocked or disabled and not valid any more.'],
    ],
    [
      /model .{0,60}(?:does not exist|not found|not have access)/i,
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
    ],
    [
      /maximum (?:prompt|context)|prompt length/i,
      ['request', 'The text is too long for the model: shorten it.'],
    ],
    [
      /safety|usage guidelines|moderation/i,
      ['policy', 'The content was blocked by the policy of the provider: change it.'],
    ],
    [
      /acl|permission|team .{0,40}(?:not|does)/i,
      ['permission', 'The {key} lacks a permission: edit its allowed models and endpoints in the console.'],
    ],
  ],
  codes: {},
};
