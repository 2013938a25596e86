import type { QuickDiscovery } from '@gatehouse/contract/discovery-options.ts';
import type { DiscoverApisRequest } from '@gatehouse/contract/research.ts';
import { type Discovery, fromQuickDiscovery, fromSearch } from '#src/features/research/discovery.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** Each has its own REST path, and therefore its own procedure. */
const PROCEDURES = {
  business: 'discoverBusiness',
  marketing: 'discoverMarketing',
  research: 'discoverResearch',
} as const satisfies Record<QuickDiscovery, string>;

type DiscoveryCall = { kind: 'search'; input: DiscoverApisRequest } | { kind: 'quick'; id: QuickDiscovery };

type Outcome = { discovery: Discovery; title: string; text: string };

type Client = ReturnType<typeof trpc.useUtils>['client'];

const discover = async (client: Client, call: DiscoveryCall, signal: AbortSignal): Promise<Outcome> => {
  const options = { signal, context: UNBATCHED };
  if (call.kind === 'search') {
    const result = await client.research.discover.mutate(call.input, options);
    return {
      discovery: fromSearch(result, call.input),
      title: 'API Discovery Complete',
      text: `Found ${result.total} APIs matching your criteria`,
    };
  }
  const result = await client.research[PROCEDURES[call.id]].mutate({}, options);
  return {
    discovery: fromQuickDiscovery(result, call.id),
    title: 'Discovery Complete',
    text: result.description,
  };
};

const savesAll = (call: DiscoveryCall): boolean => call.kind === 'search' && call.input.autoSave === true;

/** Runs searches and quick discoveries, one at a time, and passes what they find to `onFound`. */
export const useDiscovery = (onFound: (discovery: Discovery) => void) => {
  const utils = trpc.useUtils();
  const { run, start, forget } = useRun<DiscoveryCall, Outcome>({
    perform: (call, { signal }) => discover(utils.client, call, signal),
    onEnd: (ended) => {
      if (ended.phase === 'done') {
        onFound(ended.result.discovery);
        toastSuccess(ended.result.text, ended.result.title);
      }
      // The form of a search shows its own failure.
      if (ended.phase === 'failed' && ended.call.kind === 'quick')
        tellFailure(ended.error, errorMessage(ended.error) || 'Failed to discover APIs');
      // Also if it was cancelled before its response arrived: some may have been saved by then.
      if (savesAll(ended.call)) void utils.providers.list.invalidate();
    },
  });
  const running = run.phase === 'running' ? run.call : undefined;
  return {
    isBusy: running !== undefined,
    isSearching: running?.kind === 'search',
    runningQuick: running?.kind === 'quick' ? running.id : undefined,
    error: run.phase === 'failed' ? run.error : null,
    /** Only set if the last call was a search, which the form started. */
    searchError: run.phase === 'failed' && run.call.kind === 'search' ? run.error : null,
    retry: () => run.phase === 'failed' && start(run.call),
    /** Clears an error that newer results have replaced. */
    forgetFailure: forget,
    search: (input: DiscoverApisRequest): void => void start({ kind: 'search', input }),
    discoverQuickly: (id: QuickDiscovery): void => void start({ kind: 'quick', id }),
  };
};
