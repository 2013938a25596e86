import { Textarea } from '@mantine/core';
import classes from '#src/features/requests/body/body.module.css';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';

interface LongTextProps {
  label?: string;
  /** Where no label is shown. */
  'aria-label'?: string;
  placeholder: string;
  /** Its height while it is empty, and at the most, in lines. */
  rows: readonly [min: number, max: number];
  value: string;
  onChange: (value: string) => void;
}

/** A text of a body, which is code or data: a part, a query, a document. */
export const LongText = ({ rows: [minRows, maxRows], onChange, ...field }: LongTextProps) => (
  <Textarea
    {...field}
    {...useFieldNotes(field.value)}
    classNames={{ input: classes.mono }}
    autosize
    minRows={minRows}
    maxRows={maxRows}
    spellCheck={false}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
