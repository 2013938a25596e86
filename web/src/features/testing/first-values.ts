import { exampleRequests } from '#src/features/testing/examples.ts';
import type { CallChoice } from '#src/shared/keys/call-choices.ts';
import { INITIAL_VALUES, type RequestValues } from '#src/shared/request/request-values.ts';

/** What the form contains at first: for the first call with a key, the first example of its provider. */
export const firstValues = (key: CallChoice | undefined): RequestValues => {
  const [example] = key === undefined ? [] : exampleRequests(key);
  if (example === undefined) return INITIAL_VALUES;
  const { method, endpoint, body } = example;
  return { ...INITIAL_VALUES, method, endpoint, body };
};
