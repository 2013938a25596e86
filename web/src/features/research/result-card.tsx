import { type DiscoveredApi, featureBadges } from '@gatehouse/contract/research.ts';
import { Badge, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { Card } from '#src/components/card-list.tsx';
import { ExternalLink } from '#src/components/external-link.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import { nameKey } from '#src/features/research/discovery.ts';
import classes from '#src/features/research/research.module.css';
import { toastError, toastSuccess } from '#src/lib/toast.ts';
import { trpc } from '#src/lib/trpc.ts';

const Features = ({ features }: Pick<DiscoveredApi, 'features'>) => {
  const { badges, more } = featureBadges(features);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.features} aria-label="Features">
      {badges.map((badge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two features may have one name
        <li key={index}>
          <Badge variant="default" className={classes.feature} title={features[index]}>
            {badge}
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Text component="span" size="xs" c="dimmed" title={features.slice(badges.length).join(', ')}>
            +{more} more
          </Text>
        </li>
      )}
    </ul>
  );
};

const Links = ({ api }: { api: DiscoveredApi }) => (
  <>
    {api.documentationUrl !== null && (
      <ExternalLink size="sm" href={api.documentationUrl}>
        Docs<VisuallyHidden> of {api.name}</VisuallyHidden>
      </ExternalLink>
    )}
    {api.registrationUrl !== null && (
      <ExternalLink size="sm" href={api.registrationUrl}>
        Sign Up<VisuallyHidden> for {api.name}</VisuallyHidden>
      </ExternalLink>
    )}
  </>
);

interface SaveButtonProps {
  api: DiscoveredApi;
  /** Receives what the answer lists as saved. */
  onSaved: (saved: readonly DiscoveredApi[]) => void;
}

const SaveButton = ({ api, onSaved }: SaveButtonProps) => {
  const utils = trpc.useUtils();
  const fail = () => toastError('Failed to save API');
  const save = trpc.research.discover.useMutation({
    onSuccess: ({ saved }) => {
      onSaved(saved);
      if (!saved.some((other) => nameKey(other) === nameKey(api))) return void fail();
      toastSuccess(`${api.name} has been added to your provider list`, 'API Saved');
      return utils.providers.list.invalidate();
    },
    onError: fail,
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      icon={IconPlus}
      isBusy={save.isPending}
      onClick={() => save.mutate({ query: api.name, autoSave: true })}
    >
      Save
    </BusyButton>
  );
};

interface ResultCardProps extends SaveButtonProps {
  isSaved: boolean;
}

export const ResultCard = ({ api, isSaved, onSaved }: ResultCardProps) => {
  const card = useRef<HTMLLIElement>(null);
  const keepFocus = (saved: readonly DiscoveredApi[]) => {
    // The button that has it goes.
    if (card.current?.contains(document.activeElement)) card.current.focus();
    onSaved(saved);
  };
  const foot = (
    <>
      <Links api={api} />
      <span className={classes.save}>
        {isSaved ? (
          <StatusBadge tone="success">Saved</StatusBadge>
        ) : (
          <SaveButton api={api} onSaved={keepFocus} />
        )}
      </span>
    </>
  );
  return (
    <Card ref={card} foot={foot}>
      <Group gap="sm" justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3}>{api.name}</Title>
        <StatusBadge tone="neutral">{api.category}</StatusBadge>
      </Group>
      <Text size="sm" lineClamp={3} title={api.description}>
        {api.description}
      </Text>
      <Features features={api.features} />
      {api.pricing !== null && (
        <Text size="xs" c="dimmed" lineClamp={2} title={api.pricing}>
          <VisuallyHidden>Pricing: </VisuallyHidden>
          {api.pricing}
        </Text>
      )}
    </Card>
  );
};
