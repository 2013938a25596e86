import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleTextToSpeech: ProviderCodes = {
  name: 'Google Cloud Text-to-Speech',
  slugs: ['google-cloud-text-to-speech'],
  hosts: ['texttospeech.googleapis.com', '*.texttospeech.googleapis.com'],
  source: 'https://docs.cloud.google.com/text-to-speech/docs/reference/rest',
  checked: '2026-11-25',
  messages: [
    [
      /requires a quota project/i,
      [
        'request',
        'The header x-goog-user-project is missing: the login of a user belongs to no project, so the request has to name one, in which the API is enabled.',
      ],
    ],
    [
      /\bvoice\b.{0,80}(?:does not exist|misspelled|not (?:found|supported))/i,
      [
        'request',
        'The voice does not exist for this language: check the values of voice.name and voice.languageCode. /v1/voices lists all.',
      ],
    ],
    [
      /longer than the limit of [\d,.]+ bytes/i,
      [
        'request',
        'The text is too long for one request (5,000 bytes, of which letters with accents take two or more): split it.',
      ],
    ],
    [/sentences? that (?:is|are) too long/i, ['request', 'A sentence is too long: split it by punctuation.']],
    [
      /invalid ssml/i,
      ['request', 'The SSML is not valid: its value has to be well-formed XML in the element speak.'],
    ],
  ],
  codes: {},
};
