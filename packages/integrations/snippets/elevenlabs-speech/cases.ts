import type { IntegrationCases } from '#test/cases.ts';

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'passes the sound on',
      path: '/speech',
      input: { text: 'Good morning.' },
      provider: [
        {
          method: 'POST',
          url: 'https://api.elevenlabs.io/v1/text-to-speech/ELEVENLABS_VOICE_ID-value/stream?output_format=mp3_44100_128',
          headers: { 'xi-api-key': 'ELEVENLABS_API_KEY-value', 'content-type': 'application/json' },
          body: { text: 'Good morning.', model_id: 'eleven_multilingual_v2' },
          response: { headers: { 'content-type': 'audio/mpeg' }, text: 'ID3 sound '.repeat(5000) },
        },
      ],
      result: 'ID3 sound '.repeat(5000),
      invalid: [{}, { text: '' }, { text: 'x'.repeat(2501) }],
      failure: {
        json: { detail: { status: 'quota_exceeded', message: 'This request exceeds your quota.' } },
        says: 'This request exceeds your quota.',
      },
    },
  ],
};
