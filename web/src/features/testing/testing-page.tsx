import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import { Stack } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { LinkButton } from '#src/components/link.tsx';
import { LoadingText } from '#src/components/loading-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';
import { ApiTesting } from '#src/features/testing/api-testing.tsx';
import { chosenKey, keyChoices } from '#src/features/testing/key-choices.ts';
import { readDraft } from '#src/features/testing/request-draft.ts';
import { INITIAL_VALUES } from '#src/features/testing/request-values.ts';
import { NothingSent } from '#src/features/testing/response-panel.tsx';
import classes from '#src/features/testing/testing.module.css';
import { TestingTips } from '#src/features/testing/testing-tips.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc } from '#src/lib/trpc.ts';

const route = getRouteApi('/_shell/test');

const Empty = () => (
  <Section>
    <EmptyState
      icon={IconKey}
      text="You need to add API keys before you can test them or generate code."
      action={<LinkButton to="/keys">Add API Key</LinkButton>}
    />
  </Section>
);

const Loading = () => (
  <div className={classes.container}>
    <div className={classes.columns}>
      <Section title="Request">
        <LoadingText what="API keys" count={16} />
      </Section>
      <Section title="Response">
        <NothingSent />
      </Section>
    </div>
  </div>
);

const Content = () => {
  const { keyId } = route.useSearch();
  const navigate = route.useNavigate();
  const [draft] = useState(() => readDraft(keyId));
  const keys = trpc.keys.list.useQuery({}, { staleTime: STALE_TIME_MS.keys });
  const providers = trpc.providers.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });
  const failed = [keys, providers].filter((query) => query.isError && query.data === undefined);

  if (failed[0]?.error)
    return (
      <ErrorState
        title="The API keys could not be loaded"
        message={errorMessage(failed[0].error)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
        pending={failed.some((query) => query.isFetching)}
      />
    );
  if (keys.data === undefined || providers.data === undefined) return <Loading />;
  const choices = keyChoices(keys.data, providers.data);
  if (choices.length === 0) return <Empty />;
  return (
    <ApiTesting
      choices={choices}
      chosen={chosenKey(choices, keyId, draft?.keyId)}
      initialValues={draft?.values ?? INITIAL_VALUES}
      onChooseKey={(id) => void navigate({ search: { keyId: id }, replace: true, resetScroll: false })}
    />
  );
};

export const TestingPage = () => (
  <>
    <PageHeader title="Test APIs" description="Call a real API with one of your keys and read its answer." />
    <Stack gap="lg">
      <Content />
      <Section title="Testing tips">
        <TestingTips />
      </Section>
    </Stack>
  </>
);
