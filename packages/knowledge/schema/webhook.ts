import { headerMapSchema, type JsonValue, jsonValueSchema } from '@gatehouse/contract/common.ts';
import { z } from 'zod';
import { day, httpsUrl, likeSchema, sentence } from '#schema/sourced.ts';

const header = z.string().regex(/^[\w-]+$/, 'must be the name of a header');
const variable = z.string().regex(/^[A-Z0-9_]+$/, 'must be the name of an environment variable');
const help = z.string().regex(/\.$/, 'must be a sentence, with a full stop at its end');

/** A part of the text that is signed. The id is that of the delivery, the variable the secret itself. */
const signedPart = z.union(
  [
    z.enum(['body', 'timestamp', 'id', 'url', 'form', 'crc32', 'variable']),
    z.strictObject({ text: z.string().min(1) }),
  ],
  {
    error:
      'must be body, timestamp, id, url, form, crc32, variable, or `text:` with what stands between them',
  },
);
export type SignedPart = z.infer<typeof signedPart>;

const timestamp = z.discriminatedUnion('in', [
  z.strictObject({ in: z.literal('header'), header, unit: z.enum(['seconds', 'iso']) }),
  /** `t=` in the header of the signature itself. */
  z.strictObject({ in: z.literal('signature'), unit: z.literal('seconds') }),
  /** A field of the body, which must be JSON. */
  z.strictObject({ in: z.literal('json'), field: z.string().min(1), unit: z.literal('milliseconds') }),
]);

/** How a provider signs, and how a receiver checks it: deliveries and the verification code of every language follow from it. */
const signing = z
  .strictObject({
    like: likeSchema,
    /** In words: "HMAC-SHA256 of the timestamp and the body, as hex". */
    words: z.string().min(1),
    /** `equal`: no signature, but the secret itself. */
    algorithm: z.enum(['hmac-sha256', 'hmac-sha1', 'ed25519', 'ecdsa-p256', 'rsa-sha256', 'equal']),
    /** How the variable writes the key: as text, after `whsec_` in base64, in hex, or as the DER of a public key in base64. */
    key: z.enum(['text', 'whsec', 'hex', 'der']),
    /** The variable with the public key, and where that is, if the variable of the secret contains something else. */
    publicKey: z.strictObject({ variable, help }).optional(),
    signature: z.strictObject({
      header,
      encoding: z.enum(['hex', 'base64', 'text']),
      /** `plain` may have a prefix; `pairs` is `t=…,v1=…`; `list` is `v1,… v1,…`. */
      format: z.enum(['plain', 'pairs', 'list']),
      prefix: z.string().optional(),
    }),
    /** An older signature that is sent beside it, as `sha1=…`. */
    older: z.strictObject({ header, algorithm: z.literal('hmac-sha1') }).optional(),
    /** The header with the id of the delivery, if it is signed. */
    id: header.optional(),
    /** The header of the template whose value is the id too. */
    idFrom: header.optional(),
    /** Absent if the signature has no time: then an old delivery can be sent again. */
    timestamp: timestamp.optional(),
    /** Seconds by which the time may differ from the receiver's. */
    tolerance: z.int().min(0),
    signed: z.array(signedPart),
  })
  .transform(({ like: _like, ...facts }) => facts);
export type Signing = z.infer<typeof signing>;

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
  signing,
  secret: z.strictObject({
    label: z.string().min(1),
    help,
    example: z.string().min(1),
    variable,
    /** A pattern that it has as a whole, and what is said to a text without it. */
    form: z.strictObject({ pattern: z.string().min(1), problem: z.string().min(1) }).optional(),
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
