import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import classes from '#src/features/testing/request.module.css';
import { ResolvedUrl } from '#src/features/testing/resolved-url.tsx';
import type { CallChoice } from '#src/shared/keys/call-choices.ts';
import { addressOf } from '#src/shared/keys/key-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

const CallPreview = lazy(async () => ({
  default: (await import('#src/features/testing/call-preview.tsx')).CallPreview,
}));

interface CallLineProps {
  values: RequestValues;
  chosen: CallChoice | undefined;
  withheldUrl: string | undefined;
}

/** What the call will do; until the preview is loaded, and without a key, only where it goes. */
export const CallLine = ({ values, chosen, withheldUrl }: CallLineProps) => {
  const url = (
    <Text size="xs" c="dimmed" component="div" className={classes.url}>
      <ResolvedUrl typed={values.endpoint} api={addressOf(chosen)} hasKey={chosen !== undefined} />
    </Text>
  );
  if (chosen === undefined) return url;
  return (
    <Suspense fallback={url}>
      <CallPreview values={values} choice={chosen} withheldUrl={withheldUrl} />
    </Suspense>
  );
};
