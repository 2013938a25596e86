import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Stack } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import { ConfigForm } from '#src/features/oauth/config-form.tsx';
import { ImportantNotice } from '#src/features/oauth/important-notice.tsx';
import { useOauthConfigs, useOauthSetup } from '#src/features/oauth/oauth-queries.ts';
import { SetupNotes } from '#src/features/oauth/setup-notes.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface ConfigureStepProps {
  provider: Provider;
  onBack: () => void;
  onSaved: () => void;
}

/** The form, once it is known what it begins with: the saved configuration needs nothing else. */
const Form = ({ config, ...props }: ConfigureStepProps & { config: OauthConfig | undefined }) => {
  const { provider } = props;
  const setup = useOauthSetup(provider.id);
  if (config === undefined && setup.isPending) return <LoadingText what="the known settings" count={10} />;
  return (
    <>
      {setup.error !== null && (
        <ErrorState
          title={`What is known about ${providerLabel(provider)} could not be loaded`}
          message={errorMessage(setup.error)}
          onRetry={() => void setup.refetch()}
          pending={setup.isFetching}
        />
      )}
      <ConfigForm
        // Begins again with what is known, if that could not be loaded at first.
        key={`${config?.id} ${config === undefined && setup.data?.source}`}
        config={config}
        setup={setup.data}
        {...props}
      />
    </>
  );
};

/** The second step: the provider's settings, and what to do at the provider first. */
export const ConfigureStep = (props: ConfigureStepProps) => {
  const { provider } = props;
  const configs = useOauthConfigs({ enabled: true });
  const { data: setup } = useOauthSetup(provider.id);
  return (
    <div className={classes.configure}>
      <Section title={`Configure ${providerLabel(provider)} OAuth Integration`}>
        <Stack gap="md">
          <ImportantNotice provider={provider} setup={setup} />
          <LoadState
            state={configs}
            errorTitle="The saved configurations could not be loaded"
            loading={<LoadingText what="the configuration" count={10} />}
          >
            {(loaded) => (
              <Form {...props} config={loaded.find(({ providerId }) => providerId === provider.id)} />
            )}
          </LoadState>
        </Stack>
      </Section>
      {setup !== undefined && <SetupNotes provider={provider} setup={setup} />}
    </div>
  );
};
