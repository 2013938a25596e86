/** @import { Defect } from '../lib/defect.mjs' */

const tests = ['packages/integrations/test/snippets.test.ts'];

/** @type {Defect[]} */
export const integrations = [
  {
    name: 'integrations: a webhook of Stripe is believed without its signature',
    why: 'Whoever copies the code gives goods away to anybody who posts an event.',
    file: 'packages/integrations/snippets/stripe-webhooks/express.mjs',
    find: 'timingSafeEqual(signature, expected)',
    replace: 'true',
    tests,
  },
  {
    name: 'integrations: a webhook of Paddle is accepted whatever its age',
    why: 'A recorded event could be sent again and again.',
    file: 'packages/integrations/snippets/paddle-webhooks/fastify.mjs',
    find: '<= MAX_AGE_SECONDS',
    replace: '<= Infinity',
    tests,
  },
  {
    name: 'integrations: an order of PayPal has another request id each time',
    why: 'A second press of the button would create a second order.',
    file: 'packages/integrations/snippets/paypal-orders/express.mjs',
    find: "'PayPal-Request-Id': requestId",
    replace: "'PayPal-Request-Id': crypto.randomUUID()",
    tests,
  },
  {
    name: 'integrations: an error of Telegram contains the token',
    why: 'The token would be shown to whoever caused the error.',
    file: 'packages/integrations/snippets/telegram-bot/fastify.mjs',
    find: "body?.description ?? 'no reason given'",
    replace: 'response.url',
    tests,
  },
  {
    name: 'integrations: a snippet reads a variable that it does not name',
    why: 'Whoever copies it does not know what to set.',
    file: 'packages/integrations/snippets/deepl-translation/plain.mjs',
    find: '= process.env;',
    replace: '= process.env;\nvoid process.env.DEEPL_HOST;',
    tests: ['packages/integrations/test/snippet-code.test.ts'],
  },
];
