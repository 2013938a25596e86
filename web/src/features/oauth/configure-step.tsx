import type { OauthConfig } from '@gatehouse/contract/oauth.ts';
import type { OauthSetup } from '@gatehouse/contract/oauth-setup.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import classes from '#src/features/oauth/config.module.css';
import { ConfigForm } from '#src/features/oauth/config-form.tsx';
import { loginName, loginTitle } from '#src/features/oauth/login-name.ts';
import { useOauthConfigs, useOauthSetup } from '#src/features/oauth/oauth-queries.ts';
import { UnsupportedNote } from '#src/features/oauth/unsupported-note.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatDate } from '#src/lib/format.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** What links to these pages are called: the host, and the whole address if several are on one host. */
export const sourceNames = (urls: readonly string[]): { url: string; name: string }[] =>
  [...new Set(urls)].map((url) => {
    const isShared = urls.some((other) => other !== url && hostOf(other) === hostOf(url));
    return { url, name: isShared ? url.replace(/^https?:\/\//, '').replace(/\/$/, '') : hostOf(url) };
  });

/** Where these facts come from, in words. */
const ORIGIN: Record<OauthSetup['source'], string> = {
  known: 'From the provider’s documentation',
  catalogue: 'From a description of its API; not checked',
  none: '',
  unsupported: 'From the provider’s documentation',
};

const Sources = ({ setup: { source, sources, checkedOn } }: { setup: OauthSetup }) => (
  <Text size="xs" c="dimmed" component="div" className={classes.sources}>
    {ORIGIN[source]}
    {checkedOn !== null && `, checked on ${formatDate(checkedOn)}`}
    {sources.length > 0 && ': '}
    {sourceNames(sources).map(({ url, name }) => (
      <ExternalLink key={url} href={url} inherit>
        {name}
      </ExternalLink>
    ))}
  </Text>
);

/** What to do at the provider, and what to know about its logins; nothing if nothing is known. */
const SetupNotes = ({ provider, setup }: { provider: Provider; setup: OauthSetup }) => {
  const { consoleSteps, testUsers, tokenLifetime, developerPortalUrl } = setup;
  const isUnsupported = setup.source === 'unsupported';
  // Why there is no login to set up stands above the form.
  const notes = isUnsupported ? [] : setup.notes;
  const hasFacts = testUsers !== null || tokenLifetime !== null || !setup.usesPkce;
  if (setup.source === 'none' && !hasFacts && consoleSteps.length + notes.length === 0) return null;
  return (
    <Section title={`At ${loginName(provider)}`}>
      <Stack gap="md">
        {consoleSteps.length > 0 && (
          <ol className={classes.consoleSteps}>
            {consoleSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {developerPortalUrl !== null && !isUnsupported && (
          <ExternalLink size="sm" href={developerPortalUrl}>
            Register an app
          </ExternalLink>
        )}
        {notes.length > 0 && (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {hasFacts && (
          <FactList>
            {testUsers !== null && <Fact name="Who can log in">{testUsers}</Fact>}
            {tokenLifetime !== null && <Fact name="Token lifetime">{tokenLifetime}</Fact>}
            {!setup.usesPkce && <Fact name="PKCE">Not supported, so it is not used</Fact>}
          </FactList>
        )}
        <Sources setup={setup} />
      </Stack>
    </Section>
  );
};

/** What there is instead of known settings, for a provider whose login nobody has looked up. */
const UnknownLogin = ({ provider }: { provider: Provider }) => {
  const documentation = provider.apiDocsUrl ?? provider.documentationUrl;
  return (
    <>
      {' '}
      Gatehouse has no settings for this login. The provider’s documentation names the URLs and the scopes.{' '}
      {documentation !== null && (
        <ExternalLink href={documentation} inherit underline="always">
          Open the documentation
        </ExternalLink>
      )}
    </>
  );
};

/** What has to be done at the provider before the form can be filled; if its login cannot be set up, why. */
const ImportantNotice = ({ provider, setup }: { provider: Provider; setup: OauthSetup | undefined }) => {
  const name = loginName(provider);
  const portal = provider.registerUrl ?? setup?.developerPortalUrl ?? provider.developerPortalUrl;
  return (
    <>
      {setup?.source === 'unsupported' && (
        <Notice>
          <UnsupportedNote setup={setup} />
        </Notice>
      )}
      <Alert variant="light" title="Important" icon={<IconInfoCircle size={18} stroke={1.75} aria-hidden />}>
        <Text size="sm" c="var(--mantine-color-text)">
          You must register an app at {name} to get a client ID and a client secret.{' '}
          {portal !== null && (
            <ExternalLink href={portal} inherit underline="always">
              Open the developer portal
            </ExternalLink>
          )}
          {setup?.source === 'none' && <UnknownLogin provider={provider} />}
        </Text>
      </Alert>
    </>
  );
};

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
          title={`What is known about ${loginName(provider)} could not be loaded`}
          message={errorMessage(setup.error)}
          onRetry={() => void setup.refetch()}
          isBusy={setup.isFetching}
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
      <Section title={`Configure ${loginTitle(provider)} OAuth Integration`}>
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
