import type { CheckApplicationInput } from '@gatehouse/contract/applications.ts';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationValues } from '#src/features/applications/application-values.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';

const inputOf = (values: ApplicationValues): CheckApplicationInput => ({
  platformId: values.platformId,
  companyWebsite: values.companyWebsite.slice(0, 2048),
  contactEmail: values.contactEmail.slice(0, 2048),
  projectName: values.projectName.slice(0, 200),
  companyDescription: values.companyDescription.slice(0, 5000),
  projectDescription: values.projectDescription.slice(0, 5000),
  useCase: values.useCase.slice(0, 5000),
  platformSpecificFields: values.platformSpecificFields,
});

/**
 * The remarks about an application. It is a mutation, because it opens pages; as a query it runs when the step is shown,
 * once for the same values.
 */
export const useHints = (values: ApplicationValues) => {
  const utils = trpc.useUtils();
  const input = inputOf(values);
  return useQuery({
    queryKey: ['application hints', input],
    queryFn: ({ signal }) => utils.client.applications.check.mutate(input, { signal, context: UNBATCHED }),
  });
};
