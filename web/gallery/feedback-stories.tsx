import { LOADER_TYPES } from '@gatehouse/contract/plain/loading-demo.ts';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { LoadingCards, LoadingRows, LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressLine } from '#src/ui/feedback/progress-line.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { showProgress } from '#src/ui/feedback/shown-progress.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { toast, toastError } from '#src/ui/feedback/toast.ts';
import { Section } from '#src/ui/layout/section.tsx';

const startedAt = performance.now();
const nothing = (): void => undefined;

/** The line at the top of the window, while its button says so. */
const Progress = () => {
  const [isShown, setShown] = useState(false);
  useEffect(() => (isShown ? showProgress() : undefined), [isShown]);
  return (
    <>
      <ProgressLine />
      <Button variant="default" onClick={() => setShown(!isShown)}>
        Progress line
      </Button>
    </>
  );
};

const Messages = () => (
  <Section title="Badges, notices, toasts">
    <Stack gap="sm">
      <Group gap="sm">
        <StatusBadge tone="success">200 OK</StatusBadge>
        <StatusBadge tone="warning">Client Error</StatusBadge>
        <StatusBadge tone="destructive">Server Error</StatusBadge>
        <StatusBadge tone="neutral">Inactive</StatusBadge>
        <StatusBadge tone="accent">Recommended</StatusBadge>
        <Button variant="default" onClick={() => toast({ title: 'Success', description: 'It was saved' })}>
          Toast
        </Button>
        <Button variant="default" onClick={() => toastError('503: The disk is full')}>
          Destructive toast
        </Button>
        <Progress />
      </Group>
      <Notice>The list is older than a day.</Notice>
      <FormFailure>503: The disk is full. Nothing was saved.</FormFailure>
      <RunningLine startedAt={startedAt} onCancel={nothing}>
        Waiting for api.example.com
      </RunningLine>
    </Stack>
  </Section>
);

export const FeedbackStories = () => (
  <>
    <Messages />
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Section title="Empty" flush>
        <EmptyState
          icon={IconKey}
          title="Nothing here"
          text="Add your first thing to get started!"
          action={<Button>Add a thing</Button>}
        />
      </Section>
      <Section title="Failed">
        <ErrorState
          title="The things could not be loaded"
          message="503: The database is busy"
          onRetry={nothing}
        />
      </Section>
      <Section title="Loading rows" flush>
        <LoadingRows what="things" />
      </Section>
      <Section title="Loading, failed before">
        <LoadState
          state={{ data: undefined, error: new Error('Offline'), isFetching: true, refetch: nothing }}
          errorTitle="The thing could not be loaded"
          loading={<LoadingText what="the thing" />}
        >
          {() => null}
        </LoadState>
        <LoadingText what="the thing" />
      </Section>
    </SimpleGrid>
    <LoadingCards what="things" />
    <Section title="Loaders">
      <Group gap="xl">
        {LOADER_TYPES.map((type) => (
          <Loader key={type} type={type} text={type} />
        ))}
      </Group>
    </Section>
  </>
);
