import {
  auditPageSchema,
  keyUsesInput,
  keyUsesSchema,
  lastUsesSchema,
  listAuditInput,
} from '@gatehouse/contract/audit.ts';
import { emptyInput } from '@gatehouse/contract/common.ts';
import { listAudit, listKeyUses, readLastUses } from '#src/features/audit/audit.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const auditRouter = router({
  list: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit',
        tags: ['audit'],
        summary: 'List what was done with keys, and where they were sent',
      },
    })
    .input(listAuditInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit(ctx.deps, input)),

  keyUses: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/keys/{id}/uses',
        tags: ['audit'],
        summary: 'Say where a key was sent in the last 30 days',
      },
    })
    .input(keyUsesInput)
    .output(keyUsesSchema)
    .query(({ ctx, input }) => listKeyUses(ctx.deps, input.id)),

  lastUses: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit/last-uses',
        tags: ['audit'],
        summary: 'Say when each key was last sent to a host',
      },
    })
    .input(emptyInput)
    .output(lastUsesSchema)
    .query(({ ctx }) => readLastUses(ctx.deps)),
});
