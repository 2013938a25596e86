import type { ReviewImportInput } from '@gatehouse/contract/imports.ts';
import type { DescribedApi } from '@gatehouse/contract/own-apis.ts';
import { MAX_IMPORT_LENGTH } from '@gatehouse/contract/plain/import-options.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorMessage } from '#src/lib/error-message.ts';
import { useRun } from '#src/lib/run.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { DropArea } from '#src/ui/form/drop-area.tsx';

const TOO_LONG = 'The document is longer than 10 MiB';

const inputOf = (text: string): ReviewImportInput =>
  /^https?:\/\/\S+$/i.test(text.trim()) ? { url: text.trim() } : { text };

/** What was found, in words. */
const foundText = ({ operations, notes }: DescribedApi): string => {
  const count = operations.length;
  const suggested =
    count === 0
      ? 'It describes no operations.'
      : `${count === 1 ? '1 operation is' : `${count} operations are`} suggested on the test screen.`;
  return [suggested, ...notes.map((note) => `${note}.`)].join(' ');
};

/** Reads a document, and hands on what it describes. */
const useDocument = (onRead: (api: DescribedApi) => void) => {
  const readDocument = useOperation(trpc.imports.describeApi, UNBATCHED);
  const [problem, setProblem] = useState<string>();
  const { run, start, cancel } = useRun<ReviewImportInput, DescribedApi>({
    perform: (input, { signal }) => readDocument(input, { signal }),
  });
  const take = useEffectEvent(onRead);
  useEffect(() => {
    if (run.phase === 'done') take(run.result);
  }, [run]);
  const read = (input: ReviewImportInput, length: number): void => {
    setProblem(length > MAX_IMPORT_LENGTH ? TOO_LONG : undefined);
    if (length <= MAX_IMPORT_LENGTH) void start(input);
  };
  const readFile = async (file: File): Promise<void> => {
    const content = file.size > MAX_IMPORT_LENGTH ? '' : await file.text();
    read({ text: content, fileName: file.name.slice(-255) }, file.size);
  };
  const failure = problem ?? (run.phase === 'failed' ? errorMessage(run.error) : undefined);
  return { run, cancel, read, readFile, failure };
};

/** Fills the form from an OpenAPI document: a file, its text, or a URL that the server fetches. */
export const FromDocument = ({ onRead }: { onRead: (api: DescribedApi) => void }) => {
  const [text, setText] = useState('');
  const { run, cancel, read, readFile, failure } = useDocument(onRead);
  return (
    <Stack gap="xs" pt="xs">
      <DropArea
        label="OpenAPI document"
        hint="OpenAPI 3 or Swagger 2, as JSON or YAML, up to 10 MiB"
        onFile={(file) => void readFile(file)}
      />
      <Textarea
        label="Or its URL, or its text"
        placeholder="https://api.example.com/openapi.json"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={failure}
        autosize
        minRows={1}
        maxRows={6}
        spellCheck={false}
      />
      {run.phase === 'running' ? (
        <RunningLine startedAt={run.startedAt} onCancel={cancel}>
          Reading the document
        </RunningLine>
      ) : (
        <BusyButton
          variant="default"
          size="xs"
          isBusy={false}
          isBlocked={text.trim() === ''}
          onClick={() => read(inputOf(text), text.length)}
        >
          Read document
        </BusyButton>
      )}
      <Text size="sm" role="status">
        {run.phase === 'done' && foundText(run.result)}
      </Text>
    </Stack>
  );
};
