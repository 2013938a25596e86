import type { DiscoverApisInput, QuickDiscovery } from '@gatehouse/contract/research.ts';
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

type Question = { kind: 'search'; input: DiscoverApisInput } | { kind: 'quick'; id: QuickDiscovery };

type Answer = { discovery: Discovery; title: string; text: string };

type Client = ReturnType<typeof trpc.useUtils>['client'];

const ask = async (client: Client, question: Question): Promise<Answer> => {
  if (question.kind === 'search') {
    const result = await client.research.discover.mutate(question.input);
    return {
      discovery: fromSearch(result, question.input),
      title: 'API Discovery Complete',
      text: `Found ${result.total} APIs matching your criteria`,
    };
  }
  const result = await client.research[PROCEDURES[question.id]].mutate({});
  return {
    discovery: fromQuickDiscovery(result, question.id),
    title: 'Discovery Complete',
    text: result.description,
  };
};

export interface Failure {
  message: string;
  onRetry: () => void;
}

/** Search and quick discovery, of which one runs at a time; `onFound` receives what either found. */
export const useDiscovery = (onFound: (discovery: Discovery) => void) => {
  const utils = trpc.useUtils();
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: (question: Question) => ask(utils.client, question),
    onSuccess: ({ discovery, title, text }) => {
      onFound(discovery);
      toastSuccess(text, title);
      return discovery.autoSaved === undefined ? undefined : utils.providers.list.invalidate();
    },
    onError: (failed) => toastError(errorMessage(failed) || 'Failed to discover APIs'),
  });
  const start = (question: Question): void => {
    if (!isPending) mutate(question);
  };
  const failure: Failure | undefined =
    error === null
      ? undefined
      : { message: errorMessage(error), onRetry: () => variables && start(variables) };
  return {
    isBusy: isPending,
    isSearching: isPending && variables.kind === 'search',
    runningQuick: isPending && variables.kind === 'quick' ? variables.id : undefined,
    failure,
    /** Something else was found since: the failure is no news any longer. */
    forgetFailure: () => {
      if (error !== null) reset();
    },
    search: (input: DiscoverApisInput): void => start({ kind: 'search', input }),
    discoverQuickly: (id: QuickDiscovery): void => start({ kind: 'quick', id }),
  };
};
