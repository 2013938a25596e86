import type { Application } from '@gatehouse/contract/applications.ts';
import { type ApplicationValues, toApplicationInput } from '#src/features/applications/application-values.ts';
import { trpc } from '#src/lib/trpc.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Stores an application. A failure changes nothing in the form. */
export const useSubmit = (onSubmitted: (id: number) => void) => {
  const utils = trpc.useUtils();
  const create = trpc.applications.create.useMutation({
    onSuccess: (application: Application) => {
      utils.applications.list.setData({}, (listed) => listed && [application, ...listed]);
      toastSuccess('Application submitted');
      onSubmitted(application.id);
    },
  });
  const send = (values: ApplicationValues): void => create.mutate(toApplicationInput(values));
  return { send, error: create.error, isPending: create.isPending };
};
