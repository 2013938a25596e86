import { z } from 'zod';
import { CALL_SOURCES } from '#src/plain/history-options.ts';
import { callSourceInput } from './call-fields.ts';
import { idSchema, isoTimeSchema, pathIdSchema } from './common.ts';
import { pageLimit } from './page-limit.ts';

/** What can be done with a key, with an OAuth configuration and its connections, a use of the hidden values of a saved endpoint, a use of the secret variables of an environment and a change of their hosts, a provider of one's own or a changed or removed one, and the requests that the gate rejected. */
export const AUDIT_ACTIONS = [
  'key.add',
  'key.reveal',
  'key.update',
  'key.rotate',
  'key.restore-previous',
  'key.erase-previous',
  'key.delete',
  'key.verify',
  'key.try',
  'key.pin-host',
  'key.unpin-host',
  'key.test',
  'oauth.configure',
  'oauth.update',
  'oauth.authorize',
  'oauth.connect',
  'oauth.read-account',
  'oauth.rename',
  'oauth.refresh',
  'oauth.pin-host',
  'oauth.unpin-host',
  'oauth.delete',
  'endpoint.use',
  'environment.use',
  'environment.update',
  'provider.add',
  'provider.update',
  'provider.delete',
  'gate.refuse',
  'audit.archive',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const listAuditInput = z.object({
  keyId: pathIdSchema.optional(),
  connectionId: pathIdSchema.optional(),
  savedEndpointId: pathIdSchema
    .optional()
    .describe('What was done with this saved endpoint: its calls, and uses of its hidden values.'),
  source: callSourceInput.optional().describe('What made the calls.'),
  action: z.enum(AUDIT_ACTIONS, { error: `Must be one of ${AUDIT_ACTIONS.join(', ')}` }).optional(),
  limit: pageLimit,
  /** The `next` of the page before. */
  before: pathIdSchema.optional(),
});
export type ListAuditInput = z.infer<typeof listAuditInput>;

const auditItemSchema = z.object({
  id: idSchema,
  /** One of `AUDIT_ACTIONS`; a newer version may have written another. */
  action: z.string(),
  /** The key that was used or changed, even if it is deleted now. */
  keyId: idSchema.nullable(),
  /** The connection that was used or changed, even if it is deleted now. */
  connectionId: idSchema.nullable(),
  savedEndpointId: idSchema
    .nullable()
    .describe(
      'The saved endpoint that was called or whose hidden values were used, even if it is deleted now.',
    ),
  source: z
    .enum(CALL_SOURCES)
    .nullable()
    .describe('What made the call; null if there was none, or if it was made before this was kept.'),
  /** The name of the key or the connection at that time; null if it is not known. */
  keyName: z.string().nullable(),
  /** The host that was called, pinned or unpinned, or the host of the new base URL. */
  host: z.string().nullable(),
  /** The host of the old base URL, if it was changed. */
  previousHost: z.string().nullable(),
  method: z.string().nullable(),
  /** The HTTP status; null if there was no call or no response. */
  status: z.number().int().nullable(),
  /** Whether the key left for the host; null if nothing was called. */
  keySent: z.boolean().nullable(),
  /** The verdict of a verification; null if there was none. */
  valid: z.boolean().nullable(),
  /** Whether the daily check did it, rather than a person. */
  scheduled: z.boolean(),
  /** The names of the fields that were edited, without their values. */
  fields: z.array(z.string()),
  /** Why the gate rejected a request, or why a login, a renewal or a revocation of tokens failed. */
  reason: z.string().nullable(),
  /** The address of the caller whose request was rejected. */
  address: z.string().nullable(),
  createdAt: isoTimeSchema,
});
export type AuditItem = z.infer<typeof auditItemSchema>;

/** Over how many days the uses of a key are counted. */
export const KEY_USES_DAYS = 30;

export const keyUsesInput = z.object({ id: pathIdSchema });

/** Where a key was used lately: what has to be updated after a rotation may be there. */
export const keyUsesSchema = z.object({
  days: z.number().int(),
  /** The hosts that the key was sent to, the last one first; at most 20. */
  hosts: z.array(z.object({ host: z.string(), calls: z.number().int().min(1), lastUsedAt: isoTimeSchema })),
  /** How many hosts there are in all. */
  hostCount: z.number().int().min(0),
  /** How often it was revealed or copied, to be used elsewhere. */
  reveals: z.number().int(),
  lastRevealedAt: isoTimeSchema.nullable(),
});
export type KeyUses = z.infer<typeof keyUsesSchema>;

/** When each key was last sent to a host; keys that never were are not in the list. */
export const lastUsesSchema = z.array(z.object({ keyId: idSchema, lastUsedAt: isoTimeSchema }));
export type LastUses = z.infer<typeof lastUsesSchema>;

export const auditPageSchema = z.object({
  items: z.array(auditItemSchema),
  /** Pass it as `before` to get the next page; null at the end. */
  next: idSchema.nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
