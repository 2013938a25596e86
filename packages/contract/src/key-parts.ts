import { z } from 'zod';
import { MAX_KEY_PART_LENGTH } from '#src/plain/key-types.ts';
import { requiredText, text } from './common.ts';

/*
 * Some providers issue several values that together are one key, such as an application ID and its key. Each has a name and a
 * place in a request. One of them is the main value: it is stored, masked and rotated as `apiKey`, like the key of any other provider.
 */

const MAX_PARTS = 6;

const partNameSchema = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Not the name of a key part');

const keyPartSchema = z.object({
  name: partNameSchema,
  /** What the provider's console calls it. */
  label: text(100),
  /** False for an identifier, such as a client ID: it is sealed too, but shown while it is typed, and not masked in a call. */
  isSecret: z.boolean(),
});
export type KeyPart = z.infer<typeof keyPartSchema>;

/** The values that a provider's key consists of. */
export const keyPartsSchema = z.object({
  /** The name of the main value. */
  main: partNameSchema,
  /** In the order in which the console shows them, the main one among them. */
  parts: z.array(keyPartSchema).min(1).max(MAX_PARTS),
});
export type KeyParts = z.infer<typeof keyPartsSchema>;

/** Where in a request a text goes. A body is JSON or a form. */
const partPlaceSchema = z.object({
  in: z.enum(['header', 'query', 'body']),
  name: text(128),
  /**
   * `{name}` stands for the value of a part. Where a request is signed also for `{timestamp}` (in seconds), `{body_md5}`, without
   * which a request without a body is sent, and `{signature}`.
   */
  value: text(200),
});
export type PartPlace = z.infer<typeof partPlaceSchema>;

/** How a request is signed; the result is hexadecimal, in lower case. */
const signatureSchema = z.object({
  algorithm: z.enum(['sha1', 'hmac-sha256']),
  /** The part that is the key of the HMAC; absent for a plain hash. */
  key: partNameSchema.optional(),
  /**
   * What is signed: parts, `{timestamp}`, `{method}`, `{path}`, `{path_and_query}`, `{sorted_query}` (the parameters by name, not encoded)
   * and `{body}`.
   */
  text: text(200),
});

export const partsPlacementSchema = keyPartsSchema.extend({
  type: z.literal('parts'),
  places: z.array(partPlaceSchema).min(1).max(10),
  signature: signatureSchema.optional(),
});
export type PartsPlacement = z.infer<typeof partsPlacementSchema>;

/** What a request has for the parts besides the main value, by their names. */
export const keyPartValues = z
  .record(partNameSchema, requiredText(MAX_KEY_PART_LENGTH, 'A part of the key must not be empty'))
  .refine((values) => Object.keys(values).length <= MAX_PARTS, `A key has at most ${MAX_PARTS} parts`);
export type KeyPartValues = z.infer<typeof keyPartValues>;
