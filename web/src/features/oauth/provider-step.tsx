import type { ListedProvider, Provider } from '@gatehouse/contract/providers.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { loginName, loginSubject } from '#src/features/oauth/login-name.ts';
import classes from '#src/features/oauth/oauth.module.css';
import { useOauthSetup } from '#src/features/oauth/oauth-queries.ts';
import { UnsupportedNote } from '#src/features/oauth/unsupported-note.tsx';
import { ProviderCards, ProviderSearch } from '#src/features/providers/offers/provider-cards.tsx';
import { useSearchText } from '#src/ui/form/use-search-text.ts';
import { Section } from '#src/ui/layout/section.tsx';

/** Those without a login come last, and say so. */
const byLogin = (providers: readonly ListedProvider[]): ListedProvider[] =>
  providers.toSorted((one, other) => Number(other.hasLogin) - Number(one.hasLogin));

const textOf = (provider: Provider & { hasLogin?: boolean }): string =>
  (provider.hasLogin === false && 'Has no OAuth login for other applications: add an API key instead.') ||
  provider.description ||
  `Integrate with ${loginName(provider)} API using OAuth.`;

/** What is chosen, or why its login cannot be set up. */
const ChoiceNote = ({ chosen }: { chosen: Provider | undefined }) => {
  const { data: setup } = useOauthSetup(chosen?.id);
  if (chosen === undefined) return 'Choose a provider to continue.';
  if (setup?.source !== 'unsupported') return `${loginSubject(chosen)} is chosen.`;
  return <UnsupportedNote setup={setup} />;
};

interface ProviderStepProps {
  providers: readonly ListedProvider[];
  chosen: Provider | undefined;
  filter: string | undefined;
  onFilter: (filter: string | undefined) => void;
  onChoose: (providerId: number) => void;
  onContinue: () => void;
}

/** The first step: the choice of a provider. */
export const ProviderStep = (props: ProviderStepProps) => {
  const { providers, chosen, filter, onFilter, onChoose, onContinue } = props;
  const { text: typed, setText: setTyped } = useSearchText(filter, onFilter);
  const search = { noun: 'provider', providers: byLogin(providers), typed, setTyped } as const;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined) onContinue();
  };
  return (
    <Section
      title="Select Provider"
      description="Choose the provider whose API you want to call with an OAuth login."
      actions={<ProviderSearch {...search} />}
    >
      {/* Enter goes on. */}
      <form onSubmit={submit}>
        <ProviderCards
          {...search}
          icon={IconPlugConnected}
          chosenId={chosen?.id}
          onChoose={onChoose}
          textOf={textOf}
        />
        <Group justify="space-between" gap="xs" className={classes.bottomBar}>
          <Text size="sm" c="dimmed" role="status">
            <ChoiceNote chosen={chosen} />
          </Text>
          <Button type="submit" disabled={chosen === undefined}>
            Continue
          </Button>
        </Group>
      </form>
    </Section>
  );
};
