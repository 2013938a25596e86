import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { KEY_FIELD_LIST } from '#src/features/keys/key-fields.ts';
import classes from '#src/features/keys/keys.module.css';
import { type KeyRow, providerName } from '#src/features/keys/offers/key-rows.ts';
import { BrandIcon } from '#src/ui/brand/brand-icon.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';

/** What is said of a key after its name, such as its type. */
export const saidOf = (key: ApiKey): string[] => KEY_FIELD_LIST.flatMap(({ said }) => said?.(key) ?? []);

interface KeyLineProps {
  row: KeyRow;
  /** The provider beside the name, cut if there is no room; both are in the tooltip. */
  isOneLine?: boolean;
  /** Otherwise only the first ones: a row must not become as high as a screen. */
  withAllChips?: boolean;
}

const MOST_CHIPS = 4;

interface Chip {
  text: string;
  title?: string;
}

/** What is shown as chips with a key, such as its tags. Of more than have room, the last one says how many and which. */
const chipsOf = (key: ApiKey, withAll = false): Chip[] => {
  const all = KEY_FIELD_LIST.flatMap(({ chips }) => chips?.(key) ?? []);
  const count = withAll || all.length <= MOST_CHIPS ? all.length : MOST_CHIPS - 1;
  const rest = all.slice(count);
  const shown: Chip[] = all.slice(0, count).map((text) => ({ text }));
  return rest.length === 0 ? shown : [...shown, { text: `+${rest.length}`, title: rest.join(', ') }];
};

/** In rows of one line they follow the name, as many as have room: a part of one could not be read. */
const Chips = ({ row, isOneLine = false, withAllChips }: KeyLineProps) => {
  const badges = chipsOf(row.key, withAllChips).map(({ text, title }) => (
    <StatusBadge key={text} tone="neutral" title={title}>
      {text}
    </StatusBadge>
  ));
  if (badges.length === 0) return null;
  return isOneLine ? (
    <span className={classes.chips}>
      {badges.map((badge) => (
        <Fragment key={badge.key}> {badge}</Fragment>
      ))}
    </span>
  ) : (
    <Group component="span" gap={6} mt={4}>
      {badges}
    </Group>
  );
};

/** What follows the name: the provider, and what is said of the key, such as its type. */
const restOf = (row: KeyRow): string => [providerName(row), ...saidOf(row.key)].join(' · ');

/** The name, and what follows it on the same line, cut together. */
const OneLine = ({ row, withAllChips }: KeyLineProps) => (
  <span className={classes.line} data-cut="">
    <span className={classes.words}>
      <Text component="span" size="sm" fw={500}>
        {row.key.name}
      </Text>{' '}
      <Text component="span" size="xs" c="dimmed">
        {restOf(row)}
      </Text>
    </span>
    <Chips row={row} isOneLine withAllChips={withAllChips} />
  </span>
);

const Lines = ({ row, withAllChips }: KeyLineProps) => (
  <span className={classes.text}>
    <Text component="span" display="block" size="sm" fw={500}>
      <CutText lines={2}>{row.key.name}</CutText>
    </Text>
    <Text component="span" display="block" size="xs" c="dimmed">
      <CutText lines={2}>{restOf(row)}</CutText>
    </Text>
    <Chips row={row} withAllChips={withAllChips} />
  </span>
);

/** Identifies a key: its name, its provider and what is said of it, such as its type. */
export const KeyLine = ({ row, isOneLine = false, withAllChips }: KeyLineProps) => (
  <Group component="span" gap="sm" wrap="nowrap" align={isOneLine ? 'center' : 'flex-start'}>
    <span className={classes.icon} data-beside-lines={!isOneLine || undefined}>
      <BrandIcon slug={row.provider?.slug ?? ''} name={providerName(row)} />
    </span>
    {isOneLine ? (
      <OneLine row={row} withAllChips={withAllChips} />
    ) : (
      <Lines row={row} withAllChips={withAllChips} />
    )}
  </Group>
);

/** The same words in elements that cost nothing, for a row that is far from the window. */
export const PlainKeyLine = ({ row, isOneLine = false }: KeyLineProps) => (
  <span className={isOneLine ? classes.plainLine : classes.plainName}>
    <span className={classes.plainTitle}>{row.key.name}</span>{' '}
    <span className={classes.plainLabel}>{restOf(row)}</span>
    {!isOneLine && chipsOf(row.key).length > 0 && (
      <span>
        <span className={classes.plainStates}>
          {chipsOf(row.key).map(({ text }) => (
            <span key={text} className={classes.plainState} data-badge>
              {text}
            </span>
          ))}
        </span>
      </span>
    )}
  </span>
);
