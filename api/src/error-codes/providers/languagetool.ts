import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const languagetool: ProviderCodes = {
  name: 'LanguageTool',
  slugs: ['languagetool'],
  hosts: ['api.languagetool.org', 'api.languagetoolplus.com'],
  source: 'https://languagetool.org/http-api/',
  checked: '2026-11-25',
  messages: [
    [/text exceeds|too long|limit of \d+ characters/i, ['request', 'The text is too long for the plan.']],
    [/request limit|too many|request size limit/i, 'rate-limit'],
    [/missing|not a language code|parameter/i, 'request'],
    [
      /auth|api ?key|username/i,
      [
        'credential',
        'The API does not accept the {key}: username (the e-mail address of the account) and apiKey have to belong together, and be sent to api.languagetoolplus.com.',
      ],
    ],
  ],
  codes: {},
};
