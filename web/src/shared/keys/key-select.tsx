import { Group, Text } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { BrandIcon } from '#src/components/brand-icon.tsx';
import { LazySelect } from '#src/components/lazy-select.tsx';
import { StatusBadge } from '#src/components/status-badge.tsx';
import type { KeyChoice } from '#src/shared/keys/key-choices.ts';
import { providerName } from '#src/shared/keys/key-rows.ts';
import classes from '#src/shared/keys/key-select.module.css';

const INACTIVE =
  'This key is inactive: its provider rejected it when it was last verified. Calls can still use it.';

/** The choices in groups, one per provider. Each label includes the provider, so that typing its name finds its keys. */
const toGroups = (choices: readonly KeyChoice[]) =>
  [...Map.groupBy(choices, providerName)].map(([group, members]) => ({
    group,
    items: members.map(({ key }) => ({ value: key.id, label: `${key.name} · ${group}` })),
  }));

const Option = ({ choice: { key, provider } }: { choice: KeyChoice }) => (
  <Group gap={10} wrap="nowrap" flex={1} miw={0}>
    <BrandIcon slug={provider.slug} size={24} />
    <Text size="sm" truncate flex={1} miw={0}>
      {key.name}
    </Text>
    {key.keyType !== null && (
      <Text size="xs" c="dimmed">
        {key.keyType}
      </Text>
    )}
    {!key.isActive && <StatusBadge tone="warning">Inactive</StatusBadge>}
  </Group>
);

const CHIP = { root: classes.chip, input: classes.chipInput };

interface KeySelectProps {
  choices: readonly KeyChoice[];
  chosen: KeyChoice | undefined;
  onChoose: (keyId: number) => void;
  error?: ReactNode;
  /** As small as its text, without a visible label. */
  isChip?: boolean;
}

/** Rendered only when its props change: with hundreds of keys it would slow down typing in the fields next to it. */
export const KeySelect = memo(({ choices, chosen, onChoose, error, isChip = false }: KeySelectProps) => {
  const byId = new Map(choices.map((choice) => [choice.key.id, choice]));
  return (
    <LazySelect<number>
      {...(isChip ? { 'aria-label': 'API key', classNames: CHIP } : { label: 'API key' })}
      placeholder="Choose a key"
      data={toGroups(choices)}
      value={chosen?.key.id ?? null}
      onChange={(keyId) => keyId !== null && onChoose(keyId)}
      renderOption={({ option }) => {
        const choice = byId.get(option.value);
        return choice === undefined ? option.label : <Option choice={choice} />;
      }}
      leftSection={chosen && <BrandIcon slug={chosen.provider.slug} size={20} />}
      description={chosen?.key.isActive === false ? INACTIVE : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage="No matching key"
      error={error}
      searchable
      openOnFocus={false}
      allowDeselect={false}
    />
  );
});
