import type { ImportEntry, ImportReview as Review, ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { FORMAT_NAMES } from '@gatehouse/contract/plain/import-options.ts';
import { mayHaveVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { Box, Button, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { EntryList } from '#src/features/imports/entry-list.tsx';
import { EnvironmentList } from '#src/features/imports/environment-list.tsx';
import {
  choiceProblem,
  type EnvironmentRow,
  type ImportChoice,
  initialChoice,
  type SecretRow,
  toImportInput,
  unknownHosts,
} from '#src/features/imports/import-choice.ts';
import { ImportProblems } from '#src/features/imports/import-problems.tsx';
import { SecretList } from '#src/features/imports/secret-list.tsx';
import { useProviders } from '#src/features/providers/offers/provider-queries.ts';
import { ProviderSelect } from '#src/features/providers/offers/provider-select.tsx';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** More hosts than anyone would go through one by one. */
const MAX_SHOWN = 20;

const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Box component="section">
    <Title order={3} size="h4">
      {title}
    </Title>
    {text !== undefined && (
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    )}
    <Box mt="xs">{children}</Box>
  </Box>
);

interface UnknownHostsProps {
  entries: Review['entries'];
  chosen: ReadonlyMap<string, string>;
  providers: readonly Provider[];
  fallback: string | null;
  onChange: (chosen: ReadonlyMap<string, string>) => void;
}

/** The provider of each host that no provider in the list has. A key is never sent to such a host by itself. */
const UnknownHosts = ({ entries, chosen, providers, fallback, onChange }: UnknownHostsProps) => {
  const hosts = useMemo(() => unknownHosts(entries), [entries]);
  if (hosts.length === 0) return null;
  return (
    <Part
      title="Hosts without a provider"
      text="Choose whose endpoints these are. A key is used for these hosts only if its own base URL or a pinned host matches, or if you choose it."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {hosts.slice(0, MAX_SHOWN).map(([host, count]) => (
          <ProviderSelect
            key={host}
            label={host}
            description={formatCount(count, 'request')}
            providers={providers}
            value={chosen.get(host) ?? fallback}
            allowDeselect={false}
            onChange={(value) => value !== null && onChange(new Map(chosen).set(host, value))}
          />
        ))}
      </SimpleGrid>
    </Part>
  );
};

/** `1 endpoint, 2 keys and 1 environment`. */
/** Stores what was chosen in a review; the dialog shows why it could not. */
const useRunImport = (onDone: () => void) => {
  const utils = trpc.useUtils();
  return trpc.imports.run.useMutation({
    trpc: { context: UNBATCHED },
    onSuccess: async ({ endpoints, keys, environments }) => {
      onDone();
      const parts = [
        ...(endpoints > 0 ? [formatCount(endpoints, 'endpoint')] : []),
        ...(keys > 0 ? [formatCount(keys, 'API key')] : []),
        ...(environments > 0 ? [formatCount(environments, 'environment')] : []),
      ];
      toastSuccess(`${andList(parts)} imported`);
      await Promise.all([
        utils.endpoints.list.invalidate(),
        keys > 0 && utils.keys.list.invalidate(),
        environments > 0 && utils.environments.list.invalidate(),
      ]);
    },
  });
};

const BaseUrl = ({ initial, onApply }: { initial: string; onApply: (baseUrl: string) => void }) => {
  const [baseUrl, setBaseUrl] = useState(initial);
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label="Base URL"
        placeholder="https://api.example.com/v1"
        value={baseUrl}
        flex={1}
        onChange={(event) => setBaseUrl(event.currentTarget.value)}
      />
      <Button variant="default" disabled={baseUrl.trim() === ''} onClick={() => onApply(baseUrl.trim())}>
        Apply
      </Button>
    </Group>
  );
};

/** `Import 27 endpoints, 2 keys and 1 environment`. */
const submitLabel = (endpoints: number, keys: number, environments: number): string => {
  const parts = [
    ...(endpoints > 0 || keys + environments === 0
      ? [endpoints === 0 ? 'endpoints' : formatCount(endpoints, 'endpoint')]
      : []),
    ...(keys > 0 ? [formatCount(keys, 'key')] : []),
    ...(environments > 0 ? [formatCount(environments, 'environment')] : []),
  ];
  return `Import ${andList(parts)}`;
};

const summary = ({ format, title, entries }: Review): string => {
  const name = format === null ? 'Unknown format' : FORMAT_NAMES[format];
  return [name, ...(title === null ? [] : [title]), formatCount(entries.length, 'request')].join(' · ');
};

interface ImportReviewProps {
  review: Review;
  /** What was reviewed: it is sent again to import from it. */
  call: ReviewImportInput;
  onReview: (input: ReviewImportInput) => void;
  onBack: () => void;
  onDone: () => void;
  guard: DiscardGuard;
}

const useChoice = (review: Review) => {
  const [choice, setChoice] = useState<ImportChoice>(() => initialChoice(review));
  const changeSecret = (index: number, changes: Partial<SecretRow>): void =>
    setChoice((current) => ({
      ...current,
      secrets: current.secrets.map((row) => (row.secret.index === index ? { ...row, ...changes } : row)),
    }));
  const changeEnvironment = (index: number, changes: Partial<EnvironmentRow>): void =>
    setChoice((current) => ({
      ...current,
      environments: current.environments.map((row) =>
        row.environment.index === index ? { ...row, ...changes } : row,
      ),
    }));
  return {
    choice,
    changeEnvironment,
    change: (changes: Partial<ImportChoice>) => setChoice({ ...choice, ...changes }),
    changeSecret,
  };
};

type Chosen = ReturnType<typeof useChoice>;

interface ContentProps extends Pick<ImportReviewProps, 'review' | 'call' | 'onReview'>, Chosen {
  providers: readonly Provider[];
  /** The provider of what belongs to no other; undefined until it is loaded. */
  custom: number | undefined;
}

/** The variables and the keys of the document. */
const Values = ({
  choice,
  changeEnvironment,
  changeSecret,
  providers,
}: Pick<ContentProps, 'choice' | 'changeEnvironment' | 'changeSecret' | 'providers'>) => (
  <>
    {choice.environments.length > 0 && (
      <Part
        title="Environments"
        text="The variables of the document. Requests keep theirs, and take the values of the environment that is chosen for a call."
      >
        <EnvironmentList rows={choice.environments} onChange={changeEnvironment} />
      </Part>
    )}
    {choice.secrets.length > 0 && (
      <Part
        title="Secrets"
        text="They are not a part of any endpoint. Check those to store, encrypted, as API keys."
      >
        <SecretList rows={choice.secrets} providers={providers} onChange={changeSecret} />
      </Part>
    )}
  </>
);

/** Environments are documents of their own in Postman: whoever begins with the collection would type over its variable. */
const whatIsMissing = (withoutHost: readonly ImportEntry[]): string => {
  const missing = `${formatCount(withoutHost.length, 'request')} cannot be imported without a base URL.`;
  return withoutHost.some(({ reason }) => mayHaveVariable(reason ?? ''))
    ? `${missing} If an environment has it as a variable, import that environment first: the requests keep the variable.`
    : missing;
};

/** The step before may have been scrolled. */
const startAtTop = (part: HTMLElement | null): void =>
  part?.closest('[role="dialog"]')?.scrollTo({ top: 0, behavior: 'instant' });

/** What is in the document, part by part. */
const Content = (props: ContentProps) => {
  const { review, call, onReview, choice, change, changeSecret, changeEnvironment, providers, custom } =
    props;
  const withoutHost = review.entries.filter((entry) => entry.needsBaseUrl);
  return (
    <Stack gap="lg" ref={startAtTop}>
      {(withoutHost.length > 0 || call.baseUrl !== undefined) && (
        <Part title="Requests without a host" text={whatIsMissing(withoutHost)}>
          <BaseUrl initial={call.baseUrl ?? ''} onApply={(baseUrl) => onReview({ ...call, baseUrl })} />
        </Part>
      )}
      {review.entries.length > 0 && (
        <Part title="Requests" text="Type over a name to change it.">
          <EntryList
            entries={review.entries}
            chosen={choice.entries}
            names={choice.names}
            onChange={(entries) => change({ entries })}
            onRename={(index, name) => change({ names: new Map(choice.names).set(index, name) })}
          />
        </Part>
      )}
      <UnknownHosts
        entries={review.entries}
        chosen={choice.hosts}
        providers={providers}
        fallback={custom === undefined ? null : String(custom)}
        onChange={(hosts) => change({ hosts })}
      />
      <Values {...{ choice, changeEnvironment, changeSecret, providers }} />
      {review.problems.length > 0 && (
        <Part title="Not read">
          <ImportProblems problems={review.problems} text={call.text} />
        </Part>
      )}
    </Stack>
  );
};

/** The second step: what is in the document, and what of it to store. */
export const ImportReview = ({ review, call, onReview, onBack, onDone, guard }: ImportReviewProps) => {
  const chosen = useChoice(review);
  const { choice } = chosen;
  const { data: providers = [] } = useProviders();
  const store = useRunImport(onDone);
  const [isTried, setTried] = useState(false);
  const custom = providers.find(({ slug }) => slug === 'custom')?.id;
  const keys = choice.secrets.filter(({ isChosen }) => isChosen).length;
  const environments = choice.environments.filter(({ isChosen }) => isChosen).length;
  const isNothing = choice.entries.size + keys + environments === 0;
  const problem = isNothing ? 'Nothing is selected to import' : choiceProblem(choice);
  return (
    <DialogForm
      description={summary(review)}
      submitLabel={submitLabel(choice.entries.size, keys, environments)}
      cancelLabel="Choose another document"
      isBusy={store.isPending}
      isBlocked={isNothing}
      isDirty={!isNothing}
      guard={guard}
      failure={(isTried && problem) || (store.error === null ? undefined : errorMessage(store.error))}
      onCancel={onBack}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (problem === undefined && custom !== undefined)
          store.mutate({ ...call, ...toImportInput(review, choice, custom) });
      }}
    >
      <Content {...{ review, call, onReview, providers, custom }} {...chosen} />
    </DialogForm>
  );
};
