import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
export const jinaAi: ProviderCodes = {
  name: 'Jina AI',
  slugs: ['jina-ai'],
  hosts: ['api.jina.ai', 'r.jina.ai', 's.jina.ai'],
  source: 'https://jina.ai/reader/',
  checked: '2026-11-25',
  messages: [
    [/insufficient (?:account )?balance|balance/i, CREDITS],
    [
      /invalid api key|authentication is required/i,
      ['credential', 'The API does not accept the {key}: it is wrong or missing. Send it as a bearer token.'],
    ],
    [
      /exceed.{0,30}(?:token|length|context)/i,
      ['request', 'The text is too long for the model: shorten it.'],
    ],
  ],
  codes: {
    AuthenticationRequiredError: 'credential',
    AuthenticationFailedError: 'credential',
    InsufficientBalanceError: CREDITS,
    ParamValidationError: 'request',
    AssertionFailureError: [
      'request',
      'The API could not fetch the address that is a value in the request: it has to be reachable from the internet.',
    ],
    SecurityCompromiseError: ['policy', 'The address is blocked by the policy of the provider.'],
    BudgetExceededError: ['quota', 'The budget of tokens that the request set is used up.'],
    RateLimitTriggeredError: 'rate-limit',
  },
};
