import { headerMapSchema, type JsonValue, jsonValueSchema } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { day, httpsUrl, sentence } from '#schema/sourced.ts';

/** The ways of signing that have code, by their names in webhook.yaml. */
const SIGNATURES = [
  'discord',
  'github',
  'gitlab-signing-token',
  'gitlab-token',
  'linear',
  'paypal',
  'sendgrid',
  'shopify',
  'slack',
  'standard-webhooks',
  'stripe',
  'twilio',
] as const;
export type Signature = (typeof SIGNATURES)[number];

/** A page of the documentation, and when what is said here was last compared with it or with the provider's own library. */
const page = { url: httpsUrl, checkedOn: day };

/** What a provider does after a delivery; whole sentences, each true of this provider. */
const afterwards = z.strictObject({
  accepted: sentence,
  /** After any other status, and without a response. */
  failed: sentence,
  /** After a redirect; absent if the provider does not say. */
  redirected: sentence.optional(),
  /** After single statuses. */
  statuses: z.record(z.string().regex(/^[1-5]\d\d$/, 'must be a status'), sentence).optional(),
});

const event = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be in lower case, with hyphens'),
  /** Its place in the list of all templates. */
  position: z.int(),
  provider: z.string().min(1),
  /** As the provider calls it. */
  event: z.string().min(1),
  description: sentence,
  endpoint: z.string().startsWith('/', 'must begin with a slash'),
  /**
   * Without those of the signature. A delivery fills in `{uuid}`, `{hex:40}` and `{base62:24}` with random characters,
   * and `{iso}` and `{milliseconds}` with its time.
   */
  headers: headerMapSchema,
  payload: jsonValueSchema,
  /** How the provider writes the payload: JSON without spaces, JSON with spaces and line breaks, or a form. */
  format: z.enum(['compact', 'spaced', 'form']).default('compact'),
  /** What follows the payload, and is signed with it. */
  payloadEnd: z.string().default(''),
  signature: z.enum(SIGNATURES),
  secret: z.strictObject({
    label: z.string().min(1),
    help: z.string().regex(/\.$/, 'must be a sentence, with a full stop at its end'),
    example: z.string().min(1),
    variable: z.string().regex(/^[A-Z0-9_]+$/, 'must be the name of an environment variable'),
  }),
  /** What a delivery from here cannot show. */
  note: sentence.optional(),
  /** Seconds that the provider waits for a response, or 15 if it does not say. */
  timeoutSeconds: z.int().min(1),
  afterwards,
  /** About the signature. */
  source: z.strictObject(page),
  /**
   * About the other headers and the payload. `documented`: the page has all of them. `recorded`: it lacks some, which
   * deliveries that receivers have recorded agree about.
   */
  example: z.strictObject({ basis: z.enum(['documented', 'recorded']), ...page }),
});

const written = (payload: JsonValue, format: z.infer<typeof event>['format']): string => {
  if (format === 'form') return new URLSearchParams(payload as Record<string, string>).toString();
  return JSON.stringify(payload, undefined, format === 'spaced' ? 2 : undefined);
};

/** What webhook.yaml says: the events of one provider. */
export const webhookSchema = z
  .array(
    event.transform(({ payload, format, payloadEnd, ...facts }) => ({
      ...facts,
      payload: written(payload, format) + payloadEnd,
    })),
  )
  .min(1);
export type WebhookFacts = z.infer<typeof webhookSchema>[number];
