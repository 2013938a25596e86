/** @import { Defect } from '../lib/defect.mjs' */

const SERVICE = 'api/src/features/marketplace/webhooks.service.ts';
const BOUNDARIES = ['api/src/features/marketplace/webhook-boundaries.test.ts'];
const DELIVERIES = ['api/src/features/marketplace/webhooks.test.ts'];
const SIGN = 'packages/webhooks/src/sign.ts';
const VERIFICATION = 'packages/webhooks/src/verification';
const RUN = ['packages/webhooks/test/verification.test.ts'];
const COMPILED = ['packages/webhooks/test/verification-compiled.test.ts'];

/** @type {Defect[]} */
export const webhooks = [
  {
    name: 'webhooks: a delivery reaches a local address behind a name',
    why: 'A name that a stranger controls would lead to a service of this network.',
    file: SERVICE,
    find: 'isLocalHost(new URL(url).hostname)',
    replace: "isLocalHost('localhost')",
    tests: BOUNDARIES,
  },
  {
    name: 'webhooks: a redirect is followed',
    why: 'Providers do not follow it, and it would lead to an address that nobody typed.',
    file: SERVICE,
    find: 'maxRedirects: 0',
    replace: 'maxRedirects: 5',
    tests: DELIVERIES,
  },
  {
    name: 'webhooks: a response shows the secret that was typed',
    why: 'A receiver that echoes would put it on the screen and into pictures of it.',
    file: SERVICE,
    find: 'const secrets = maskedSecretsOf(credentialOf(secret));',
    replace: 'const secrets: ReturnType<typeof maskedSecretsOf> = [];',
    tests: BOUNDARIES,
  },
  {
    name: 'webhooks: the token of GitLab is shown among the sent headers',
    why: 'It is the secret itself.',
    file: 'packages/webhooks/src/prepare-delivery.ts',
    find: "signing.algorithm === 'equal'",
    replace: 'false',
    tests: BOUNDARIES,
  },
  {
    name: 'webhooks: a secret in the wrong form is used',
    why: 'The signature would be made with another key than the one that the receiver decodes.',
    file: SERVICE,
    find: 'secretProblem(template, secret)',
    replace: 'undefined',
    tests: DELIVERIES,
  },
  {
    name: 'webhooks: the id of a Standard Webhook is not signed',
    why: 'A delivery could be sent again under another id, and would be taken for a new one.',
    file: SIGN,
    find: 'id: (_message, { id }) => id,',
    replace: "id: () => '',",
    tests: ['packages/webhooks/test/sdk.test.ts'],
  },
  {
    name: 'webhooks: the parameters of Twilio are signed in the order of the form',
    why: 'No receiver would accept them.',
    file: SIGN,
    find: 'toSorted((a, b) => (a < b ? -1 : 1))',
    replace: 'slice()',
    tests: ['packages/webhooks/test/sdk.test.ts'],
  },
  {
    name: 'webhooks: verification code in Python accepts a delivery of any age',
    why: 'Whoever recorded one could send it again and again.',
    file: `${VERIFICATION}/python.ts`,
    find: 'abs(time.time() - seconds) > TOLERANCE_SECONDS',
    replace: 'time.time() - seconds > 10 ** 9',
    tests: RUN,
  },
  {
    name: 'webhooks: verification code in JavaScript accepts a signature of another version',
    why: 'An older version may be broken: that is why there is a newer one.',
    file: `${VERIFICATION}/javascript.ts`,
    find: 'name === "v1"',
    replace: 'name !== "t"',
    tests: RUN,
  },
  {
    name: 'webhooks: verification code in Go takes no notice of the signature',
    why: 'Anybody could send events.',
    file: `${VERIFICATION}/go.ts`,
    find: 'if isSigned == 0 {',
    replace: 'if isSigned < 0 {',
    tests: COMPILED,
  },
];
