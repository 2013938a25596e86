import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { Modal } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { trpc } from '#src/lib/trpc.ts';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

/** How many calls are drawn. */
const LAST = 100;

// A large library draws it: nobody loads that before it is shown.
const ResponseTimesView = lazy(() => import('#src/features/endpoints/response-times-view.tsx'));

const Loading = () => <LoadingText what="the calls" count={8} />;

interface ResponseTimesDialogProps {
  opened: boolean;
  onClose: () => void;
  saved: SavedEndpoint;
}

const Loaded = ({ savedEndpointId }: { savedEndpointId: number }) => {
  // Calls are made on other screens, and by scripts.
  const calls = trpc.history.list.useQuery({ savedEndpointId, limit: LAST }, { staleTime: 0 });
  return (
    <LoadState
      state={calls}
      errorTitle="The calls could not be loaded"
      loading={<Loading />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          icon={IconClock}
          text="No calls in the history. Open this endpoint on the test screen and send it."
        />
      }
    >
      {({ items, next }) => (
        <Suspense fallback={<Loading />}>
          <ResponseTimesView calls={items} hasMore={next !== null} />
        </Suspense>
      )}
    </LoadState>
  );
};

/** How long the last calls of a saved endpoint took, as a picture with a table behind it. */
export const ResponseTimesDialog = ({ opened, onClose, saved }: ResponseTimesDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={`Response times of ${saved.name}`} size="lg">
    <Loaded savedEndpointId={saved.id} />
  </Modal>
);
