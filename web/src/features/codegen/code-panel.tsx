import type { GenerateCodeInput, GeneratedCode } from '@gatehouse/contract/codegen.ts';
import {
  CODEGEN_FRAMEWORK_LABELS,
  CODEGEN_LANGUAGE_LABELS,
  CODEGEN_LANGUAGES,
  frameworksOf,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { Group, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCode } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from '#src/features/codegen/code.module.css';
import { type CodeInput, codeInput } from '#src/features/codegen/code-input.ts';
import { useCodeChoice } from '#src/features/codegen/offers/code-choice.ts';
import { GeneratedCodeView } from '#src/features/codegen/offers/generated-code-view.tsx';
import { useChosenEnvironment } from '#src/features/environments/offers/chosen-environment.ts';
import { type ChosenCall, versionOf } from '#src/features/requests/offers/call-choices.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import { createDraft, useKeptResult } from '#src/lib/draft.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { toast, toastError } from '#src/ui/feedback/toast.ts';
import { LazySelect } from '#src/ui/form/lazy-select.tsx';
import { Section } from '#src/ui/layout/section.tsx';

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
  const generate = useOperation(trpc.codegen.generate, UNBATCHED);
  return (asked: string) => ({
    queryKey: ['generated code', asked],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      generate(JSON.parse(asked)[0] as GenerateCodeInput, { signal }),
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
const useGeneratedCode = (
  asked: CodeInput,
  choice: ChosenCall | undefined,
  environment: { updatedAt: string } | undefined,
) => {
  const { kept, keep } = useKeptResult(generated);
  // Whether the key is in the code depends on its hosts too.
  const wanted = JSON.stringify([
    asked.input ?? null,
    environment?.updatedAt ?? null,
    ...(choice === undefined ? [] : versionOf(choice)),
  ]);
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

const LANGUAGES = CODEGEN_LANGUAGES.map((value) => ({ value, label: CODEGEN_LANGUAGE_LABELS[value] }));

/** The language, and the framework if the language offers a choice. */
const CodeSelects = ({
  language,
  framework,
  setLanguage,
  setFramework,
}: ReturnType<typeof useCodeChoice>) => {
  const frameworks = frameworksOf(language).map((value) => ({
    value,
    label: CODEGEN_FRAMEWORK_LABELS[value],
  }));
  return (
    <div className={classes.selects}>
      <LazySelect
        label="Language"
        data={LANGUAGES}
        value={language}
        allowDeselect={false}
        onChange={(chosen) => chosen !== null && setLanguage(chosen)}
      />
      {frameworks.length > 0 && (
        <LazySelect
          label="Framework"
          data={frameworks}
          placeholder="Default"
          value={framework}
          clearable
          onChange={setFramework}
        />
      )}
    </div>
  );
};

interface CodePanelProps {
  choice: ChosenCall | undefined;
  /** What the request form contains. */
  values: RequestValues;
}

/** Before the first program. */
const NoCode = () => (
  <EmptyState
    icon={IconCode}
    title="No code yet"
    text="Choose a language, then generate a program that sends the request in the form. It reads the key from an environment variable, and follows the form from then on."
  />
);

/** The program for the request in the form, in the language of the user's choice. */
export const CodePanel = ({ choice, values }: CodePanelProps) => {
  const chosen = useCodeChoice();
  const { environment } = useChosenEnvironment();
  const input = codeInput(choice, values, chosen.language, chosen.framework, environment);
  const { code, generate, isBusy, failure, isUpdating, outdated } = useGeneratedCode(
    input,
    choice,
    environment,
  );
  return (
    <Section title="Code">
      <Stack gap="md">
        <CodeSelects {...chosen} />
        <Group>
          <BusyButton size="md" icon={IconCode} isBusy={isBusy} onClick={generate}>
            {isBusy ? 'Generating…' : 'Generate Code'}
          </BusyButton>
        </Group>
        {code !== undefined ? (
          <GeneratedCodeView code={code} isUpdating={isUpdating} outdated={outdated} />
        ) : failure !== undefined ? (
          <ErrorState title="The code was not generated" message={failure} />
        ) : (
          <NoCode />
        )}
      </Stack>
    </Section>
  );
};
