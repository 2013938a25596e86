import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import { Box, Button, Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type ComponentType, useMemo } from 'react';
import { maskOf, type ReviewRow, useReview } from '#src/features/keys/add/review-rows.ts';
import { FIELDS_FOR_ALL, KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { hostsOf } from '#src/features/keys/offers/recognized-key.ts';
import { entryChoice } from '#src/features/providers/offers/entry-choice.ts';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { formatCount } from '#src/lib/format.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import { type DiscardGuard, useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { DeclaredField } from '#src/ui/form/declared-field.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { Column } from '#src/ui/table/table-column.ts';

type Change = (id: number, changes: Partial<ReviewRow>) => void;

/** What a row is called, for screen readers. */
const labelOf = ({ line, id }: ReviewRow): string => line.name ?? `key ${id + 1}`;

interface CellProps {
  row: ReviewRow;
  onChange: Change;
}

// It takes no room from the fields beside it: its column has a width, and its text wraps or is cut.
const KeyCell = ({ row }: Pick<CellProps, 'row'>) => (
  <Stack gap={2} style={{ contain: 'inline-size' }}>
    {row.line.name !== undefined && (
      <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
        {row.line.name}
      </Text>
    )}
    <Text size="xs" ff="monospace" c="dimmed" truncate>
      {maskOf(row)}
    </Text>
  </Stack>
);

const ResultCell = ({ row, onChange }: CellProps) => {
  const { state, errors, note, form, isSame, isChosen } = row;
  if (state === 'stored') return <StatusBadge tone="success">Stored</StatusBadge>;
  if (state === 'storing') return <Text size="xs">Storing…</Text>;
  const isAgain = isSame && !isChosen;
  if (errors.apiKey === undefined && note === undefined && !isAgain) return null;
  const hosts = form?.catalogId == null ? undefined : hostsOf(form);
  return (
    <Stack gap={4} align="flex-start">
      {errors.apiKey !== undefined && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {errors.apiKey}
        </Text>
      )}
      {isAgain && (
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => onChange(row.id, { isChosen: true, errors: {} })}
        >
          Store it anyway
        </Button>
      )}
      {errors.apiKey === undefined && note !== undefined && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {hosts === undefined ? note : `${note}; sent to ${hosts}`}
        </Text>
      )}
    </Stack>
  );
};

/** What has been stored or is not chosen does not change. */
const isFixed = ({ state, isChosen }: ReviewRow): boolean => state !== 'waiting' || !isChosen;

const ChosenCell = ({ row, onChange }: CellProps) => (
  <Checkbox
    aria-label={`Store ${labelOf(row)}`}
    checked={row.isChosen}
    disabled={row.state !== 'waiting'}
    onChange={(event) => onChange(row.id, { isChosen: event.currentTarget.checked, errors: {} })}
  />
);

const NameCell = ({ row, onChange }: CellProps) => (
  <TextInput
    aria-label={`Name of ${labelOf(row)}`}
    value={row.name}
    error={row.errors.name}
    disabled={isFixed(row)}
    maxLength={KEY_FIELDS.name.maxLength}
    onChange={(event) => onChange(row.id, { name: event.currentTarget.value, errors: {} })}
  />
);

const ProviderCell = ({ row, onChange }: CellProps) => {
  const { data: providers = [] } = useProviders();
  return (
    <ProviderSelect
      aria-label={`Provider of ${labelOf(row)}`}
      providers={providers}
      takesEntries
      further={entryChoice(row.form)}
      value={row.providerId}
      error={row.errors.providerId}
      disabled={isFixed(row)}
      placeholder="Choose a provider"
      onChange={(providerId) => onChange(row.id, { providerId, errors: {} })}
    />
  );
};

const columnsOf = (onChange: Change): Column<ReviewRow>[] => {
  const cellOf = (Cell: ComponentType<CellProps>) => (row: ReviewRow) => (
    <Cell row={row} onChange={onChange} />
  );
  return [
    { key: 'chosen', header: 'Store', width: 56, narrow: 'tick', cell: cellOf(ChosenCell) },
    { key: 'key', header: 'Key', width: '24%', narrow: 'title', cell: cellOf(KeyCell) },
    { key: 'name', header: KEY_FIELDS.name.label, cell: cellOf(NameCell) },
    { key: 'provider', header: 'Provider', cell: cellOf(ProviderCell) },
    { key: 'result', header: 'Note', width: '22%', cell: cellOf(ResultCell) },
  ];
};

export const ReviewTable = ({ rows, onChange }: { rows: readonly ReviewRow[]; onChange: Change }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function only uses the setter of a state
  const columns = useMemo(() => columnsOf(onChange), []);
  return <DataTable caption="The pasted keys" columns={columns} rows={rows} rowKey={({ id }) => id} />;
};

interface ReviewKeysDialogProps {
  opened: boolean;
  onClose: () => void;
  forms: readonly KeyForm[];
  /** Undefined while the dialog closes. */
  lines: readonly PastedLine[] | undefined;
}

interface ReviewKeysProps extends Pick<ReviewKeysDialogProps, 'forms' | 'onClose'> {
  lines: readonly PastedLine[];
  guard: DiscardGuard;
}

const ReviewKeys = ({ lines, forms, guard, onClose }: ReviewKeysProps) => {
  const { rows, chosen, forAll, isStoring, change, storeAll } = useReview(lines, forms, onClose);
  return (
    <DialogForm
      description="Nothing is stored yet. Choose the keys to store, and check where each belongs."
      submitLabel={chosen.length === 0 ? 'Store keys' : `Store ${formatCount(chosen.length, 'key')}`}
      isBusy={isStoring}
      isDirty={chosen.length > 0}
      guard={guard}
      onCancel={guard.discard}
      onSubmit={(event) => {
        event.preventDefault();
        void storeAll();
      }}
    >
      {/* From one edge of the dialog to the other: as cards, the rows have a padding of their own. */}
      <Box mx="calc(var(--mantine-spacing-md) * -1)">
        <ReviewTable rows={rows} onChange={change} />
      </Box>
      {Object.entries(FIELDS_FOR_ALL).map(([name, field]) => (
        <DeclaredField key={name} field={field} {...forAll.getInputProps(name)} />
      ))}
    </DialogForm>
  );
};

/** Several pasted keys in a table: each is stored only once the user has seen what it is taken for. */
export const ReviewKeysDialog = ({ opened, onClose, forms, lines }: ReviewKeysDialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal opened={opened} onClose={guard.requestClose} title="Review the pasted keys" size="64rem">
      {lines !== undefined && <ReviewKeys lines={lines} forms={forms} guard={guard} onClose={onClose} />}
    </Modal>
  );
};
