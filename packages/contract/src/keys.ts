import { z } from 'zod';
import { httpUrl, idSchema, isoTimeSchema, pathIdSchema, requiredText, text, timestamps } from './common.ts';

export const MIN_API_KEY_LENGTH = 10;
export const MAX_API_KEY_LENGTH = 8192;
/** Characters of a key that its mask shows. */
export const MASK_PREFIX_LENGTH = 3;
const MASK_ASTERISKS = '*'.repeat(20);
/** How long a copy button says that it copied, in ms. */
export const COPIED_FLAG_MS = 2000;

export const KEY_TYPES = ['development', 'testing', 'staging', 'production'] as const;
export const keyTypeSchema = z.enum(KEY_TYPES);
export type KeyType = z.infer<typeof keyTypeSchema>;

/** The first 3 characters and 20 asterisks, whatever the key's length. */
export const maskKey = (key: string): string => `${key.slice(0, MASK_PREFIX_LENGTH)}${MASK_ASTERISKS}`;

/** In a REST path a host arrives percent-encoded; no host holds a percent sign of its own. */
const decodePath = (value: unknown): unknown => {
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : value;
  } catch {
    return value;
  }
};

const hostSchema = z.preprocess(
  decodePath,
  z
    .string()
    .trim()
    .toLowerCase()
    .max(260)
    .regex(
      /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/,
      'Enter a host name, with a port if it has one',
    ),
);

export const apiKeySchema = z.object({
  id: idSchema,
  providerId: idSchema,
  /** The user's own label. */
  name: text(200),
  /** The mask, never the key. */
  apiKey: text(23),
  /** Where relative endpoints start for this key; null means the provider's base URL. */
  baseUrl: httpUrl().nullable(),
  keyType: keyTypeSchema.nullable(),
  expiresAt: isoTimeSchema.nullable(),
  lastRotated: isoTimeSchema,
  isActive: z.boolean(),
  /** Hosts that the user allowed this key to go to, besides the provider's. */
  pinnedHosts: z.array(text(260)),
  ...timestamps,
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyListSchema = z.array(apiKeySchema);

const isPast = (value: string): boolean => Date.parse(value) <= Date.now();

export const addKeyInput = z.object({
  providerId: z
    .number({ error: 'Provider is required' })
    .int('Provider is required')
    .min(1, 'Provider is required')
    .max(2 ** 31 - 1, 'Provider is required'),
  name: requiredText(200, 'Key name is required'),
  apiKey: z
    .string({ error: `API key must be at least ${MIN_API_KEY_LENGTH} characters` })
    .trim()
    .min(MIN_API_KEY_LENGTH, `API key must be at least ${MIN_API_KEY_LENGTH} characters`)
    .pipe(text(MAX_API_KEY_LENGTH)),
  baseUrl: httpUrl().nullish(),
  keyType: keyTypeSchema.nullish(),
  expiresAt: isoTimeSchema.nullish(),
  /** For a key that is older than its entry here. */
  lastRotated: isoTimeSchema.refine(isPast, 'Last rotation must be in the past').nullish(),
});
export type AddKeyInput = z.infer<typeof addKeyInput>;

export const keyIdInput = z.object({ id: pathIdSchema });

export const ROTATE_KEY_REQUIRED = 'Please enter a new API key';
export const rotateKeyInput = z.object({
  id: pathIdSchema,
  newApiKey: requiredText(MAX_API_KEY_LENGTH, ROTATE_KEY_REQUIRED),
});

export const revealedKeySchema = z.object({ apiKey: z.string() });

export const keyVerificationSchema = z.object({
  /** True: the provider accepts the key. False: it refuses it. Null: it gave no verdict. */
  valid: z.boolean().nullable(),
  /** The provider's HTTP status; absent where no answer came. */
  status: z.number().int().optional(),
  message: z.string(),
  scopes: z.array(z.string()).optional(),
  expiresAt: isoTimeSchema.optional(),
});
export type KeyVerification = z.infer<typeof keyVerificationSchema>;

export const keyHostInput = z.object({ id: pathIdSchema, host: hostSchema });

const DAY_MS = 86_400_000;

/** Whole days since the last rotation; a time in the future counts as 0. */
export const daysSinceRotation = (lastRotated: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(lastRotated)) / DAY_MS));

/** Due when the whole days since the last rotation reach the provider's recommendation. */
export const isRotationDue = (lastRotated: string, recommendedRotationDays: number, now: number): boolean =>
  daysSinceRotation(lastRotated, now) >= recommendedRotationDays;
