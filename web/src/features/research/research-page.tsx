import { QUICK_DISCOVERIES, type QuickDiscovery } from '@gatehouse/contract/plain/discovery-options.ts';
import type { DiscoverApisRequest, DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Group, Stack } from '@mantine/core';
import { IconAddressBook, IconChartBar, IconSpeakerphone, type TablerIcon } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { CompanyResearch } from '#src/features/research/company-research.tsx';
import {
  type Discovery,
  fromQuickDiscovery,
  fromSearch,
  withRemoved,
  withSaved,
} from '#src/features/research/discovery.ts';
import { DiscoveryForm, useDiscoveryForm } from '#src/features/research/discovery-form.tsx';
import classes from '#src/features/research/research.module.css';
import { Results } from '#src/features/research/results.tsx';
import { useCompanyResearch } from '#src/features/research/use-company-research.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { createKeptResult, useKeptResult } from '#src/lib/draft.ts';
import { errorMessage, errorStatus } from '#src/lib/error-message.ts';
import { useRun } from '#src/lib/run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';

type DiscoveryCall = { kind: 'search'; input: DiscoverApisRequest } | { kind: 'quick'; id: QuickDiscovery };

type Outcome = { discovery: Discovery; title: string; text: string };

const useDiscover = () => {
  const search = useOperation(trpc.research.discover, UNBATCHED);
  // Each has its own REST path, and therefore its own procedure.
  const quick = {
    business: useOperation(trpc.research.discoverBusiness, UNBATCHED),
    marketing: useOperation(trpc.research.discoverMarketing, UNBATCHED),
    research: useOperation(trpc.research.discoverResearch, UNBATCHED),
  } satisfies Record<QuickDiscovery, unknown>;
  return async (call: DiscoveryCall, signal: AbortSignal): Promise<Outcome> => {
    if (call.kind === 'search') {
      const result = await search(call.input, { signal });
      return {
        discovery: fromSearch(result, call.input),
        title: 'API Discovery Complete',
        text: `Found ${result.total} APIs matching your criteria`,
      };
    }
    const result = await quick[call.id]({}, { signal });
    return {
      discovery: fromQuickDiscovery(result, call.id),
      title: 'Discovery Complete',
      text: result.description,
    };
  };
};

const savesAll = (call: DiscoveryCall): boolean => call.kind === 'search' && call.input.autoSave === true;

/** Runs searches and quick discoveries, one at a time, and passes what they find to `onFound`. */
const useDiscovery = (onFound: (discovery: Discovery) => void) => {
  const utils = trpc.useUtils();
  const discover = useDiscover();
  const { run, start, forget } = useRun<DiscoveryCall, Outcome>({
    perform: (call, { signal }) => discover(call, signal),
    onEnd: (ended) => {
      if (ended.phase === 'done') {
        onFound(ended.result.discovery);
        toastSuccess(ended.result.text, ended.result.title);
      }
      // The form of a search shows its own failure.
      if (ended.phase === 'failed' && ended.call.kind === 'quick')
        tellFailure(ended.error, errorMessage(ended.error) || 'Failed to discover APIs');
      // Also if it was canceled before its response arrived: some may have been saved by then.
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

const ICONS: Record<QuickDiscovery, TablerIcon> = {
  business: IconAddressBook,
  marketing: IconSpeakerphone,
  research: IconChartBar,
};

interface QuickDiscoveriesProps {
  running: QuickDiscovery | undefined;
  /** A quick discovery or a search is running. */
  isBusy: boolean;
  onDiscover: (id: QuickDiscovery) => void;
}

/** Common searches, one button each. */
const QuickDiscoveries = ({ running, isBusy, onDiscover }: QuickDiscoveriesProps) => (
  <Group gap={8}>
    {QUICK_DISCOVERIES.map(({ id, label }) => (
      <BusyButton
        key={id}
        variant="default"
        icon={ICONS[id]}
        isBusy={running === id}
        isBlocked={isBusy}
        onClick={() => onDiscover(id)}
      >
        {label}
      </BusyButton>
    ))}
  </Group>
);

const lastDiscovery = createKeptResult<Discovery>({
  name: 'discovery results',
  isResult: ({ query, apis, total }) =>
    typeof query === 'string' && Array.isArray(apis) && typeof total === 'number',
});

/** The last discovery and the element that shows it. Each new discovery is scrolled into view. */
const useResults = () => {
  const { kept: discovery, keep, change, forget } = useKeptResult(lastDiscovery);
  const panel = useRef<HTMLDivElement>(null);
  // Not when the user comes back to an earlier one: then the router restores the scroll position.
  const isNew = useRef(false);

  useEffect(() => {
    if (discovery === undefined || panel.current === null || !isNew.current) return;
    isNew.current = false;
    bringIntoView(panel.current);
    // The button that had the focus is now disabled or gone.
    if (document.activeElement === document.body) panel.current.focus({ preventScroll: true });
  }, [discovery]);

  const showNew = (found: Discovery) => {
    isNew.current = true;
    keep(found);
  };
  const markSaved = (saved: readonly DiscoveredApi[]) => change((shown) => withSaved(shown, saved));
  const markRemoved = (slug: string) => change((shown) => withRemoved(shown, slug));
  return { discovery, showNew, panel, markSaved, markRemoved, forget };
};

const INVALID = 400;

/** What failed, and the button to try again, are scrolled into view too; not away from a field that says what is wrong with it. */
const useFailureInView = (panel: RefObject<HTMLElement | null>, error: unknown): void =>
  useEffect(() => {
    if (error !== null && errorStatus(error) !== INVALID && panel.current !== null)
      bringIntoView(panel.current);
  }, [panel, error]);

/** The three ways to find APIs, and the last discovery, which the user can ask for again with other limits. */
const useResearch = () => {
  const results = useResults();
  const { discovery, showNew, forget } = results;
  const discovering = useDiscovery(showNew);
  const form = useDiscoveryForm();
  useFailureInView(results.panel, discovering.error);
  const company = useCompanyResearch((found) => {
    discovering.forgetFailure();
    showNew(found);
  });
  // With what the search was limited to; without auto-save, which nobody asked for this text.
  const again = (change: Partial<DiscoverApisRequest>) => {
    if (discovery?.input !== undefined)
      discovering.search({ ...discovery.input, autoSave: false, ...change });
  };
  const reply = (query: string) => {
    // The industry may be why nothing was found.
    form.setValues({ query, industry: '' });
    form.clearErrors();
    again({ query, industry: null, disregard: [] });
  };
  const disregard = (name: string) => again({ disregard: [...(discovery?.input?.disregard ?? []), name] });
  const clear = () => {
    forget();
    discovering.forgetFailure();
    form.setValues({ query: '', industry: '', autoSave: false });
    form.clearErrors();
    form.getInputNode('query')?.focus();
  };
  const { isBusy, error, retry } = discovering;
  const shown = {
    results: { data: discovery, error, isFetching: isBusy, refetch: retry },
    onSaved: results.markSaved,
    onRemoved: results.markRemoved,
    onReply: reply,
    onDisregard: disregard,
    onClear: isBusy || discovery === undefined ? undefined : clear,
  };
  return { panel: results.panel, discovering, form, company, shown };
};

export const ResearchPage = () => {
  const { panel, discovering, form, company, shown } = useResearch();
  const { isBusy, isSearching, runningQuick } = discovering;
  return (
    <>
      <PageHeader
        title="API Research & Discovery"
        description="Search the catalog, or read what a company’s own site says about its APIs."
      />
      <Stack gap="lg">
        <div className={classes.container}>
          <div className={classes.columns}>
            <Section title="Automated API Discovery">
              <DiscoveryForm
                form={form}
                isSearching={isSearching}
                isBusy={isBusy}
                error={discovering.searchError}
                onSearch={discovering.search}
              />
            </Section>
            <Stack gap="md">
              <Section title="Quick Discovery">
                <QuickDiscoveries
                  running={runningQuick}
                  isBusy={isBusy}
                  onDiscover={discovering.discoverQuickly}
                />
              </Section>
              <Section title="Company API Research">
                <CompanyResearch run={company.run} onResearch={company.research} onCancel={company.cancel} />
              </Section>
            </Stack>
          </div>
        </div>
        <ScrollTarget ref={panel}>
          <Results {...shown} />
        </ScrollTarget>
      </Stack>
    </>
  );
};
