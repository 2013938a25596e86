import { OAUTH_STEPS } from '@gatehouse/contract/plain/oauth-wizard.ts';
import type { ListedProvider } from '@gatehouse/contract/providers.ts';
import { Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlugConnected } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import {
  useOauthConfigs,
  useOauthConnections,
  useOauthProviders,
} from '#src/features/oauth/oauth-queries.ts';
import type { OauthSearch } from '#src/features/oauth/oauth-search.ts';
import { ProviderStep } from '#src/features/oauth/provider-step.tsx';
import { shownStep, stepIndex } from '#src/features/oauth/wizard-steps.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { LazyDialog } from '#src/ui/dialog/lazy-dialog.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingCards, LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { StepFrame } from '#src/ui/layout/step-frame.tsx';
import { StepList } from '#src/ui/layout/step-list.tsx';

const route = getRouteApi('/_shell/oauth');

const ConfigureStep = lazy(async () => ({
  default: (await import('#src/features/oauth/configure-step.tsx')).ConfigureStep,
}));
const ConnectStep = lazy(async () => ({
  default: (await import('#src/features/oauth/connect-step.tsx')).ConnectStep,
}));
const CompleteStep = lazy(async () => ({
  default: (await import('#src/features/oauth/complete-step.tsx')).CompleteStep,
}));

const LoadingStep = () => (
  <Section>
    <LoadingText what="the step" count={8} />
  </Section>
);

/** What the chosen step needs, once it is there. */
const useWizard = (providers: readonly ListedProvider[]) => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const index = stepIndex(search.step ?? 'select-provider');
  const configs = useOauthConfigs({ enabled: index > 0 });
  const connections = useOauthConnections({ enabled: index > 1 });
  const provider = providers.find(({ id }) => id === search.providerId);
  const step = shownStep(search, {
    hasProvider: provider !== undefined,
    configs: configs.data,
    connections: connections.data,
  });
  const goTo = (next: OauthSearch, replace = false): void =>
    void navigate({ search: next, replace, resetScroll: false });
  const isMoved = step !== undefined && step !== (search.step ?? 'select-provider');
  // The URL says where the person is, so that a reload and Back lead there.
  useEffect(() => {
    if (!isMoved || provider === undefined) return;
    void navigate({
      search: {
        providerId: provider.id,
        connectionId: search.connectionId,
        step: step === 'select-provider' ? undefined : step,
      },
      replace: true,
    });
  }, [isMoved, step, provider, search.connectionId, navigate]);
  const failed = [configs, connections].find(({ error, data }) => error !== null && data === undefined);
  return { search, goTo, provider, step, configs, failed };
};

type StepProps = ReturnType<typeof useWizard> & { providers: readonly ListedProvider[] };

const Step = (props: StepProps) => {
  const { search, goTo, provider, providers, step, configs, failed } = props;
  if (step === undefined && failed === undefined) return <LoadingStep />;
  if (step === undefined)
    return (
      <ErrorState
        title="The step could not be loaded"
        message={errorMessage(failed?.error)}
        onRetry={() => void failed?.refetch()}
        isBusy={failed?.isFetching === true}
      />
    );
  if (step === 'select-provider' || provider === undefined)
    return (
      <ProviderStep
        providers={providers}
        chosen={provider}
        filter={search.q}
        onFilter={(q) => goTo({ ...search, q }, true)}
        onChoose={(id) => goTo({ providerId: id, q: search.q }, true)}
        onContinue={() => goTo({ providerId: provider?.id, step: 'configure' })}
      />
    );
  const { id: providerId } = provider;
  if (step === 'configure')
    return (
      <ConfigureStep
        key={providerId}
        provider={provider}
        onBack={() => goTo({ providerId })}
        onSaved={() => goTo({ providerId, step: 'test-connection' })}
      />
    );
  const config = configs.data?.find((one) => one.providerId === providerId);
  if (step === 'test-connection')
    return (
      config && (
        <ConnectStep
          key={providerId}
          provider={provider}
          config={config}
          onBack={() => goTo({ providerId, step: 'configure' })}
          meantId={search.connectionId}
          onConnected={(connectionId) => goTo({ providerId, connectionId, step: 'complete' })}
        />
      )
    );
  const { connectionId } = search;
  return <CompleteStep {...{ provider, connectionId, providers }} onRestart={() => goTo({})} />;
};

const Wizard = ({ providers }: { providers: readonly ListedProvider[] }) => {
  const wizard = useWizard(providers);
  const { search, provider, step } = wizard;
  const shown = step ?? search.step ?? 'select-provider';
  return (
    <Stack gap="lg">
      <StepList steps={OAUTH_STEPS} current={stepIndex(shown)} />
      {search.providerId !== undefined && provider === undefined && (
        <Notice>The provider in this link is not in your provider list: choose another one.</Notice>
      )}
      <StepFrame step={shown}>
        <Stack gap="lg">
          <Suspense fallback={<LoadingStep />}>
            <Step {...wizard} providers={providers} />
          </Suspense>
        </Stack>
      </StepFrame>
    </Stack>
  );
};

const LoadingProviders = () => {
  const { step = 'select-provider' } = route.useSearch();
  return (
    <Stack gap="lg">
      <StepList steps={OAUTH_STEPS} current={stepIndex(step)} />
      <Section title="Select Provider">
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Loading providers...
          </Text>
          <LoadingCards what="providers" count={6} />
        </Stack>
      </Section>
    </Stack>
  );
};

const connectionsDialog = loadExport(
  () => import('#src/features/oauth/connections/connections-dialog.tsx'),
  'ConnectionsDialog',
);

/** All connections, which are only fetched when they are opened. */
const ConnectionsButton = () => {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionButton icon={IconPlugConnected} variant="default" onClick={open}>
        Connections
      </ActionButton>
      <LazyDialog code={connectionsDialog} opened={isOpen} onClose={close} />
    </>
  );
};

export const OauthPage = () => (
  <>
    <PageHeader
      actions={<ConnectionsButton />}
      title="OAuth Integration Wizard"
      description="Set up OAuth integrations with API providers to securely access their services."
    />
    <LoadState
      state={useOauthProviders()}
      errorTitle="The providers could not be loaded"
      loading={<LoadingProviders />}
    >
      {(providers) => <Wizard providers={providers} />}
    </LoadState>
  </>
);
