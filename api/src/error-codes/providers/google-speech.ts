import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** What Google's own table says less exactly. */
export const googleSpeech: ProviderCodes = {
  name: 'Google Speech-to-Text',
  slugs: ['google-cloud-speech-to-text'],
  hosts: ['speech.googleapis.com', 'eu-speech.googleapis.com', 'us-speech.googleapis.com'],
  source: 'https://cloud.google.com/speech-to-text/docs/error-messages',
  checked: '2026-11-25',
  messages: [
    [
      /sync input too long|inline audio exceeds|payload size exceeds/i,
      [
        'request',
        'The audio is too long or too large for this: use longrunningrecognize, and for more than a minute a uri in Cloud Storage (gs://…) as its value.',
      ],
    ],
    [
      /sample rate|sample_rate/i,
      [
        'request',
        'The value of sampleRateHertz does not fit the file: leave it out for WAV and FLAC, or send that of the audio.',
      ],
    ],
    [
      /invalid recognition .{0,20}config|bad encoding|channel/i,
      ['request', 'A value in config does not fit the audio: its encoding, channels, language or model.'],
    ],
  ],
  codes: {},
};
