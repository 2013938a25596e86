import { z } from 'zod';
import { calledUrl } from '#src/called-url.ts';
import { distinctTags, KEY_TYPES, MAX_TAG_LENGTH, MAX_TAGS } from '#src/plain/key-types.ts';
import { isStorable } from '#src/plain/storable.ts';
import {
  idSchema,
  isoTimeInput,
  isoTimeSchema,
  pathIdSchema,
  requiredId,
  requiredText,
  text,
  timestamps,
} from './common.ts';
import { keyPartValues } from './key-parts.ts';

const MIN_API_KEY_LENGTH = 10;
export const MAX_API_KEY_LENGTH = 8192;
const keyTypeSchema = z.enum(KEY_TYPES);

const HOST_MESSAGE = 'Enter a host name, with a port if it has one';
const MAX_HOST_LENGTH = 260;

const LABEL = '[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?';
const HOST_NAME = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])$`);

/** In a REST path a host is percent-encoded; a host itself never contains a percent sign. */
const decodePath = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** A host as it is written in URLs, for comparison: `127.1` is `127.0.0.1`. Undefined if it is not a host. */
const readHost = (value: string): string | undefined => {
  const { name, port } =
    /^(?<name>\[[^[\]]*\]|[^\s/?#@\\:[\]]+)(?::(?<port>\d{1,5}))?$/.exec(value)?.groups ?? {};
  const hostname = URL.parse(`http://${name}`)?.hostname;
  if (name === undefined || hostname === undefined || !HOST_NAME.test(hostname)) return undefined;
  if (port === undefined) return hostname;
  return Number(port) >= 1 && Number(port) <= 65_535 ? `${hostname}:${Number(port)}` : undefined;
};

export const pinnedHostSchema = z
  .string({ error: HOST_MESSAGE })
  .trim()
  .max(3 * MAX_HOST_LENGTH, HOST_MESSAGE)
  .transform((value, context) => {
    const host = readHost(decodePath(value));
    if (host !== undefined && host.length <= MAX_HOST_LENGTH) return host;
    context.addIssue({ code: 'custom', message: HOST_MESSAGE });
    return z.NEVER;
  });

/** What the provider said about a key when it was last verified. */
const keyVerdictSchema = z.object({
  verifiedAt: isoTimeSchema,
  /** Whether the provider accepted the key. */
  valid: z.boolean(),
  /** The provider's HTTP status. */
  status: z.number().int(),
  message: z.string(),
  /** What the key may do; null if the provider does not say. */
  scopes: z.array(z.string()).nullable(),
});
export type KeyVerdict = z.infer<typeof keyVerdictSchema>;

/** How long a replaced key can be restored, in ms. */
export const RESTORABLE_MS = 24 * 3_600_000;

const previousKeySchema = z.object({
  /** Until then it can be restored; then it is erased. */
  restorableUntil: isoTimeSchema,
  /** The base URL or the pinned hosts have changed since: it cannot be restored unless they are changed back. */
  hostsChanged: z.boolean(),
});
export type PreviousKey = z.infer<typeof previousKeySchema>;

const TAGS_MESSAGE = `Must be a list of at most ${MAX_TAGS} tags`;
const TAG_MESSAGE = `A tag has 1 to ${MAX_TAG_LENGTH} characters`;

/** The message is about the list: a form has one field for it. */
export const tagsInput = z
  .array(z.string({ error: TAG_MESSAGE }).trim(), { error: TAGS_MESSAGE })
  .max(MAX_TAGS, `A key can have at most ${MAX_TAGS} tags`)
  .refine((tags) => tags.every((tag) => tag !== '' && [...tag].length <= MAX_TAG_LENGTH), TAG_MESSAGE)
  .refine((tags) => tags.every(isStorable), 'Must not contain NUL or unpaired surrogate characters')
  .refine(
    (tags) => distinctTags(tags).length === tags.length,
    'Each tag can be given once; upper and lower case are the same',
  );

/**
 * What the user enters about a key besides its secret, and may change later, each fact once: as it is given, and as it is
 * returned. The key itself and the inputs that add and change one follow from it.
 */
const details = {
  /** The user's own label. */
  name: { given: requiredText(200, 'Key name is required'), returned: text(200) },
  /** Where relative endpoints start for this key; null means the provider's base URL. */
  baseUrl: { given: calledUrl().nullish(), returned: calledUrl().nullable() },
  keyType: { given: keyTypeSchema.nullish(), returned: keyTypeSchema.nullable() },
  expiresAt: { given: isoTimeInput.nullish(), returned: isoTimeSchema.nullable() },
  tags: { given: tagsInput.optional(), returned: z.array(text(MAX_TAG_LENGTH)) },
};
type Details = typeof details;
export type KeyDetail = keyof Details;
export const KEY_DETAILS = Object.keys(details) as KeyDetail[];

const detailSchemas = <Side extends 'given' | 'returned'>(side: Side) =>
  Object.fromEntries(KEY_DETAILS.map((name) => [name, details[name][side]])) as {
    [Name in KeyDetail]: Details[Name][Side];
  };
const givenDetails = z.object(detailSchemas('given'));

export const apiKeySchema = z.object({
  id: idSchema,
  providerId: idSchema,
  ...detailSchemas('returned'),
  /** The mask, never the key. */
  apiKey: text(23),
  /** The further parts of a key that consists of several values: their masks, by name. Empty for any other key. */
  parts: z.record(z.string(), text(23)),
  lastRotated: isoTimeSchema,
  isActive: z.boolean(),
  /** Null if no provider has judged this key at this base URL yet. */
  verdict: keyVerdictSchema.nullable(),
  /** Why the last check brought no verdict, so that `verdict` is older or null; null if it did, or if there was none. */
  checkProblem: z.object({ checkedAt: isoTimeSchema, message: z.string() }).nullable(),
  /** Hosts to which the user allowed this key to be sent, in addition to the provider's. */
  pinnedHosts: z.array(text(MAX_HOST_LENGTH)),
  /** The key that the last rotation replaced; null if there is none to restore. */
  previousKey: previousKeySchema.nullable(),
  ...timestamps,
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyListSchema = z.array(apiKeySchema);

const isPast = (value: string): boolean => Date.parse(value) <= Date.now();

/** Stores a text that looks like more than a key, such as a line of an .env file, exactly as it is. */
const exact = z.boolean().optional();

const newKeyFields = {
  ...givenDetails.shape,
  apiKey: z
    .string({ error: `API key must be at least ${MIN_API_KEY_LENGTH} characters` })
    .trim()
    .min(MIN_API_KEY_LENGTH, `API key must be at least ${MIN_API_KEY_LENGTH} characters`)
    .pipe(text(MAX_API_KEY_LENGTH)),
  /** The further values of a key that consists of several, by the names that the provider's key placement gives them. */
  parts: keyPartValues.optional(),
  /** For a key that is older than its entry. */
  lastRotated: isoTimeInput.refine(isPast, 'Last rotation must be in the past').nullish(),
  exact,
  /** Rejects a secret that is stored already for this provider, with 409; by default it is stored again. */
  ifNew: z.boolean().optional(),
};

export const addKeyInput = z.object({ providerId: requiredId('Provider is required'), ...newKeyFields });
export type AddKeyInput = z.infer<typeof addKeyInput>;

/** For a key of an API in the catalog, which is added to the provider list with it. */
export const addCatalogKeyInput = z.object({
  catalogId: requiredText(120, 'Catalog entry is required'),
  ...newKeyFields,
});
export type AddCatalogKeyInput = z.infer<typeof addCatalogKeyInput>;

/** A key that was just stored. */
export const addedKeySchema = apiKeySchema.extend({
  /** Keys of the same provider with the same secret, oldest first; absent if there are none. */
  sameSecretAs: z.array(z.object({ id: idSchema, name: text(200) })).optional(),
});
export type AddedKey = z.infer<typeof addedKeySchema>;

/**
 * Any subset of the details; an absent field stays unchanged, null clears it. Not the secret, which a rotation replaces,
 * and not the provider: a key belongs to the provider that issued it.
 */
export const updateKeyInput = z.object({
  id: pathIdSchema,
  ...givenDetails.partial().shape,
  /** Replaces identifiers of a key with several parts. A part that is secret is replaced by a rotation. */
  parts: keyPartValues.optional(),
});
export type UpdateKeyInput = z.infer<typeof updateKeyInput>;

export const keyIdInput = z.object({ id: pathIdSchema });

export const restoreKeyInput = keyIdInput.extend({
  /** The `lastRotated` of the key to be replaced, as the caller has seen it. Only with it a key that was restored is replaced in turn. */
  replaces: isoTimeInput.optional(),
});
export type RestoreKeyInput = z.infer<typeof restoreKeyInput>;

export const ROTATE_KEY_REQUIRED = 'Please enter a new API key';
export const rotateKeyInput = z.object({
  id: pathIdSchema,
  newApiKey: requiredText(MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED),
  /** The further values that change with it; the others stay. */
  newParts: keyPartValues.optional(),
  exact,
});

export type RotateKeyInput = z.infer<typeof rotateKeyInput>;

export const revealedKeySchema = z.object({
  apiKey: z.string(),
  /** The further values of a key that consists of several; absent for any other key. */
  parts: z.record(z.string(), z.string()).optional(),
});
export type RevealedKey = z.infer<typeof revealedKeySchema>;

export const keyHostInput = z.object({ id: pathIdSchema, host: pinnedHostSchema });
