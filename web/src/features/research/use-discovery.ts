import {
  type DiscoverApisInput,
  QUICK_DISCOVERIES,
  type QuickDiscovery,
} from '@gatehouse/contract/research.ts';
import { useMutation } from '@tanstack/react-query';
import { type Discovery, fromQuickDiscovery, fromSearch } from '#src/features/research/discovery.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

/** Each has a path of its own in REST, and so a procedure of its own. */
const PROCEDURES = {
  business: 'discoverBusiness',
  marketing: 'discoverMarketing',
  research: 'discoverResearch',
} as const satisfies Record<QuickDiscovery, string>;

const onError = (error: unknown) => toastError(errorMessage(error) || 'Failed to discover APIs');

/** Search and quick discovery, of which one runs at a time; `onFound` receives what either found. */
export const useDiscovery = (onFound: (discovery: Discovery) => void) => {
  const utils = trpc.useUtils();

  const search = trpc.research.discover.useMutation({
    onSuccess: (result, { autoSave = false }) => {
      onFound(fromSearch(result, autoSave));
      toastSuccess(`Found ${result.total} APIs matching your criteria`, 'API Discovery Complete');
      return autoSave ? utils.providers.list.invalidate() : undefined;
    },
    onError,
  });

  const quick = useMutation({
    mutationFn: (id: QuickDiscovery) => utils.client.research[PROCEDURES[id]].mutate({}),
    onSuccess: (result, id) => {
      const label = QUICK_DISCOVERIES.find((discovery) => discovery.id === id)?.label ?? id;
      onFound(fromQuickDiscovery(result, label));
      toastSuccess(result.description, 'Discovery Complete');
    },
    onError,
  });

  const isSearching = search.isPending;
  const runningQuick = quick.isPending ? quick.variables : undefined;
  const isBusy = isSearching || quick.isPending;
  return {
    isBusy,
    isSearching,
    runningQuick,
    search: (input: DiscoverApisInput): void => {
      if (!isBusy) search.mutate(input);
    },
    discoverQuickly: (id: QuickDiscovery): void => {
      if (!isBusy) quick.mutate(id);
    },
  };
};
