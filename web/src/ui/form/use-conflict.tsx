import { etagOf } from '@gatehouse/contract/etag.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { deletedMeanwhile } from '#src/lib/changed-meanwhile.ts';
import { isConflict } from '#src/lib/error-message.ts';
import { mergeValues } from '#src/lib/merge-values.ts';
import { showWhole } from '#src/lib/show-whole.ts';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';

/** Something that is stored, with the time of its last change. */
interface Stored {
  updatedAt: string;
}

interface ConflictOptions<Values extends object, Entity extends Stored> {
  /** What the form began with; undefined if it adds something. */
  stored: Entity | undefined;
  /** Why the last attempt failed; null if it did not. */
  error: unknown;
  form: { getValues: () => Values; setValues: (values: Values) => void };
  valuesOf: (entity: Entity) => Values;
  /** Reads it again; undefined if it is gone. */
  load: () => Promise<Entity | undefined>;
  save: (values: Values, ifMatch: string | undefined) => void;
}

/**
 * Saves what a form contains only over the state that its user has seen. If somebody else has changed it in the meantime, what
 * both changed is joined and saved; where both changed one field, the user chooses. Nothing that was typed is lost.
 */
export const useConflict = <Values extends object, Entity extends Stored>(
  options: ConflictOptions<Values, Entity>,
) => {
  const { error, form, valuesOf, load, save } = options;
  const [seen, setSeen] = useState(options.stored);
  const [names, setNames] = useState<(keyof Values)[]>([]);
  const [unread, setUnread] = useState<{ error: unknown; told: unknown }>();
  const latest = useRef(seen);
  latest.current = seen;
  const saveOver = (entity: Entity | undefined): void => save(form.getValues(), entity && etagOf(entity));
  const giveUp = (told: unknown): void => setUnread({ error, told });
  const join = async (): Promise<void> => {
    const theirs = await load();
    const before = latest.current;
    if (theirs === undefined || before === undefined) return giveUp(deletedMeanwhile(before ?? {}));
    const { values, conflicts } = mergeValues(valuesOf(before), form.getValues(), valuesOf(theirs));
    form.setValues(values);
    setSeen(theirs);
    setNames(conflicts);
    if (conflicts.length === 0) saveOver(theirs);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, with the form as it is then
  useEffect(() => {
    if (isConflict(error)) join().catch(giveUp);
  }, [error]);
  const theirs = seen && valuesOf(seen);
  const told = unread !== undefined && unread.error === error ? unread.told : null;
  return {
    save: (): void => saveOver(seen),
    conflict:
      names.length === 0 || theirs === undefined
        ? undefined
        : {
            fields: names.map((name) => ({ name, theirs: theirs[name], mine: form.getValues()[name] })),
            keepMine: (): void => {
              setNames([]);
              saveOver(seen);
            },
            takeTheirs: (): void => {
              const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]));
              form.setValues({ ...form.getValues(), ...taken });
              setNames([]);
            },
          },
    /** What the form has to tell itself: of a conflict only why what is stored cannot be read, so that nothing can be joined. */
    error: isConflict(error) ? told : error,
  };
};

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  return text === '' ? '(empty)' : text;
};

interface ConflictProps<Values extends object> {
  conflict: ReturnType<typeof useConflict<Values, Stored>>['conflict'];
  labelOf: (name: keyof Values) => string;
  /** What is shown of a value that is not shown as it is. */
  shownOf?: <Name extends keyof Values>(name: Name, value: Values[Name]) => string | undefined;
}

/** Both versions of the fields that two have changed, and the choice between them. */
export const Conflict = <Values extends object>({
  conflict,
  labelOf,
  shownOf = () => undefined,
}: ConflictProps<Values>) =>
  conflict !== undefined && (
    <Alert
      // It stands above the fields: in a low window the button that was pressed is far below it.
      ref={showWhole}
      role="alert"
      variant="light"
      color="yellow"
      title="Somebody else has changed this too"
    >
      <Stack gap="xs">
        {conflict.fields.map(({ name, theirs, mine }) => (
          <section key={String(name)} aria-label={labelOf(name)}>
            <Text size="sm" fw={500}>
              {labelOf(name)}
            </Text>
            <FactList>
              <Fact name="Theirs">{shownOf(name, theirs) ?? textOf(theirs)}</Fact>
              <Fact name="Mine">{shownOf(name, mine) ?? textOf(mine)}</Fact>
            </FactList>
          </section>
        ))}
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={conflict.takeTheirs}>
            Take theirs
          </Button>
          <Button size="xs" onClick={conflict.keepMine}>
            Keep mine
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
