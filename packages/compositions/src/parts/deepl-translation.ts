import { z } from 'zod';
import type { StepDefinition } from '#src/composition.ts';
import { input } from '#src/read-inputs.ts';

/** The language that is translated to, as an input. */
export const languageInput = () =>
  input(
    z.string().regex(/^[A-Z]{2}(?:-[A-Z]{2,4})?$/, 'Enter a language such as DE, FR or EN-GB'),
    { title: 'Language', description: 'The language to translate to, as DeepL names it.' },
    'DE',
  );

/** @see https://developers.deepl.com/api-reference/translate */
export const deeplTranslation = (texts: {
  title: string;
  /** JMESPath for the text. */
  text: string;
}): StepDefinition => ({
  id: 'translation',
  title: texts.title,
  provider: 'deepl',
  method: 'POST',
  endpoint: '/v2/translate',
  body: { text: [{ jmespath: texts.text }], target_lang: { jmespath: 'inputs.language' } },
  expect: [{ that: 'response.translations[0].text', otherwise: { fail: 'DeepL returned no translation' } }],
  output: '{text: response.translations[0].text, from: response.translations[0].detected_source_language}',
  changes: false,
});
