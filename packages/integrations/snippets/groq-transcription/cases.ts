import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';

const RECORDING = path.join(import.meta.dirname, '../../test/recording.wav');

export const cases: IntegrationCases = {
  calls: [
    {
      name: 'sends a recording as a form',
      call: 'transcribe',
      input: { file: RECORDING },
      provider: [
        {
          method: 'POST',
          url: 'https://api.groq.com/openai/v1/audio/transcriptions',
          headers: {
            authorization: 'Bearer GROQ_API_KEY-value',
            'content-type': expect.stringContaining('multipart/form-data; boundary='),
          },
          body: {
            model: 'whisper-large-v3-turbo',
            file: expect.objectContaining({
              file: 'recording.wav',
              bytes: readFileSync(RECORDING).toString('base64'),
            }),
          },
          response: { json: { text: ' Good morning.', x_groq: { id: 'req_1' } } },
        },
      ],
      result: 'Good morning.',
      invalid: [{}, { file: 'recording.txt' }, { file: 'missing.wav' }],
      failure: {
        json: { error: { message: 'Invalid API Key', type: 'invalid_request_error' } },
        says: 'Invalid API Key',
      },
    },
  ],
};
