import type { ImportReview, ReviewImportInput } from '@gatehouse/contract/imports.ts';
import { MAX_IMPORT_LENGTH } from '@gatehouse/contract/plain/import-options.ts';
import { Box, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '#src/lib/error-message.ts';
import type { Run } from '#src/lib/run.ts';
import { showWhole } from '#src/lib/show-whole.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { DropArea } from '#src/ui/form/drop-area.tsx';

/** What was typed, pasted or chosen. It stays while the dialog is open. */
interface ImportSourceValues {
  text: string;
  url: string;
  fileName: string | undefined;
}

export const NO_SOURCE: ImportSourceValues = { text: '', url: '', fileName: undefined };

interface ImportSourceProps {
  values: ImportSourceValues;
  onChange: (values: ImportSourceValues) => void;
  run: Run<ReviewImportInput, ImportReview>;
  onReview: (input: ReviewImportInput) => void;
  onCancelRun: () => void;
  guard: DiscardGuard;
}

const TOO_LONG = 'The document is longer than 10 MiB';

/** A browser with a text of megabytes in a field becomes slow: a long one is named, not shown. */
const MAX_SHOWN = 200_000;

const TextField = ({ values, onChange }: Pick<ImportSourceProps, 'values' | 'onChange'>) => {
  const { text, fileName } = values;
  const isLong = text.length > MAX_SHOWN;
  return (
    <Textarea
      label={fileName === undefined ? 'Or paste a document' : `Document (${fileName})`}
      value={isLong ? `${text.slice(0, 2000)}\n…` : text}
      readOnly={isLong}
      description={isLong ? 'Only its beginning is shown here; all of it is reviewed.' : undefined}
      minRows={5}
      maxRows={12}
      autosize
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      onChange={(event) => onChange({ ...values, text: event.currentTarget.value, fileName: undefined })}
    />
  );
};

type ReviewProps = Pick<ImportSourceProps, 'onChange' | 'onReview'>;

/** Asks for a review of what was given, or says why it cannot. */
const useReview = ({ onChange, onReview }: ReviewProps) => {
  const [problem, setProblem] = useState<string>();
  const review = (next: ImportSourceValues): void => {
    const hasText = next.text.trim() !== '';
    const address = next.url.trim();
    if (hasText === (address !== '')) {
      setProblem(hasText ? 'Enter a text or a URL, not both' : 'Choose a file, paste a text, or enter a URL');
      return;
    }
    setProblem(next.text.length > MAX_IMPORT_LENGTH ? TOO_LONG : undefined);
    if (next.text.length > MAX_IMPORT_LENGTH) return;
    onReview(hasText ? { text: next.text, fileName: next.fileName } : { url: address });
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > MAX_IMPORT_LENGTH) {
      setProblem(TOO_LONG);
      return;
    }
    const next = { text: await file.text(), url: '', fileName: file.name.slice(-255) };
    onChange(next);
    review(next);
  };
  return { problem, review, readFile };
};

/** The first step: a file, a pasted text, or a URL. */
export const ImportSource = (props: ImportSourceProps) => {
  const { values, onChange, run, onCancelRun, guard } = props;
  const { problem, review, readFile } = useReview(props);
  const { text, url } = values;
  const isRunning = run.phase === 'running';
  const failure = problem ?? (run.phase === 'failed' ? errorMessage(run.error) : undefined);
  return (
    <DialogForm
      description="Nothing is stored until you have seen what is in the document."
      submitLabel="Review"
      isBusy={isRunning}
      isDirty={text !== '' || url !== ''}
      guard={guard}
      failure={isRunning ? undefined : failure}
      onCancel={isRunning ? undefined : guard.discard}
      onSubmit={(event) => {
        event.preventDefault();
        review(values);
      }}
    >
      <Stack gap="md">
        <DropArea
          label="Document file"
          hint="OpenAPI 3, Swagger 2, Postman, Insomnia, Bruno, Hoppscotch, HAR, .http, .env or cURL commands, up to 10 MiB"
          onFile={(file) => void readFile(file)}
        />
        <TextField values={values} onChange={onChange} />
        <TextInput
          label="Or fetch a description from a URL"
          placeholder="https://api.example.com/openapi.json"
          value={url}
          inputMode="url"
          onChange={(event) => onChange({ ...values, url: event.currentTarget.value })}
        />
        {isRunning && (
          <Box ref={showWhole}>
            <RunningLine startedAt={run.startedAt} onCancel={onCancelRun}>
              Reading the document
            </RunningLine>
          </Box>
        )}
      </Stack>
    </DialogForm>
  );
};
