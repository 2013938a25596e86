import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  env: { DEEPL_API_KEY: 'DEEPL_API_KEY-value:fx' },
  calls: [
    {
      name: 'translates at the host of the free plan',
      call: 'translate',
      path: '/translate',
      input: { text: 'Good morning', language: 'DE' },
      provider: [
        {
          method: 'POST',
          url: 'https://api-free.deepl.com/v2/translate',
          headers: {
            authorization: 'DeepL-Auth-Key DEEPL_API_KEY-value:fx',
            'content-type': 'application/json',
          },
          body: { text: ['Good morning'], target_lang: 'DE' },
          response: {
            json: { translations: [{ detected_source_language: 'EN', text: 'Guten Morgen' }] },
          },
        },
      ],
      result: { text: 'Guten Morgen', from: 'EN' },
      invalid: [{}, { text: '', language: 'DE' }, { text: 'Hello', language: 'German' }],
      failure: { json: { message: 'Quota Exceeded' }, says: 'Quota Exceeded' },
    },
  ],
};
