import type { ResponseCase } from '#test/responses/response-case.ts';

export const firstAi: ResponseCase[] = [
  {
    provider: 'OpenAI',
    what: 'country not served',
    url: 'https://api.openai.com/v1/chat/completions',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 'unsupported_country_region_territory',
        message: 'Country, region, or territory not supported',
        param: null,
        type: 'request_forbidden',
      },
    },
    cause: 'elsewhere',
    also: ['policy', 'permission'],
    names: [/country/i],
    never: [/knows the (?:key|access token)/],
    source: 'https://platform.openai.com/docs/guides/error-codes',
  },
  {
    provider: 'OpenAI',
    what: 'model not there or no access',
    url: 'https://api.openai.com/v1/chat/completions',
    method: 'POST',
    status: 404,
    body: {
      error: {
        message: 'The model `gpt-9` does not exist or you do not have access to it.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_found',
      },
    },
    cause: 'not-found',
    also: ['permission', 'request'],
    names: [/gpt-9/],
    never: [/nothing at this path/],
    source: 'https://platform.openai.com/docs/guides/error-codes',
  },
  {
    provider: 'Azure OpenAI',
    what: 'content filter',
    url: 'https://acme.openai.azure.com/openai/deployments/chat/chat/completions?api-version=2024-06-01',
    method: 'POST',
    status: 400,
    body: {
      error: {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: {
          code: 'ResponsibleAIPolicyViolation',
          content_filter_result: { hate: { filtered: true, severity: 'high' } },
        },
      },
    },
    cause: 'policy',
    source: 'https://learn.microsoft.com/en-us/azure/ai-services/openai/concepts/content-filter',
  },
  {
    provider: 'Hugging Face',
    what: 'model is loading',
    url: 'https://api-inference.huggingface.co/models/gpt2',
    method: 'POST',
    status: 503,
    body: { error: 'Model gpt2 is currently loading', estimated_time: 20 },
    cause: 'server',
    names: [/loading/, /20/],
    source: 'https://huggingface.co/docs/api-inference/index',
  },
  {
    provider: 'Replicate',
    what: 'no credit',
    url: 'https://api.replicate.com/v1/predictions',
    method: 'POST',
    status: 402,
    body: {
      title: 'Insufficient credit',
      detail:
        'You have insufficient credit to run this model. Go to https://replicate.com/account/billing#billing to purchase credit.',
      status: 402,
    },
    cause: 'payment',
    source: 'https://replicate.com/docs/topics/billing',
  },
  {
    provider: 'Cohere',
    what: 'limit of a trial key',
    url: 'https://api.cohere.com/v2/chat',
    method: 'POST',
    status: 429,
    body: {
      message:
        "You are using a Trial key, which is limited to 10 API calls / minute. You can continue to use the Trial key for free or upgrade to a Production key with higher rate limits at 'https://dashboard.cohere.com/api-keys'.",
    },
    cause: 'rate-limit',
    names: [/Trial key/],
    source: 'https://docs.cohere.com/docs/rate-limits',
  },
  {
    provider: 'ElevenLabs',
    what: 'credits used up, sent as 401',
    url: 'https://api.elevenlabs.io/v1/text-to-speech/x',
    method: 'POST',
    status: 401,
    body: {
      detail: {
        status: 'quota_exceeded',
        message:
          'This request exceeds your quota of 10000. You have 12 credits remaining, while 200 credits are required for this request.',
      },
    },
    cause: 'quota',
    also: ['payment'],
    names: [/200 credits/],
    source: 'https://elevenlabs.io/docs/api-reference/errors',
  },
  {
    provider: 'Gemini',
    what: 'prompt blocked, in a 200',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.0-flash:generateContent',
    method: 'POST',
    status: 200,
    body: {
      promptFeedback: {
        blockReason: 'SAFETY',
        safetyRatings: [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH' }],
      },
      usageMetadata: { promptTokenCount: 12, totalTokenCount: 12 },
    },
    cause: 'policy',
    names: [/SAFETY/],
    source: 'https://ai.google.dev/api/generate-content#BlockReason',
  },
  {
    provider: 'AWS Bedrock',
    what: 'model access not granted',
    url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/anthropic.claude-v2/invoke',
    method: 'POST',
    status: 403,
    headers: {
      'x-amzn-errortype': 'AccessDeniedException:http://internal.amazon.com/coral/com.amazon.bedrock/',
    },
    body: { message: "You don't have access to the model with the specified model ID." },
    cause: 'permission',
    also: ['not-enabled'],
    names: [/model/],
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/troubleshooting-api-error-codes.html',
  },
];
