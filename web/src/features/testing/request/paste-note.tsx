import type { SecretNoun } from '@gatehouse/request/credential.ts';
import type { PastedCredential } from '@gatehouse/request/pasted/pasted-request.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconKey, IconX } from '@tabler/icons-react';
import { type PasteReading, withCredential } from '#src/features/requests/offers/read-paste.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import classes from '#src/features/testing/request/request.module.css';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';

/** `the header Authorization`, `the parameters a and b`. */
const partsOf = ({ headers, params }: PastedCredential): string => {
  const part = (noun: string, names: string[]): string[] =>
    names.length === 0 ? [] : [`the ${noun}${names.length > 1 ? 's' : ''} ${names.join(' and ')}`];
  const names = (pairs: PastedCredential['headers']): string[] => pairs.map(([name]) => name);
  return [...part('header', names(headers)), ...part('parameter', names(params))].join(' and ');
};

interface PasteNoteProps {
  form: UseFormReturnType<RequestValues>;
  pasted: PasteReading;
  /** What the chosen credential is called; undefined if none is chosen. */
  credential: SecretNoun | undefined;
  onDismiss: () => void;
}

const NoteList = ({ notes }: Pick<PasteReading, 'notes'>) =>
  notes.length > 0 && (
    <ul className={`${classes.wrap} ${classes.notes}`}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );

/** What became of a pasted text. A key in it is only used if the user says so. */
export const PasteNote = ({ form, pasted, credential: chosen, onDismiss }: PasteNoteProps) => {
  const change = (values: Partial<RequestValues>): void => {
    form.setValues(values);
    onDismiss();
  };
  const { what, notes, problem, credential } = pasted;
  const instead =
    chosen === undefined ? '' : ` The ${chosen === 'key' ? 'key' : 'connection'} you chose is used instead.`;
  return (
    <div className={classes.pasted} data-problem={problem !== undefined || undefined}>
      <Stack gap={6} role="status" miw={0}>
        <Text size="xs" fw={500} className={classes.wrap}>
          {problem === undefined
            ? `The form was filled from ${what}.`
            : `This looks like ${what}. ${problem}`}
        </Text>
        <NoteList notes={notes} />
        {credential !== undefined && (
          <Text size="xs" className={classes.wrap}>
            {`It contains a key: ${partsOf(credential)}.${instead}`}
          </Text>
        )}
        <Group gap={8}>
          {credential !== undefined && (
            <ActionButton
              variant="default"
              size="xs"
              icon={IconKey}
              onClick={() => change(withCredential(form.getValues(), credential))}
            >
              Use the pasted key
            </ActionButton>
          )}
          <Button variant="default" size="xs" onClick={() => change(pasted.before)}>
            Undo
          </Button>
        </Group>
      </Stack>
      <IconAction label="Dismiss the note" hint="Dismiss" icon={IconX} onClick={onDismiss} />
    </div>
  );
};
