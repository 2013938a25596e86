import { auditPageSchema, keyUsesInput, keyUsesSchema, listAuditInput } from '@gatehouse/contract/audit.ts';
import { listAudit, listKeyUses } from '#src/features/audit/audit.service.ts';
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
});
