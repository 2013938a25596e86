import type { Composition } from '@gatehouse/contract/compositions.ts';
import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconListDetails, IconPlayerPlay } from '@tabler/icons-react';
import { CompositionSteps } from '#src/features/marketplace/composition-steps.tsx';
import { FoundList } from '#src/features/marketplace/found-list.tsx';
import { filterCompositions } from '#src/features/marketplace/marketplace-filter.ts';
import { useCompositions } from '#src/features/marketplace/marketplace-queries.ts';
import { TagList } from '#src/features/marketplace/tag-list.tsx';
import { type SearchProps, Toolbar, useTypedSearch } from '#src/features/marketplace/toolbar.tsx';
import { type Execution, runOf } from '#src/features/marketplace/use-execution.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards } from '#src/ui/feedback/loading-state.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/table/card-list.tsx';

interface CompositionCardProps {
  composition: Composition;
  isRunning: boolean;
  onDetails: () => void;
  onExecute: () => void;
}

const CompositionCard = ({ composition, isRunning, onDetails, onExecute }: CompositionCardProps) => {
  const { name, description, tags, steps } = composition;
  const ofName = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <Card
      head={
        <Group gap="xs" justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3">
            {name}
          </Title>
          {isRunning && <StatusBadge tone="accent">Running</StatusBadge>}
        </Group>
      }
      foot={
        <>
          <ActionButton size="xs" icon={IconPlayerPlay} aria-haspopup="dialog" onClick={onExecute}>
            Execute<VisuallyHidden> {name}</VisuallyHidden>
          </ActionButton>
          <ActionButton
            variant="default"
            size="xs"
            icon={IconListDetails}
            aria-haspopup="dialog"
            onClick={onDetails}
          >
            View Details{ofName}
          </ActionButton>
        </>
      }
    >
      <Text size="sm">{description}</Text>
      <TagList tags={tags} of={name} />
      <CompositionSteps steps={steps} />
    </Card>
  );
};

const detailsDialog = loadExport(
  () => import('#src/features/marketplace/details-dialog.tsx'),
  'DetailsDialog',
);
const executeDialog = loadExport(
  () => import('#src/features/marketplace/execute-dialog.tsx'),
  'ExecuteDialog',
);

interface CompositionsProps extends SearchProps {
  execution: Execution;
}

export const CompositionsTab = ({ search, onChange, execution }: CompositionsProps) => {
  const compositions = useCompositions();
  const { typed, text, setText, apply } = useTypedSearch({ search, onChange });
  const opened = compositions.data?.find(({ id }) => id === search.open);
  const executes = search.view === 'execute';
  const close = (): void => onChange({ ...search, open: undefined, view: undefined });
  return (
    <>
      <Toolbar label="Search compositions" text={text} setText={setText} />
      <LoadState
        state={compositions}
        errorTitle="The compositions could not be loaded"
        loading={<LoadingCards what="compositions" count={6} height={220} />}
      >
        {(loaded) => (
          <FoundList
            rows={loaded}
            noun="composition"
            filter={filterCompositions}
            rowKey={({ id }) => id}
            {...{ search, typed, apply }}
          >
            {(composition) => (
              <CompositionCard
                composition={composition}
                isRunning={runOf(execution, composition).phase === 'running'}
                onDetails={() => onChange({ ...search, open: composition.id, view: undefined })}
                onExecute={() => onChange({ ...search, open: composition.id, view: 'execute' })}
              />
            )}
          </FoundList>
        )}
      </LoadState>
      <LazyDialog
        code={detailsDialog}
        subject={executes ? undefined : opened}
        opened={opened !== undefined && !executes}
        onClose={close}
        onExecute={({ id }) => onChange({ ...search, open: id, view: 'execute' })}
      />
      <LazyDialog
        code={executeDialog}
        subject={executes ? opened : undefined}
        opened={opened !== undefined && executes}
        onClose={close}
        execution={execution}
      />
    </>
  );
};
