import { Button, Group, Skeleton, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { lazy, Suspense, useEffect } from 'react';
import { isRare, type RequestValues, takesBody } from '#src/features/requests/offers/request-values.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

const editor = loadOnce(async () => ({
  default: (await import('#src/features/testing/request/json-body.tsx')).JsonBody,
}));
const JsonBody = lazy(editor.load);
const BodyEditor = lazy(async () => ({
  default: (await import('#src/features/requests/offers/body-editor.tsx')).BodyEditor,
}));

/** Lines of the empty editor. */
const LINES = 7;
/** The height of the editor's lines, in px: what stands below must not move when it is loaded. */
const heightOf = (body: string): number => Math.min(Math.max(LINES, body.split('\n').length) * 20 + 16, 480);
/** Its label, its description and its note, in px. */
const AROUND = 68;
/** The chooser of the kind above it, with the gap, in px. */
const CHOOSER = 38;

/** A GET or HEAD with a body is allowed, and rare. */
const NoBody = ({ form }: Pick<BodyFieldProps, 'form'>) => (
  <Group gap={8}>
    <Text size="xs" c="dimmed">
      {`A ${form.values.method} usually sends no body.`}
    </Text>
    <Button
      variant="subtle"
      size="compact-xs"
      ms={-7}
      onClick={() => form.setFieldValue('hasRareBody', true)}
    >
      Send a body
    </Button>
  </Group>
);

/** What was typed stays in the form. */
const LeaveOut = ({ form }: Pick<BodyFieldProps, 'form'>) => (
  <Button
    variant="subtle"
    size="compact-xs"
    ms={-7}
    onClick={() => form.setFieldValue('hasRareBody', undefined)}
  >
    Send no body
  </Button>
);

interface BodyFieldProps {
  form: UseFormReturnType<RequestValues>;
  onModEnter: () => void;
}

/** The request's body as JSON text. */
export const BodyField = ({ form, onModEnter }: BodyFieldProps) => {
  // Most requests are a GET, which needs no editor; choosing another method is likely enough.
  useEffect(() => whenIdle(() => editor.load().catch(() => undefined)), []);
  if (!takesBody(form.values)) return <NoBody form={form} />;
  const height = heightOf(form.values.body) + AROUND;
  return (
    <Suspense fallback={<Skeleton height={height + CHOOSER} radius="md" />}>
      <BodyEditor
        otherBody={form.values.otherBody}
        onChange={(otherBody) => form.setFieldValue('otherBody', otherBody)}
        error={form.errors.otherBody ?? form.errors.body}
        beside={isRare(form.values) && <LeaveOut form={form} />}
        json={
          <Suspense fallback={<Skeleton height={height} radius="md" />}>
            <JsonBody form={form} onModEnter={onModEnter} minLines={LINES} />
          </Suspense>
        }
      />
    </Suspense>
  );
};
