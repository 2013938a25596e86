import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { SavedList } from '#src/features/endpoints/offers/saved-list.tsx';
import { RecentCalls } from '#src/features/history/offers/recent-calls.tsx';
import { useTabDraft } from '#src/features/requests/offers/request-tabs.ts';
import type { BenchLayout, ChangeLayout, PaneView } from '#src/features/testing/bench-share.ts';
import classes from '#src/features/testing/pane/pane.module.css';
import { SearchField } from '#src/ui/form/search-field.tsx';

const VIEWS: Record<PaneView, string> = { saved: 'Saved', history: 'History' };

export interface PaneProps {
  /** The request that is shown. */
  tabId: number;
  layout: BenchLayout;
  change: ChangeLayout;
  /** Changes with each call that is made. */
  calls: string;
}

interface ContentProps extends PaneProps {
  onOpened: () => void;
  /** The button that closes it. */
  closing?: ReactNode;
}

/** The saved endpoints in their folders, or the calls that were made, with a search. */
export const PaneContent = ({
  tabId,
  layout: { paneView },
  change,
  calls,
  onOpened,
  closing,
}: ContentProps) => {
  const [search, setSearch] = useState('');
  const { values } = useTabDraft(tabId);
  const isSaved = paneView === 'saved';
  return (
    <>
      <div className={classes.head}>
        <SegmentedControl
          size="xs"
          aria-label="What is listed"
          data={Object.entries(VIEWS).map(([value, label]) => ({ value, label }))}
          value={paneView}
          onChange={(view) => change({ paneView: view as PaneView })}
        />
        {closing}
      </div>
      <div className={classes.search}>
        <SearchField
          label={isSaved ? 'Search saved endpoints' : 'Search calls'}
          search={search}
          setSearch={setSearch}
        />
      </div>
      {isSaved ? (
        <SavedList search={search} current={values?.savedEndpointId} onOpened={onOpened} />
      ) : (
        <RecentCalls search={search} calls={calls} onOpened={onOpened} />
      )}
    </>
  );
};
