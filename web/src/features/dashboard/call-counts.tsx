import { IconFlask2 } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import classes from '#src/features/dashboard/call-counts.module.css';
import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** How many days are counted. */
const DAYS = 30;

const CallCharts = lazy(() => import('#src/features/dashboard/call-charts.tsx'));

const Loading = () => (
  <div className={classes.room}>
    <LoadingText what="the calls" count={8} />
  </div>
);

const NoCalls = () => (
  <EmptyState
    icon={IconFlask2}
    text={`No calls in the last ${DAYS} days`}
    action={
      <LinkButton to="/test" variant="default">
        Test an API
      </LinkButton>
    }
  />
);

const Counts = ({ timeZone }: { timeZone: string }) => {
  // Calls are made on other screens, and by scripts.
  const counts = trpc.history.counts.useQuery({ days: DAYS, timeZone }, { staleTime: 0 });
  return (
    <LoadState
      state={counts}
      errorTitle="The calls could not be counted"
      loading={<Loading />}
      isEmpty={({ providers }) => providers.length === 0}
      empty={<NoCalls />}
    >
      {(loaded) => (
        <Suspense fallback={<Loading />}>
          <CallCharts counts={loaded} />
        </Suspense>
      )}
    </LoadState>
  );
};

/** The calls of the last days, as pictures. They are counted and drawn once they come into view: a library draws them that no other screen needs. */
export const CallCounts = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  return (
    <Section
      title="Calls"
      description={`The last ${DAYS} days (${timeZone}). A call counts as failed if it got no response, or a status of 400 or above.`}
    >
      <div ref={ref}>{wasSeen ? <Counts timeZone={timeZone} /> : <Loading />}</div>
    </Section>
  );
};
