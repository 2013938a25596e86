import { featureBadges } from '@gatehouse/contract/feature-badges.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { Badge, Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { ApiLinks } from '#src/features/research/api-links.tsx';
import classes from '#src/features/research/research.module.css';
import { type OnSaved, SaveState } from '#src/shared/providers/save-api.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/table/card-list.tsx';
import { CUT_PROPS } from '#src/ui/text/cut-props.ts';
import { CutText } from '#src/ui/text/cut-text.tsx';

interface ResultCardProps {
  api: DiscoveredApi;
  onSaved: OnSaved;
  /** Shows everything known about it. */
  onOpen: () => void;
}

const Features = ({ api: { name, features }, onOpen }: Pick<ResultCardProps, 'api' | 'onOpen'>) => {
  const { badges, more } = featureBadges(features);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.features} aria-label="Features">
      {badges.map((badge, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same name
        <li key={index}>
          <Badge variant="default" className={classes.feature} title={features[index]}>
            {badge}
          </Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton className={classes.more} aria-haspopup="dialog" onClick={onOpen}>
            +{more} more<VisuallyHidden> features of {name}</VisuallyHidden>
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
};

export const ResultCard = ({ api, onSaved, onOpen }: ResultCardProps) => {
  const foot = (
    <>
      <ApiLinks api={api} />
      <SaveState api={api} onSaved={onSaved} />
    </>
  );
  return (
    <Card foot={foot}>
      <Group gap="sm" justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={3}>
          <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={onOpen}>
            <CutText lines={2}>{api.name}</CutText>
            <IconChevronRight size={14} stroke={1.75} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        </Title>
        <StatusBadge tone="neutral">{api.category}</StatusBadge>
      </Group>
      <Text size="sm" lineClamp={3} {...CUT_PROPS}>
        {api.description}
      </Text>
      <Features api={api} onOpen={onOpen} />
      {api.pricing !== null && (
        <Text size="xs" c="dimmed" lineClamp={2} {...CUT_PROPS}>
          <VisuallyHidden>Pricing: </VisuallyHidden>
          {api.pricing}
        </Text>
      )}
    </Card>
  );
};
