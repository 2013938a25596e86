import type { DiscoverApisInput, QuickDiscovery } from '@gatehouse/contract/research.ts';
import { type Discovery, fromQuickDiscovery, fromSearch } from '#src/features/research/discovery.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';

/** Each has a path of its own in REST, and so a procedure of its own. */
const PROCEDURES = {
  business: 'discoverBusiness',
  marketing: 'discoverMarketing',
  research: 'discoverResearch',
} as const satisfies Record<QuickDiscovery, string>;

type Question = { kind: 'search'; input: DiscoverApisInput } | { kind: 'quick'; id: QuickDiscovery };

type Answer = { discovery: Discovery; title: string; text: string };

type Client = ReturnType<typeof trpc.useUtils>['client'];

const ask = async (client: Client, question: Question, signal: AbortSignal): Promise<Answer> => {
  const options = { signal, context: UNBATCHED };
  if (question.kind === 'search') {
    const result = await client.research.discover.mutate(question.input, options);
    return {
      discovery: fromSearch(result, question.input),
      title: 'API Discovery Complete',
      text: `Found ${result.total} APIs matching your criteria`,
    };
  }
  const result = await client.research[PROCEDURES[question.id]].mutate({}, options);
  return {
    discovery: fromQuickDiscovery(result, question.id),
    title: 'Discovery Complete',
    text: result.description,
  };
};

const savesAll = (question: Question): boolean => question.kind === 'search' && question.input.autoSave;

/** Search and quick discovery, of which one runs at a time; `onFound` receives what either found. */
export const useDiscovery = (onFound: (discovery: Discovery) => void) => {
  const utils = trpc.useUtils();
  const { run, start, forget } = useRun<Question, Answer>({
    perform: (question, { signal }) => ask(utils.client, question, signal),
    onEnd: (ended) => {
      if (ended.phase === 'done') {
        onFound(ended.result.discovery);
        toastSuccess(ended.result.text, ended.result.title);
      }
      if (ended.phase === 'failed') toastError(errorMessage(ended.error) || 'Failed to discover APIs');
      // Also where it was left before its answer came: some may have been saved by then.
      if (savesAll(ended.call)) void utils.providers.list.invalidate();
    },
  });
  const running = run.phase === 'running' ? run.call : undefined;
  return {
    isBusy: running !== undefined,
    isSearching: running?.kind === 'search',
    runningQuick: running?.kind === 'quick' ? running.id : undefined,
    error: run.phase === 'failed' ? run.error : null,
    /** Of the last search alone, which the form began. */
    searchError: run.phase === 'failed' && run.call.kind === 'search' ? run.error : null,
    retry: () => run.phase === 'failed' && start(run.call),
    /** Something else was found since: a failure is no news any longer. */
    forgetFailure: forget,
    search: (input: DiscoverApisInput): void => void start({ kind: 'search', input }),
    discoverQuickly: (id: QuickDiscovery): void => void start({ kind: 'quick', id }),
  };
};
