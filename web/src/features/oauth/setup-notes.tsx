import type { OauthSetup } from '@gatehouse/contract/oauth.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Stack, Text } from '@mantine/core';
import classes from '#src/features/oauth/config.module.css';
import { sourceNames } from '#src/features/oauth/source-names.ts';
import { formatDate } from '#src/lib/format.ts';
import { providerLabel } from '#src/shared/providers/provider-name.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

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

interface SetupNotesProps {
  provider: Provider;
  setup: OauthSetup;
}

/** What to do at the provider, and what to know about its logins; nothing if nothing is known. */
export const SetupNotes = ({ provider, setup }: SetupNotesProps) => {
  const { consoleSteps, testUsers, tokenLifetime, developerPortalUrl } = setup;
  const isUnsupported = setup.source === 'unsupported';
  // Why there is no login to set up stands above the form.
  const notes = isUnsupported ? [] : setup.notes;
  const hasFacts = testUsers !== null || tokenLifetime !== null || !setup.usesPkce;
  if (setup.source === 'none' && !hasFacts && consoleSteps.length + notes.length === 0) return null;
  return (
    <Section title={`At ${providerLabel(provider)}`}>
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
