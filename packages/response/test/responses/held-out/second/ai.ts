import type { ResponseCase } from '#test/responses/response-case.ts';

export const secondAi: ResponseCase[] = [
  {
    provider: 'OpenAI',
    what: 'prompt longer than the context',
    url: 'https://api.openai.com/v1/chat/completions',
    method: 'POST',
    status: 400,
    body: {
      error: {
        message:
          "This model's maximum context length is 8192 tokens. However, your messages resulted in 9120 tokens. Please reduce the length of the messages.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    },
    cause: 'request',
    names: [/8192/],
    source: 'https://platform.openai.com/docs/guides/error-codes',
  },
  {
    provider: 'Anthropic',
    what: 'credit used up, sent as 400',
    url: 'https://api.anthropic.com/v1/messages',
    method: 'POST',
    status: 400,
    body: {
      type: 'error',
      error: {
        type: 'invalid_request_error',
        message:
          'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
      },
      request_id: 'req_1',
    },
    cause: 'payment',
    source: 'https://docs.anthropic.com/en/api/errors',
  },
  {
    provider: 'Azure OpenAI',
    what: 'deployment missing',
    url: 'https://acme.openai.azure.com/openai/deployments/nope/chat/completions?api-version=2024-06-01',
    method: 'POST',
    status: 404,
    body: {
      error: {
        code: 'DeploymentNotFound',
        message:
          'The API deployment for this resource does not exist. If you created the deployment within the last 5 minutes, please wait a moment and try again.',
      },
    },
    cause: 'not-found',
    names: [/deployment/i],
    never: [/nothing at this path/],
    source: 'https://learn.microsoft.com/en-us/azure/ai-services/openai/reference',
  },
  {
    provider: 'Hugging Face',
    what: 'gated model',
    url: 'https://huggingface.co/meta-llama/Llama-3-8B/resolve/main/config.json',
    status: 403,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-error-code': 'GatedRepo',
      'x-error-message':
        'Access to model meta-llama/Llama-3-8B is restricted and you are not in the authorized list. Visit https://huggingface.co/meta-llama/Llama-3-8B to ask for access.',
    },
    body: 'Access to model meta-llama/Llama-3-8B is restricted and you are not in the authorized list. Visit https://huggingface.co/meta-llama/Llama-3-8B to ask for access.',
    cause: 'permission',
    names: [/ask for access/],
    source: 'https://huggingface.co/docs/hub/models-gated',
  },
  {
    provider: 'Replicate',
    what: 'prediction failed, in a 200',
    url: 'https://api.replicate.com/v1/predictions/gm3',
    status: 200,
    body: {
      id: 'gm3',
      model: 'acme/upscale',
      version: '5c7d',
      input: { scale: 8 },
      logs: '',
      error: 'CUDA out of memory. Tried to allocate 2.00 GiB',
      status: 'failed',
      created_at: '2026-11-23T07:00:00Z',
      completed_at: '2026-11-23T07:00:04Z',
    },
    cause: 'server',
    also: ['request'],
    names: [/CUDA out of memory/],
    source: 'https://replicate.com/docs/reference/http#predictions.get',
  },
  {
    provider: 'Mistral',
    what: 'field missing, in a nested list',
    url: 'https://api.mistral.ai/v1/chat/completions',
    method: 'POST',
    status: 422,
    body: {
      object: 'error',
      message: {
        detail: [
          {
            type: 'missing',
            loc: ['body', 'messages'],
            msg: 'Field required',
            input: { model: 'mistral-small' },
          },
        ],
      },
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
    cause: 'request',
    names: [/messages/],
    source: 'https://docs.mistral.ai/api/',
  },
  {
    provider: 'Groq',
    what: 'tokens per minute',
    url: 'https://api.groq.com/openai/v1/chat/completions',
    method: 'POST',
    status: 429,
    headers: { 'retry-after': '7', 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '7.2s' },
    body: {
      error: {
        message:
          'Rate limit reached for model `llama3-70b-8192` in organization `org_1` on tokens per minute (TPM): Limit 6000, Used 5800, Requested 900. Please try again in 7.2s.',
        type: 'tokens',
        code: 'rate_limit_exceeded',
      },
    },
    cause: 'rate-limit',
    names: [/7/],
    source: 'https://console.groq.com/docs/rate-limits',
  },
  {
    provider: 'AssemblyAI',
    what: 'transcript failed, in a 200',
    url: 'https://api.assemblyai.com/v2/transcript/9',
    status: 200,
    body: {
      id: '9',
      status: 'error',
      audio_url: 'https://example.com/a.mp3',
      error:
        'Download error, unable to download https://example.com/a.mp3. Please make sure the file exists and is accessible from the internet.',
    },
    cause: 'request',
    also: ['server'],
    names: [/Download error/],
    source: 'https://www.assemblyai.com/docs/api-reference/transcripts/get',
  },
  {
    provider: 'Stability AI',
    what: 'image filtered',
    url: 'https://api.stability.ai/v2beta/stable-image/generate/core',
    method: 'POST',
    status: 403,
    body: {
      id: '4212',
      name: 'content_moderation',
      errors: [
        'Your request was flagged by our content moderation system, as a result your request was denied and you were not charged.',
      ],
    },
    cause: 'policy',
    source: 'https://platform.stability.ai/docs/api-reference',
  },
];
