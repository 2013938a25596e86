import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/json-problem.ts';
import { Input, Skeleton, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import classes from '#src/components/json-editor.module.css';

const Editor = lazy(() => import('#src/components/json-editor-field.tsx'));

interface JsonEditorProps {
  label: string;
  description?: ReactNode;
  /** Shown while the field is empty. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** From the form; replaces the note about the first invalid line. */
  error?: ReactNode;
  /** Called on Ctrl+Enter or ⌘+Enter, which would otherwise add a line. */
  onModEnter?: () => void;
  /** Height of the empty field, in lines. */
  minLines?: number;
  readOnly?: boolean;
}

/** A JSON editor with line numbers, colours and a mark on the first invalid line. Its code loads when it is shown. */
export const JsonEditor = ({
  label,
  description,
  placeholder,
  value,
  onChange,
  error,
  onModEnter,
  minLines = 6,
  readOnly = false,
}: JsonEditorProps) => {
  const id = useId();
  const problem = value.trim() === '' ? undefined : findJsonProblem(value);
  const shownError = error ?? (problem === undefined ? undefined : describeJsonProblem(problem));
  const hasError = shownError !== undefined && shownError !== null && shownError !== false;
  return (
    <div>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description>{description}</Input.Description>}
      <div className={classes.frame} data-error={hasError || undefined}>
        <Suspense fallback={<Skeleton height={minLines * 20 + 16} radius="md" />}>
          <Editor
            labelId={`${id}-label`}
            noteId={`${id}-note`}
            value={value}
            placeholder={placeholder}
            onChange={onChange}
            onModEnter={onModEnter}
            minLines={minLines}
            readOnly={readOnly}
            invalid={hasError}
          />
        </Suspense>
      </div>
      <div id={`${id}-note`} className={classes.note}>
        {hasError ? (
          <Input.Error>{shownError}</Input.Error>
        ) : (
          <Text size="xs" c="dimmed">
            Tab indents. Press Escape, then Tab, to leave the editor.
          </Text>
        )}
      </div>
    </div>
  );
};
