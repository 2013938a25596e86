import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { VisuallyHidden } from '@mantine/core';
import { useDeferredValue } from 'react';
import { filterWebhooks } from '#src/features/marketplace/marketplace-filter.ts';
import { useWebhooks } from '#src/features/marketplace/marketplace-queries.ts';
import { NothingMatches } from '#src/features/marketplace/nothing-matches.tsx';
import {
  type ListProps,
  type SearchProps,
  Toolbar,
  useTypedSearch,
} from '#src/features/marketplace/toolbar.tsx';
import { WebhookCard } from '#src/features/marketplace/webhook-card.tsx';
import { formatCount } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { GrowingList } from '#src/ui/table/growing-list.tsx';

const sendDialog = loadOnce(
  async () => (await import('#src/features/marketplace/send-dialog.tsx')).SendDialog,
);
const verifyDialog = loadOnce(
  async () => (await import('#src/features/marketplace/verify-dialog.tsx')).VerifyDialog,
);

const NAMES = ['query'] as const;

const List = ({
  templates,
  search,
  onChange,
  typed,
  apply,
}: ListProps & { templates: readonly WebhookTemplate[] }) => {
  const wanted = useDeferredValue(typed.query);
  const found = filterWebhooks(templates, { query: wanted });
  return (
    <>
      <VisuallyHidden role="status">{`${found.length} of ${formatCount(templates.length, 'webhook')} shown`}</VisuallyHidden>
      {found.length === 0 ? (
        <NothingMatches
          noun="webhook"
          search={typed}
          names={NAMES}
          countOf={(other) => filterWebhooks(templates, other).length}
          onChange={apply}
        />
      ) : (
        // Anew for another search, so that it begins at its start. Few at a time: highlighting takes a while.
        <GrowingList key={wanted} rows={found} rowKey={({ id }) => id} step={8} isWide>
          {(template) => (
            <WebhookCard
              template={template}
              onSend={() => onChange({ ...search, open: template.id, view: undefined })}
              onVerify={() => onChange({ ...search, open: template.id, view: 'verify' })}
            />
          )}
        </GrowingList>
      )}
    </>
  );
};

export const WebhooksTab = ({ search, onChange }: SearchProps) => {
  const templates = useWebhooks();
  const { typed, text, setText, apply } = useTypedSearch({ search, onChange });
  const opened = templates.data?.find(({ id }) => id === search.open);
  const verifies = search.view === 'verify';
  const close = (): void => onChange({ ...search, open: undefined, view: undefined });
  return (
    <>
      <Toolbar label="Search webhooks" text={text} setText={setText} />
      <LoadState
        state={templates}
        errorTitle="The webhooks could not be loaded"
        loading={
          <div data-wide>
            <LoadingCards what="webhooks" count={4} height={320} />
          </div>
        }
      >
        {(loaded) => <List templates={loaded} {...{ search, onChange, typed, apply }} />}
      </LoadState>
      <LazyDialog
        code={sendDialog}
        template={verifies ? undefined : opened}
        opened={opened !== undefined && !verifies}
        onClose={close}
      />
      <LazyDialog
        code={verifyDialog}
        template={verifies ? opened : undefined}
        opened={opened !== undefined && verifies}
        onClose={close}
      />
    </>
  );
};
