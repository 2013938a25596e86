import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { Text } from '@mantine/core';
import { KEY_FIELD_LIST } from '#src/features/keys/key-fields.ts';
import classes from '#src/features/keys/keys.module.css';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { providerName } from '#src/features/keys/offers/row-provider.ts';
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
  const chips = chipsOf(row.key, withAllChips);
  if (chips.length === 0) return null;
  return (
    <span className={isOneLine ? classes.chips : classes.chipLines}>
      {chips.map(({ text, title }) => (
        // The space is for who hears or copies them.
        <StatusBadge key={text} tone="neutral" title={title}>
          {' '}
          {text}
        </StatusBadge>
      ))}
    </span>
  );
};

/** What follows the name: the provider, and what is said of the key, such as its type. */
const restOf = (row: KeyRow): string => [providerName(row), ...saidOf(row.key)].join(' · ');

/** Identifies a key: its name, its provider and what is said of it, such as its type. */
export const KeyLine = ({ row, isOneLine = false, withAllChips }: KeyLineProps) => {
  const { name } = row.key;
  const rest = restOf(row);
  const display = isOneLine ? 'inline' : 'block';
  return (
    <span className={isOneLine ? classes.one : classes.several}>
      <span className={classes.icon}>
        <BrandIcon slug={row.provider?.slug ?? ''} name={providerName(row)} />
      </span>
      <span className={isOneLine ? classes.line : classes.text} data-cut={isOneLine ? '' : undefined}>
        <span className={isOneLine ? classes.words : undefined}>
          <Text component="span" display={display} size="sm" fw={500}>
            {isOneLine ? name : <CutText lines={2}>{name}</CutText>}
          </Text>{' '}
          <Text component="span" display={display} size="xs" c="dimmed">
            {isOneLine ? rest : <CutText lines={2}>{rest}</CutText>}
          </Text>
        </span>
        <Chips row={row} isOneLine={isOneLine} withAllChips={withAllChips} />
      </span>
    </span>
  );
};

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
