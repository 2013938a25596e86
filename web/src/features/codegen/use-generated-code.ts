import type { GenerateCodeInput, GeneratedCode } from '@gatehouse/contract/codegen.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CodeInput } from '#src/features/codegen/code-input.ts';
import { createDraft } from '#src/lib/draft.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { useKeptResult } from '#src/lib/kept-result.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { type CallChoice, versionOf } from '#src/shared/keys/call-choices.ts';
import { toast, toastError } from '#src/ui/feedback/toast.ts';

/** A pause in typing, in ms, after which the code follows. */
const PAUSE_MS = 300;

const FAILED = 'An error occurred while generating code';

/** Only in memory: it may contain the values of headers, which are never stored. */
const generated = createDraft<GeneratedCode>({
  name: 'generated code',
  parse: () => undefined,
  storable: () => null,
});

const useCodeQuery = () => {
  const { client } = trpc.useUtils();
  return (asked: string) => ({
    queryKey: ['generated code', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.codegen.generate.mutate(JSON.parse(asked)[0] as GenerateCodeInput, {
        signal,
        context: UNBATCHED,
      }),
    // The input may contain headers that are kept nowhere else.
    gcTime: 0,
  });
};

/** Generates on request, and says in a toast how that went; what failed, the panel says too. */
const useGenerate = ({ input, problem }: CodeInput, wanted: string, keep: (code: GeneratedCode) => void) => {
  const client = useQueryClient();
  const queryOf = useCodeQuery();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ wanted: string; why: string }>();
  const fail = (why: string): void => {
    setFailed({ wanted, why });
    toastError(why);
  };
  const generate = async (): Promise<void> => {
    if (input === undefined) {
      fail(problem);
      return;
    }
    setBusy(true);
    try {
      keep(await client.fetchQuery({ ...queryOf(wanted), staleTime: 0 }));
      toast({ title: 'Code Generated' });
    } catch (error) {
      fail(errorMessage(error, FAILED));
    } finally {
      setBusy(false);
    }
  };
  /** Why there is no code of this form; until the form is changed. */
  const failure = failed?.wanted === wanted ? (problem ?? failed.why) : undefined;
  return { generate, isBusy, failure };
};

/** The code of the form: first on request, then whenever the form changes. */
export const useGeneratedCode = (asked: CodeInput, choice: CallChoice | undefined) => {
  const { kept, keep } = useKeptResult(generated);
  // Whether the key is in the code depends on its hosts too.
  const wanted = JSON.stringify([asked.input ?? null, ...(choice === undefined ? [] : versionOf(choice))]);
  const [settled] = useDebouncedValue(wanted, PAUSE_MS);
  const isSettled = settled === wanted;
  const isFollowing = kept !== undefined && asked.input !== undefined && isSettled;
  const { data, error, isFetching } = useQuery({ ...useCodeQuery()(settled), enabled: isFollowing });
  useEffect(() => {
    if (data !== undefined) keep(data);
  }, [data, keep]);
  const { generate, isBusy, failure } = useGenerate(asked, wanted, keep);
  /** Why the shown code is older than the form. */
  const outdated = asked.problem ?? (isFollowing && error !== null ? errorMessage(error) : undefined);
  return {
    code: kept,
    generate,
    isBusy,
    failure,
    isUpdating: kept !== undefined && outdated === undefined && (isFetching || !isSettled),
    outdated: kept === undefined ? undefined : outdated,
  };
};
