import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import { useRef, useState } from 'react';
import { withOperation } from '#src/shared/operations/filled-request.ts';
import type { CallChoice } from '#src/shared/request/call-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/** Fills a request with an operation that was chosen, and takes it back while its endpoint is unchanged. */
export const useFilledRequest = (
  values: RequestValues,
  setValues: (values: RequestValues) => void,
  chosen: CallChoice | undefined,
) => {
  const filledBody = useRef<string>(undefined);
  const [last, setLast] = useState<{ before: RequestValues; endpoint: string }>();
  const choose = (operation: ProviderOperation): void => {
    const target = {
      keyBaseUrl: chosen?.key?.baseUrl ?? null,
      defaultHeaders: chosen?.provider.defaultHeaders ?? {},
    };
    const next = withOperation(values, operation, target, filledBody.current);
    if (next.body !== values.body) filledBody.current = next.body;
    setLast({ before: values, endpoint: next.endpoint });
    setValues(next);
  };
  const undo = (): void => {
    if (last !== undefined) setValues(last.before);
    setLast(undefined);
  };
  return { choose, undo: last?.endpoint === values.endpoint ? undo : undefined };
};
