import type { DiscoverApisRequest, DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CompanyResearch } from '#src/features/research/company-research.tsx';
import { type Discovery, withRemoved, withSaved } from '#src/features/research/discovery.ts';
import { DiscoveryForm, useDiscoveryForm } from '#src/features/research/discovery-form.tsx';
import { QuickDiscoveries } from '#src/features/research/quick-discoveries.tsx';
import classes from '#src/features/research/research.module.css';
import { Results } from '#src/features/research/results.tsx';
import { useCompanyResearch } from '#src/features/research/use-company-research.ts';
import { useDiscovery } from '#src/features/research/use-discovery.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { createKeptResult, useKeptResult } from '#src/lib/kept-result.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section } from '#src/ui/layout/section.tsx';

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

export const ResearchPage = () => {
  const { discovery, showNew, panel, markSaved, markRemoved, forget } = useResults();
  const discovering = useDiscovery(showNew);
  const { isBusy, isSearching, runningQuick } = discovering;
  const form = useDiscoveryForm();
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
  return (
    <>
      <PageHeader
        title="API Research & Discovery"
        description="Search the catalogue, or read what a company’s own site says about its APIs."
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
          <Results
            results={{
              data: discovery,
              error: discovering.error,
              isFetching: isBusy,
              refetch: discovering.retry,
            }}
            onSaved={markSaved}
            onRemoved={markRemoved}
            onReply={reply}
            onDisregard={disregard}
            onClear={isBusy || discovery === undefined ? undefined : clear}
          />
        </ScrollTarget>
      </Stack>
    </>
  );
};
