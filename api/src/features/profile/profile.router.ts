import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import {
  createProfileInput,
  patchProfileInput,
  profileIdInput,
  profileSchema,
} from '@gatehouse/contract/profile.ts';
import * as profile from '#src/features/profile/profile.service.ts';
import { procedure, router } from '#src/trpc.ts';

const tags = ['profile'];

export const profileRouter = router({
  get: procedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/user-profile',
        tags,
        summary: 'Read the profile',
        description: 'There is at most one: 404 while there is none.',
      },
    })
    .input(emptyInput)
    .output(profileSchema)
    .query(({ ctx }) => profile.getProfile(ctx.deps)),

  create: procedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/user-profile',
        tags,
        summary: 'Create the profile',
        description: '409 if there is one already.',
      },
    })
    .input(createProfileInput)
    .output(profileSchema)
    .mutation(({ ctx, input }) => profile.createProfile(ctx.deps, input)),

  update: procedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/user-profile/{id}',
        tags,
        summary: 'Change the profile',
        description: 'An absent field stays unchanged, null clears it.',
      },
    })
    .input(patchProfileInput)
    .output(profileSchema)
    .mutation(({ ctx, input }) => profile.updateProfile(ctx.deps, input)),

  delete: procedure
    .meta({
      openapi: { method: 'DELETE', path: '/user-profile/{id}', tags, summary: 'Delete the profile' },
    })
    .input(profileIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => profile.deleteProfile(ctx.deps, input.id)),
});
