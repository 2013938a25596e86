import { emptyInput } from '@gatehouse/contract/common.ts';
import {
  keyVerificationSchema,
  setScheduleInput,
  verificationScheduleSchema,
  verifyKeyInput,
} from '@gatehouse/contract/verification.ts';
import { getSchedule, setSchedule } from '#src/features/verification/schedule.service.ts';
import { verifyKey } from '#src/features/verification/verification.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('keys');

export const verificationRouter = router({
  verifyKey: operation(
    'POST /keys/{id}/verify',
    'Ask the provider whether a key works, or whether another one would',
  )
    .input(verifyKeyInput)
    .output(keyVerificationSchema)
    .mutation(({ ctx, input }) => verifyKey(ctx.deps, input, ctx.signal, ctx.sent.by)),

  schedule: operation(
    'GET /verification/schedule',
    'Say whether keys are verified every day, and when the next one is due',
  )
    .input(emptyInput)
    .output(verificationScheduleSchema)
    .query(({ ctx }) => getSchedule(ctx.deps)),

  setSchedule: operation('PUT /verification/schedule', 'Turn the daily verification of keys on or off', {
    description:
      'While it is on, each key that can be verified is verified within a day of its last check. It is off at first. With 409 if `VERIFY_DAILY` is set on the server.',
  })
    .input(setScheduleInput)
    .output(verificationScheduleSchema)
    .mutation(({ ctx, input }) => setSchedule(ctx.deps, input)),
});
