import type { Composition, CompositionReadiness, ReadyProvider } from '@gatehouse/contract/compositions.ts';
import { Button, Group, NativeSelect, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/features/marketplace/compositions.module.css';
import {
  type ChosenCredentials,
  chosenCredential,
  NO_KEY,
  valueOfCredential,
} from '#src/features/marketplace/credential-choice.ts';
import { useProviderName } from '#src/features/marketplace/provider-names.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { opensDialogAbout } from '#src/ui/dialog/opens-dialog.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

interface MissingProps {
  provider: ReadyProvider;
  onNoKey: () => void;
}

/** What is missing, and the ways to it. Much that is public needs none. */
const Missing = ({ provider: { provider, name, providerId, canConnect }, onNoKey }: MissingProps) => (
  <Group gap="xs">
    <StatusBadge tone="warning">No key</StatusBadge>
    <LinkButton to="/keys" state={opensDialogAbout(provider)} variant="default" size="xs">
      Add API Key<VisuallyHidden> for {name}</VisuallyHidden>
    </LinkButton>
    {providerId !== null && canConnect && (
      <LinkButton to="/oauth" search={{ providerId, step: 'configure' }} variant="subtle" size="xs">
        Connect with OAuth<VisuallyHidden> to {name}</VisuallyHidden>
      </LinkButton>
    )}
    {providerId !== null && (
      <Button variant="subtle" size="xs" onClick={onNoKey}>
        {/* Its label lays out its parts, without the spaces between them. */}
        <span>
          Call<VisuallyHidden> {name}</VisuallyHidden> without a key
        </span>
      </Button>
    )}
  </Group>
);

const labelOf = ({ type, name }: ReadyProvider['credentials'][number]): string =>
  type === 'key' ? `Key: ${name}` : `Connection: ${name}`;

const Row = ({ slug, name, children }: { slug: string; name: string; children?: ReactNode }) => (
  <li className={classes.ready}>
    <BrandIcon slug={slug} name={name} size={24} />
    <Text size="sm" fw={500}>
      {name}
    </Text>
    <div className={classes.credential}>{children}</div>
  </li>
);

/** Shown instead of the keys, at the same height: what is below must not move while somebody points at it. */
export const LoadingReadiness = ({ steps }: Pick<Composition, 'steps'>) => {
  const nameOf = useProviderName();
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading the keys</VisuallyHidden>
      <ul className={classes.readiness} aria-hidden>
        {[...new Set(steps.map(({ provider }) => provider))].map((slug) => (
          <Row key={slug} slug={slug} name={nameOf(slug)}>
            <Skeleton height={10} width={96} />
          </Row>
        ))}
      </ul>
    </div>
  );
};

interface ReadinessProps {
  readiness: CompositionReadiness;
  choice: ChosenCredentials;
  onChoice: (choice: ChosenCredentials) => void;
  /** The providers for which something has to be chosen anew. */
  asked: readonly string[];
}

/** What each provider is called with, and which providers have nothing yet. */
export const Readiness = ({ readiness, choice, onChoice, asked }: ReadinessProps) => (
  <ul className={classes.readiness} aria-label="Keys">
    {readiness.providers.map((provider) => {
      const { provider: slug, name, credentials } = provider;
      const choose = (value: string): void => onChoice({ ...choice, [slug]: value });
      const chosen = asked.includes(slug) ? choice[slug] : chosenCredential(provider, choice);
      return (
        <Row key={slug} slug={slug} name={name}>
          {credentials.length === 0 && chosen === undefined ? (
            <Missing provider={provider} onNoKey={() => choose(NO_KEY)} />
          ) : (
            <NativeSelect
              size="xs"
              aria-label={`Call ${name} with`}
              data={[
                { value: '', label: 'Choose what to call it with', disabled: true },
                ...credentials.map((credential) => ({
                  value: valueOfCredential(credential),
                  label: labelOf(credential),
                })),
                { value: NO_KEY, label: 'No key' },
              ]}
              value={chosen ?? ''}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          )}
        </Row>
      );
    })}
  </ul>
);
