import { keyIdInput } from '@gatehouse/contract/keys.ts';
import { keyVerificationSchema } from '@gatehouse/contract/verification.ts';
import { verifyKey } from '#src/features/verification/verification.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const verificationRouter = router({
  verifyKey: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/keys/{id}/verify',
        tags: ['keys'],
        summary: 'Ask the provider whether a key works',
      },
    })
    .input(keyIdInput)
    .output(keyVerificationSchema)
    .mutation(({ ctx, input }) => verifyKey(ctx.deps, input.id, ctx.signal)),
});
