import { Group, Text } from '@mantine/core';
import { IconKeyOff } from '@tabler/icons-react';
import { memo, type ReactNode, useMemo } from 'react';
import { saidOf } from '#src/features/keys/offers/key-line.tsx';
import { isUsable } from '#src/features/oauth/offers/connection-queries.ts';
import { providerLabel } from '#src/features/providers/offers/provider-name.ts';
import {
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  idOf,
  isNoKey,
  NO_KEY,
  nameOf,
  optionOf,
} from '#src/features/requests/offers/call-choices.ts';
import classes from '#src/features/requests/offers/key-select.module.css';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';

const INACTIVE =
  'This key is inactive: its provider rejected it when it was last verified. Calls can still use it.';

const optionOfChoice = (choice: ChosenCall): string => optionOf(idOf(choice));

/** The choices in groups, one per provider. Each label includes the provider, so that typing its name finds its keys. */
const toGroups = (choices: readonly CallChoice[]) => [
  { value: optionOfChoice(NO_KEY), label: nameOf(NO_KEY) },
  ...[...Map.groupBy(choices, ({ provider }) => providerLabel(provider))].map(([group, members]) => ({
    group,
    items: members.map((choice) => ({
      value: optionOfChoice(choice),
      label: `${nameOf(choice)} · ${group}`,
    })),
  })),
];

/** What is remarkable about a choice. */
const Marks = ({ key, connection }: CallChoice) => {
  if (connection !== undefined)
    return (
      <>
        <Text size="xs" c="dimmed">
          {connection.account ?? 'OAuth'}
        </Text>
        {!isUsable(connection) && <StatusBadge tone="warning">Needs login</StatusBadge>}
      </>
    );
  return (
    <>
      {saidOf(key).map((said) => (
        <Text key={said} size="xs" c="dimmed">
          {said}
        </Text>
      ))}
      {!key.isActive && <StatusBadge tone="warning">Inactive</StatusBadge>}
    </>
  );
};

const NoKeyOption = () => (
  <Group gap={10} wrap="nowrap" flex={1} miw={0}>
    <IconKeyOff size={24} stroke={1.5} aria-hidden />
    <Text size="sm">{nameOf(NO_KEY)}</Text>
  </Group>
);

const Option = ({ choice }: { choice: CallChoice }) => (
  <Group gap={10} wrap="nowrap" flex={1} miw={0}>
    <BrandIcon slug={choice.provider.slug} name={choice.provider.name} size={24} />
    <Text size="sm" truncate flex={1} miw={0}>
      {nameOf(choice)}
    </Text>
    {Marks(choice)}
  </Group>
);

const Mark = ({ chosen }: { chosen: ChosenCall }) =>
  isNoKey(chosen) ? (
    <IconKeyOff size={20} stroke={1.5} aria-hidden />
  ) : (
    <BrandIcon slug={chosen.provider.slug} name={chosen.provider.name} size={20} />
  );

const CHIP = { root: classes.chip, input: classes.chipInput, dropdown: classes.chipList };

interface KeySelectProps {
  choices: readonly CallChoice[];
  chosen: ChosenCall | undefined;
  onChoose: (credential: CredentialId) => void;
  error?: ReactNode;
  description?: ReactNode;
  /** As small as its text, without a visible label. */
  isChip?: boolean;
}

/** Rendered only when its props change: with hundreds of keys it would slow down typing in the fields next to it. */
export const KeySelect = memo((props: KeySelectProps) => {
  const { choices, chosen, onChoose, error, description, isChip = false } = props;
  const byValue = useMemo(
    () => new Map<string, ChosenCall>([NO_KEY, ...choices].map((choice) => [optionOfChoice(choice), choice])),
    [choices],
  );
  const groups = useMemo(() => toGroups(choices), [choices]);
  const label = choices.some(({ connection }) => connection) ? 'API key or connection' : 'API key';
  return (
    <LazySelect
      {...(isChip ? { 'aria-label': label, classNames: CHIP } : { label })}
      placeholder={
        choices[0] && choices.every(({ connection }) => connection) ? 'Choose a connection' : 'Choose a key'
      }
      data={groups}
      value={chosen === undefined ? null : optionOfChoice(chosen)}
      onChange={(value) => {
        const choice = value === null ? undefined : byValue.get(value);
        if (choice !== undefined) onChoose(idOf(choice));
      }}
      renderOption={({ option }) => {
        const choice = byValue.get(option.value);
        if (choice === undefined) return option.label;
        return isNoKey(choice) ? <NoKeyOption /> : <Option choice={choice} />;
      }}
      leftSection={chosen && <Mark chosen={chosen} />}
      description={chosen?.key?.isActive === false ? INACTIVE : description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      nothingFoundMessage="No matching key"
      error={error}
      searchable
      openOnFocus={false}
      allowDeselect={false}
    />
  );
});
