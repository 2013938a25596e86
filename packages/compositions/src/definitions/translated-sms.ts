import { z } from 'zod';
import { defineComposition } from '#src/composition.ts';
import { deeplTranslation, languageInput } from '#src/parts/deepl-translation.ts';
import { smsInputs, smsSchema, twilioSms } from '#src/parts/twilio-sms.ts';
import { input } from '#src/read-inputs.ts';

export const translatedSms = defineComposition({
  id: 'translated-sms',
  name: 'Send a translated text message',
  description: 'Translates a text with DeepL, and sends it by SMS.',
  tags: ['deepl', 'twilio', 'translation', 'sms'],
  inputs: z.object({
    text: input(
      z.string().trim().min(1, 'Enter a text').max(1000, 'Must be at most 1000 characters'),
      { title: 'Text', description: 'What is translated and sent.' },
      'Your order has been shipped.',
    ),
    language: languageInput(),
    ...smsInputs(),
  }),
  steps: [
    deeplTranslation({ title: 'Translate the text', text: 'inputs.text' }),
    twilioSms({ title: 'Send the text message', text: 'steps.translation.text' }),
  ],
  output: '{text: steps.translation.text, messageId: steps.sms.messageId, state: steps.sms.state}',
  outputSchema: {
    type: 'object',
    properties: { text: { type: 'string', description: 'The translation.' }, ...smsSchema.properties },
  },
});
