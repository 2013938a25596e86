import type { RunTestInput } from '@gatehouse/contract/testing.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { requestSchema } from '#src/features/testing/request-schema.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { type CallChoice, idOf, versionOf } from '#src/shared/keys/call-choices.ts';
import { addressOf } from '#src/shared/keys/key-choices.ts';
import { type RequestValues, toRunTestInput } from '#src/shared/request/request-values.ts';

/** A pause in typing, in ms, after which the server is asked. */
const PAUSE_MS = 250;

/** The call that the form describes; undefined while it is invalid. */
const inputOf = (values: RequestValues, choice: CallChoice): RunTestInput | undefined => {
  const schema = requestSchema(values.method, addressOf(choice));
  const { keyId: apiKeyId, connectionId } = idOf(choice);
  const isValid = schema.safeParse({ ...values, apiKeyId, connectionId }).success;
  return isValid ? toRunTestInput(idOf(choice), values) : undefined;
};

/** What the call will do, by the server, which decides it for the call itself too. Undefined while that is not known. */
export const useCallPreview = (values: RequestValues, choice: CallChoice) => {
  const { client } = trpc.useUtils();
  const input = inputOf(values, choice);
  // Whether the key goes depends on these as well; whether a connection works, on its last change.
  const wanted = JSON.stringify([input ?? null, ...versionOf(choice)]);
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  const isCurrent = input !== undefined && asked === wanted;
  const { data, error } = useQuery({
    queryKey: ['call preview', asked],
    queryFn: ({ signal }) =>
      client.testing.preview.mutate(JSON.parse(asked)[0] as RunTestInput, { signal, context: UNBATCHED }),
    enabled: isCurrent,
    retry: false,
    // The input may contain headers that are kept nowhere else.
    gcTime: 0,
  });
  return isCurrent ? { preview: data, error } : { preview: undefined, error: null };
};
