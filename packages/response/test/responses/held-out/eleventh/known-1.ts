import type { ResponseCase } from '#test/responses/response-case.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SEEN = '2026-11-30';

/**
 * Written on 30 November 2026 before anything was run, by somebody who had not read the code that explains responses. Without `seen` a case
 * is from knowledge of the API; some bodies were shortened, and ids replaced.
 */
export const CASES: ResponseCase[] = [
  {
    provider: 'stripe',
    what: 'card declined for lack of money',
    url: 'https://api.stripe.com/v1/payment_intents',
    method: 'POST',
    status: 402,
    headers: JSON_TYPE,
    body: {
      error: {
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        doc_url: 'https://stripe.com/docs/error-codes/card-declined',
        message: 'Your card has insufficient funds.',
        type: 'card_error',
      },
    },
    cause: 'customer',
    names: [/insufficient/i],
    never: [/your account (?:has no|lacks)/i],
    source: 'https://docs.stripe.com/declines/codes',
  },
  {
    provider: 'stripe',
    what: 'idempotency key used again with other parameters',
    url: 'https://api.stripe.com/v1/charges',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: {
      error: {
        message:
          "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than 'order-1017' if you meant to execute a different request.",
        type: 'idempotency_error',
      },
    },
    cause: 'conflict',
    also: ['request'],
    names: [/idempot/i],
    source: 'https://docs.stripe.com/api/idempotent_requests',
  },
  {
    provider: 'stripe',
    what: 'object of test mode asked for with a live key',
    url: 'https://api.stripe.com/v1/customers/cus_OqT1',
    status: 404,
    headers: JSON_TYPE,
    body: {
      error: {
        code: 'resource_missing',
        message:
          "No such customer: 'cus_OqT1'; a similar object exists in test mode, but a live mode key was used to make this request.",
        param: 'id',
        type: 'invalid_request_error',
      },
    },
    cause: 'not-found',
    also: ['credential', 'elsewhere'],
    names: [/test mode|live/i],
    source: 'https://docs.stripe.com/error-codes',
  },
  {
    provider: 'stripe',
    what: 'a payment that went through; last_payment_error is null',
    url: 'https://api.stripe.com/v1/payment_intents/pi_3M/confirm',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      id: 'pi_3M',
      object: 'payment_intent',
      amount: 2000,
      currency: 'eur',
      last_payment_error: null,
      status: 'succeeded',
      cancellation_reason: null,
    },
    cause: 'success',
    source: 'https://docs.stripe.com/api/payment_intents/object',
  },
  {
    provider: 'openai',
    what: 'no credit left, dressed up as 429',
    url: 'https://api.openai.com/v1/chat/completions',
    method: 'POST',
    status: 429,
    headers: JSON_TYPE,
    body: {
      error: {
        message:
          'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
        type: 'insufficient_quota',
        param: null,
        code: 'insufficient_quota',
      },
    },
    cause: 'payment',
    also: ['quota'],
    never: [/slow down|wait a (?:moment|few seconds)/i],
    source: 'https://platform.openai.com/docs/guides/error-codes',
  },
  {
    provider: 'openrouter',
    what: 'credit does not cover the longest possible answer',
    url: 'https://openrouter.ai/api/v1/chat/completions',
    method: 'POST',
    status: 402,
    headers: JSON_TYPE,
    body: {
      error: {
        message:
          'This request requires more credits, or fewer max_tokens. You requested up to 64000 tokens, but can only afford 61586. To increase, visit https://openrouter.ai/settings/credits and add more credits',
        code: 402,
      },
    },
    cause: 'payment',
    also: ['request'],
    names: [/max_tokens|61586|credit/i],
    source: 'https://github.com/bobrware/bobrchat/issues/143',
    seen: SEEN,
  },
  {
    provider: 'openai',
    what: 'called from a country that is not served',
    url: 'https://api.openai.com/v1/models',
    status: 403,
    headers: JSON_TYPE,
    body: {
      error: {
        code: 'unsupported_country_region_territory',
        message: 'Country, region, or territory not supported',
        param: null,
        type: 'request_forbidden',
      },
    },
    cause: 'policy',
    also: ['permission', 'elsewhere', 'account'],
    names: [/country|region|territor/i],
    never: [/does not accept the key/i],
    source: 'https://github.com/home-assistant/core/issues/120072',
    seen: SEEN,
  },
  {
    provider: 'openai',
    what: 'a finished response whose error is null',
    url: 'https://api.openai.com/v1/responses',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      id: 'resp_67ccd',
      object: 'response',
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [
        {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: 'The log says: fatal error, permission denied.' }],
        },
      ],
    },
    cause: 'success',
    source: 'https://platform.openai.com/docs/api-reference/responses',
  },
  {
    provider: 'anthropic',
    what: 'overloaded',
    url: 'https://api.anthropic.com/v1/messages',
    method: 'POST',
    status: 529,
    headers: JSON_TYPE,
    body: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    cause: 'server',
    source: 'https://docs.anthropic.com/en/api/errors',
  },
  {
    provider: 'anthropic',
    what: 'no credit, said with status 400',
    url: 'https://api.anthropic.com/v1/messages',
    method: 'POST',
    status: 400,
    headers: JSON_TYPE,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      },
    },
    cause: 'payment',
    source: 'https://github.com/anthropics/claude-code/issues/4208',
    seen: SEEN,
  },
  {
    provider: 'google-gemini',
    what: 'prompt blocked, with 200',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.0-flash:generateContent',
    method: 'POST',
    status: 200,
    headers: JSON_TYPE,
    body: {
      promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
      usageMetadata: { promptTokenCount: 31, totalTokenCount: 31 },
      modelVersion: 'gemini-2.0-flash',
    },
    cause: 'policy',
    names: [/PROHIBITED_CONTENT|blocked/i],
    source: 'https://ai.google.dev/gemini-api/docs/safety-settings',
  },
  {
    provider: 'google-gemini',
    what: 'API not switched on in the project',
    url: 'https://generativelanguage.googleapis.com/v1beta/models',
    status: 403,
    headers: JSON_TYPE,
    body: {
      error: {
        code: 403,
        message:
          'Generative Language API has not been used in project 482913 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/generativelanguage.googleapis.com/overview?project=482913 then retry.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: { service: 'generativelanguage.googleapis.com', consumer: 'projects/482913' },
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/Generative Language|generativelanguage/i],
    source: 'https://cloud.google.com/apis/docs/troubleshooting',
  },
];
