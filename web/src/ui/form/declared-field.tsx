import { Select, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { LIST_IN_DIALOG, TagsField } from '#src/ui/form/tags-field.tsx';

/** What a form needs to know of a field. Its kind says how it is typed, drawn and sent. */
export interface FieldDeclaration {
  kind: keyof typeof FIELD_KINDS;
  label: string;
  description?: string;
  placeholder?: string;
  isRequired?: boolean;
  /** In characters. */
  maxLength?: number;
  /** Of the kind `choice`. */
  choices?: readonly { value: string; label: string }[];
  /** Of the kind `tags`: those that are known already. */
  useSuggestions?: () => string[];
}

/** `rest` is what the form gives the control, and what the place of the field says in another way. */
interface ControlProps {
  field: Omit<FieldDeclaration, 'kind'>;
  rest: object;
}

const shared = ({ label, description, placeholder, maxLength, isRequired }: ControlProps['field']) => ({
  label,
  description,
  placeholder,
  maxLength,
  withAsterisk: isRequired,
});

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);

const FIRST = Date.parse('0000-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** The nearest time that can be stored: in another time zone the year may be outside 0000 to 9999. */
const isoWithin = (time: number): string => new Date(Math.min(Math.max(time, FIRST), LAST)).toISOString();

/** The end of the entered day, in the user's time zone. */
const endOfDay = (day: string): string | null => {
  const time = Date.parse(`${day}T23:59:59.999`);
  return Number.isNaN(time) ? null : isoWithin(time);
};

/** The day of a time in the user's time zone, in the format of a date field. */
const dayOf = (iso: string): string => {
  const time = new Date(iso);
  return isoWithin(time.getTime() - time.getTimezoneOffset() * 60_000).slice(0, 10);
};

const useNone = (): string[] => [];

const TagsControl = ({ field, rest }: ControlProps): ReactElement => {
  const { useSuggestions = useNone } = field;
  return <TagsField {...shared(field)} suggestions={useSuggestions()} {...rest} />;
};

const text = {
  none: '',
  read: (stored: string | null): string => stored ?? '',
  write: orNull,
  Control: ({ field, rest }: ControlProps): ReactElement => <TextInput {...shared(field)} {...rest} />,
};

/** Of each kind of field: what a form has of it while it is empty, what it has of a stored value, what is sent, and its control. */
export const FIELD_KINDS = {
  text,
  url: {
    ...text,
    Control: ({ field, rest }: ControlProps): ReactElement => (
      <TextInput {...shared(field)} inputMode="url" {...rest} />
    ),
  },
  choice: {
    none: null as string | null,
    read: (stored: string | null): string | null => stored,
    write: orNull,
    Control: ({ field, rest }: ControlProps): ReactElement => (
      <Select
        {...shared(field)}
        placeholder="Not set"
        data={field.choices}
        // Its button clears it; choosing the chosen one again does not.
        clearable
        allowDeselect={false}
        comboboxProps={LIST_IN_DIALOG}
        {...rest}
      />
    ),
  },
  /** Typed as `YYYY-MM-DD`, and stored as the end of that day. */
  day: {
    none: '',
    read: (stored: string | null): string => (stored === null ? '' : dayOf(stored)),
    write: endOfDay,
    Control: ({ field, rest }: ControlProps): ReactElement => (
      <TextInput {...shared(field)} type="date" max="9999-12-31" {...rest} />
    ),
  },
  /** A list of words. */
  tags: {
    none: [] as string[],
    read: (stored: string[]): string[] => stored,
    write: (typed: string[]): string[] => typed,
    Control: TagsControl,
  },
};

type Kinds = typeof FIELD_KINDS;
type Declarations = Readonly<Record<string, FieldDeclaration>>;

/** What a form has typed for the fields. */
export type TypedValues<Fields extends Declarations> = {
  -readonly [Name in keyof Fields]: Kinds[Fields[Name]['kind']]['none'];
};
/** What is stored for them. */
type Stored<Fields extends Declarations> = {
  [Name in keyof Fields]: Parameters<Kinds[Fields[Name]['kind']]['read']>[0];
};

type Kind = { none: unknown; read: (stored: never) => unknown; write: (typed: never) => unknown };

const mapFields = (fields: Declarations, part: (kind: Kind, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, part(FIELD_KINDS[kind], name)]));

/** What a form has of fields that nobody filled in. */
export const emptyFields = <Fields extends Declarations>(fields: Fields) =>
  mapFields(fields, ({ none }) => none) as TypedValues<Fields>;

/** What a form has of what is stored. */
export const readFields = <Fields extends Declarations>(fields: Fields, stored: Stored<Fields>) =>
  mapFields(fields, ({ read }, name) => read(stored[name] as never)) as TypedValues<Fields>;

/** What is sent; null if a field is empty, unless it is required. The schema of the operation validates it. */
export const writeFields = <Fields extends Declarations>(fields: Fields, typed: TypedValues<Fields>) =>
  mapFields(fields, ({ write }, name) =>
    fields[name]?.isRequired ? typed[name] : write(typed[name] as never),
  ) as Stored<Fields>;

interface DeclaredFieldProps {
  field: FieldDeclaration;
  /** Instead of what the form has. */
  value?: string;
}

/** The control of a field as it is declared; further props are those that the form gives it. */
export const DeclaredField = ({ field, ...rest }: DeclaredFieldProps) => {
  const { Control } = FIELD_KINDS[field.kind];
  return <Control field={field} rest={rest} />;
};
