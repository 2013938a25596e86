import type { Call, IntegrationCases } from '#test/cases.ts';

const RESULT = { sentiment: 'positive', topics: ['battery'] };

const classify: Call = {
  name: 'returns JSON of the shape',
  call: 'classify',
  path: '/classify',
  input: { review: 'The battery lasts for days.' },
  provider: [
    {
      method: 'POST',
      url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.6-flash:generateContent',
      headers: {
        'x-goog-api-key': 'GOOGLE_GEMINI_API_KEY-value',
        'content-type': 'application/json',
      },
      body: {
        systemInstruction: { parts: [{ text: 'Classify the review of a product.' }] },
        contents: [{ role: 'user', parts: [{ text: 'The battery lasts for days.' }] }],
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: {
            type: 'OBJECT',
            properties: {
              sentiment: { type: 'STRING', enum: ['positive', 'neutral', 'negative'] },
              topics: { type: 'ARRAY', items: { type: 'STRING' } },
            },
            required: ['sentiment', 'topics'],
          },
        },
      },
      response: {
        json: {
          candidates: [
            {
              content: { role: 'model', parts: [{ text: JSON.stringify(RESULT) }] },
              finishReason: 'STOP',
            },
          ],
        },
      },
    },
  ],
  result: RESULT,
  invalid: [{}, { review: '' }, { review: 'x'.repeat(4001) }],
  failure: {
    json: { error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } },
    says: 'API key not valid.',
  },
};

export const cases: IntegrationCases = { calls: [classify] };
