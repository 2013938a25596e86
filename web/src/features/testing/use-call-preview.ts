import type { RunTestInput } from '@gatehouse/contract/testing.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { requestSchema } from '#src/features/testing/request-schema.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { addressOf, type KeyChoice } from '#src/shared/keys/key-choices.ts';
import { type RequestValues, toRunTestInput } from '#src/shared/request/request-values.ts';

/** A pause in typing, in ms, after which the server is asked. */
const PAUSE_MS = 250;

/** The call that the form describes; undefined while it is invalid. */
const inputOf = (values: RequestValues, choice: KeyChoice): RunTestInput | undefined => {
  const schema = requestSchema(values.method, addressOf(choice));
  const isValid = schema.safeParse({ ...values, apiKeyId: choice.key.id }).success;
  return isValid ? toRunTestInput(choice.key.id, values) : undefined;
};

/** What the call will do, by the server, which decides it for the call itself too. Undefined while that is not known. */
export const useCallPreview = (values: RequestValues, choice: KeyChoice) => {
  const { client } = trpc.useUtils();
  const input = inputOf(values, choice);
  const { pinnedHosts, baseUrl } = choice.key;
  // Whether the key goes depends on these as well.
  const wanted = JSON.stringify([input ?? null, pinnedHosts, baseUrl]);
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
