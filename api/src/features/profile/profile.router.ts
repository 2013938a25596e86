import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import {
  createProfileInput,
  patchProfileInput,
  profileIdInput,
  profileSchema,
} from '@gatehouse/contract/profile.ts';
import * as profile from '#src/features/profile/profile.service.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('profile');

export const profileRouter = router({
  get: operation('GET /user-profile', 'Read the profile', {
    description: 'There is at most one: 404 while there is none.',
  })
    .input(emptyInput)
    .output(profileSchema)
    .query(({ ctx }) => profile.getProfile(ctx.deps)),

  create: operation('POST /user-profile', 'Create the profile', {
    description: '409 if there is one already.',
  })
    .input(createProfileInput)
    .output(profileSchema)
    .mutation(({ ctx, input }) => profile.createProfile(ctx.deps, input)),

  update: operation('PATCH /user-profile/{id}', 'Change the profile', {
    description: 'An absent field stays unchanged, null clears it.',
  })
    .input(patchProfileInput)
    .output(profileSchema)
    .mutation(({ ctx, input }) => profile.updateProfile(ctx.deps, input)),

  delete: operation('DELETE /user-profile/{id}', 'Delete the profile')
    .input(profileIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => profile.deleteProfile(ctx.deps, input.id)),
});
