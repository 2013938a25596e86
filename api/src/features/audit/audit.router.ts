import {
  auditPageSchema,
  keyUsesInput,
  keyUsesSchema,
  lastUsesSchema,
  listAuditInput,
} from '@gatehouse/contract/audit.ts';
import { emptyInput } from '@gatehouse/contract/common.ts';
import { listAudit, listKeyUses, readLastUses } from '#src/features/audit/audit.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('audit');

export const auditRouter = router({
  list: operation('GET /audit', 'List what was done with keys, and where they were sent')
    .input(listAuditInput)
    .output(auditPageSchema)
    .query(({ ctx, input }) => listAudit(ctx.deps, input)),

  keyUses: operation('GET /keys/{id}/uses', 'Say where a key was sent in the last 30 days')
    .input(keyUsesInput)
    .output(keyUsesSchema)
    .query(({ ctx, input }) => listKeyUses(ctx.deps, input.id)),

  lastUses: operation('GET /audit/last-uses', 'Say when each key was last sent to a host')
    .input(emptyInput)
    .output(lastUsesSchema)
    .query(({ ctx }) => readLastUses(ctx.deps)),
});
