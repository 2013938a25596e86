import type { CallBody } from '@gatehouse/contract/body.ts';
import { Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import classes from '#src/features/requests/body/body.module.css';
import { BODY_KINDS, type BodyKind, emptyBody } from '#src/features/requests/body/body-kinds.ts';

/** Few requests have another body than JSON. */
const KindEditor = lazy(async () => ({
  default: (await import('#src/features/requests/body/kind-editor.tsx')).KindEditor,
}));

interface BodyEditorProps {
  /** A body of another kind than JSON; undefined for JSON. */
  otherBody: CallBody | undefined;
  onChange: (otherBody: CallBody | undefined) => void;
  /** What is wrong with the other body. */
  error: ReactNode;
  /** The editor for JSON. */
  json: ReactNode;
  /** Beside the chooser. */
  beside?: ReactNode;
}

/** The body of a request: what kind it is, and its editor. What was typed in another kind is there again when that is chosen. */
export const BodyEditor = ({ otherBody, onChange, error, json, beside }: BodyEditorProps) => {
  const left = useRef<Partial<Record<BodyKind, CallBody>>>({});
  const choose = (kind: BodyKind): void => {
    if (otherBody !== undefined) left.current[otherBody.kind] = otherBody;
    onChange(left.current[kind] ?? emptyBody(kind));
  };
  return (
    <Stack gap={8}>
      <Group gap={8} justify="space-between">
        <NativeSelect
          aria-label="Kind of body"
          size="xs"
          className={classes.kind}
          data={[...BODY_KINDS]}
          value={otherBody?.kind ?? 'json'}
          onChange={({ currentTarget: { value } }) => choose(value as BodyKind)}
        />
        {beside}
      </Group>
      {otherBody === undefined ? (
        json
      ) : (
        <fieldset className={classes.fields}>
          <Text component="legend" size="sm" fw={500} className={classes.legend}>
            Request body
          </Text>
          <Suspense fallback={<Skeleton height={180} radius="md" />}>
            <KindEditor body={otherBody} onChange={onChange} />
          </Suspense>
          {error !== undefined && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {error}
            </Text>
          )}
        </fieldset>
      )}
    </Stack>
  );
};
