import { keyVerificationSchema, verifyKeyInput } from '@gatehouse/contract/verification.ts';
import { verifyKey } from '#src/features/verification/verification.service.ts';
import { procedure, router } from '#src/trpc.ts';

export const verificationRouter = router({
  verifyKey: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/keys/{id}/verify',
        tags: ['keys'],
        summary: 'Ask the provider whether a key works, or whether another one would',
      },
    })
    .input(verifyKeyInput)
    .output(keyVerificationSchema)
    .mutation(({ ctx, input }) => verifyKey(ctx.deps, input, ctx.signal)),
});
