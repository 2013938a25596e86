import type { IntegrationCases } from '#test/cases.ts';

const embedding = (index: number, vector: number[]) => ({
  object: 'embedding',
  index,
  embedding: vector,
});

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'lists the nearest text first',
      call: 'search',
      input: { question: 'How do I get my money back?', texts: ['Opening hours', 'Refunds'] },
      provider: [
        {
          method: 'POST',
          url: 'https://api.openai.com/v1/embeddings',
          headers: {
            authorization: 'Bearer OPENAI_API_KEY-value',
            'content-type': 'application/json',
          },
          body: {
            model: 'text-embedding-3-small',
            input: ['How do I get my money back?', 'Opening hours', 'Refunds'],
          },
          response: {
            json: {
              object: 'list',
              data: [embedding(0, [1, 0]), embedding(1, [0, 1]), embedding(2, [0.8, 0.6])],
            },
          },
        },
      ],
      result: [
        { text: 'Refunds', score: 0.8 },
        { text: 'Opening hours', score: 0 },
      ],
      invalid: [{}, { question: 'Why?', texts: [] }, { question: '', texts: ['a'] }],
      failure: { json: { error: { message: 'Too many tokens' } }, says: 'Too many tokens' },
    },
  ],
};
