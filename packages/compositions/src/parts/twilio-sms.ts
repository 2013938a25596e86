import { z } from 'zod';
import type { StepDefinition } from '#src/composition.ts';
import { input } from '#src/read-inputs.ts';

const phone = () => z.string().regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number such as +15005550006');

/** For fiction, and never assigned: https://nationalnanpa.com/number_resource_info/555_numbers.html */
const NOBODY = '+12025550123';
/** Accepted with test credentials: https://www.twilio.com/docs/iam/test-credentials */
const TEST_SENDER = '+15005550006';

/** Who sends a message, and who gets it. With the defaults it reaches nobody. */
export const smsInputs = () => ({
  to: input(
    phone(),
    { title: 'To', description: 'The phone number that gets the text message. The default reaches nobody.' },
    NOBODY,
  ),
  from: input(
    phone(),
    {
      title: 'From',
      description: 'Your Twilio phone number. The default only works with Twilio’s test credentials.',
    },
    TEST_SENDER,
  ),
  account: input(
    z.string().regex(/^AC[0-9a-f]{32}$/, 'Enter the Account SID, which begins with AC'),
    {
      title: 'Twilio account',
      description: 'The Account SID from the Twilio console. The default is a placeholder.',
    },
    `AC${'0'.repeat(32)}`,
  ),
});

/** Twilio rejects a longer text. */
const MAX_TEXT = 1600;

/**
 * A text message.
 * @see https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 */
export const twilioSms = (texts: {
  title: string;
  /** JMESPath for the message. */
  text: string;
}): StepDefinition => ({
  id: 'sms',
  title: texts.title,
  provider: 'twilio',
  method: 'POST',
  endpoint: '/2010-04-01/Accounts/{account}/Messages.json',
  placeholders: { account: 'inputs.account' },
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: {
    To: { jmespath: 'inputs.to' },
    From: { jmespath: 'inputs.from' },
    Body: { jmespath: `(${texts.text})[0:${MAX_TEXT}]` },
  },
  output: '{messageId: response.sid, state: response.status}',
  changes: true,
});

/** JSON Schema of the sent message. */
export const smsSchema = {
  type: 'object',
  properties: {
    messageId: { type: 'string', description: 'The SID of the message.' },
    state: { type: 'string', description: 'Such as queued or sent.' },
  },
} as const;
