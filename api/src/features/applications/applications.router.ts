import {
  applicationPlatformInput,
  applicationPlatformSchema,
} from '@gatehouse/contract/application-platform.ts';
import {
  applicationHintsSchema,
  applicationIdInput,
  applicationListSchema,
  applicationSchema,
  checkApplicationInput,
  createApplicationInput,
  patchApplicationInput,
} from '@gatehouse/contract/applications.ts';
import { deletedSchema, emptyInput } from '@gatehouse/contract/common.ts';
import * as applications from '#src/features/applications/applications.service.ts';
import { checkApplication } from '#src/features/applications/check-application.ts';
import { operationsOf, router } from '#src/trpc.ts';

const operation = operationsOf('applications');

export const applicationsRouter = router({
  list: operation('GET /applications', 'List all applications, newest first')
    .input(emptyInput)
    .output(applicationListSchema)
    .query(({ ctx }) => applications.listApplications(ctx.deps)),

  get: operation('GET /applications/{id}', 'Read an application')
    .input(applicationIdInput)
    .output(applicationSchema)
    .query(({ ctx, input }) => applications.getApplication(ctx.deps, input.id)),

  create: operation('POST /applications', 'Store an application for access to an API', {
    description: 'It is stored here and never sent: the platform has a form of its own.',
  })
    .input(createApplicationInput)
    .output(applicationSchema)
    .mutation(({ ctx, input }) => applications.submitApplication(ctx.deps, input)),

  update: operation('PATCH /applications/{id}', 'Say what became of an application')
    .input(patchApplicationInput)
    .output(applicationSchema)
    .mutation(({ ctx, input }) => applications.changeStatus(ctx.deps, input)),

  delete: operation('DELETE /applications/{id}', 'Delete an application')
    .input(applicationIdInput)
    .output(deletedSchema)
    .mutation(({ ctx, input }) => applications.deleteApplication(ctx.deps, input.id)),

  platform: operation(
    'GET /application-platforms/{providerId}',
    'Read what a platform asks of those who apply',
  )
    .input(applicationPlatformInput)
    .output(applicationPlatformSchema)
    .query(({ ctx, input }) => applications.readPlatform(ctx.deps, input.providerId)),

  check: operation('POST /applications/check', 'Check an application before it is submitted', {
    description:
      'Looks for what platforms reject applications for, and opens the website and the privacy policy. Nothing is stored, and no remark prevents a submit.',
  })
    .input(checkApplicationInput)
    .output(applicationHintsSchema)
    .mutation(({ ctx, input }) => checkApplication(ctx.deps, input, ctx.signal)),
});
