import { describeJsonProblem, findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { Input, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import classes from '#src/ui/code/json-editor.module.css';

/** As the editor's own lines, see json-editor-field.tsx. */
const LINE_HEIGHT = '1.25rem';
/** More than the editor shows before it scrolls. */
const MAX_WAITING_LINES = 40;

const Editor = lazy(() => import('#src/ui/code/json-editor-field.tsx'));

/** The text while the editor's code loads, as high as the editor will be: what stands below must not move. */
const Waiting = ({ text, minLines }: { text: string; minLines: number }) => (
  <div
    className={classes.waiting}
    data-waiting=""
    style={{ minHeight: `calc(${minLines} * ${LINE_HEIGHT} + 16px)` }}
    aria-busy="true"
  >
    {text.split('\n', MAX_WAITING_LINES).map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that identifies it
      <div key={at} className={classes.line}>
        {line}
      </div>
    ))}
  </div>
);

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

/** A JSON editor with line numbers, colors and a mark on the first invalid line. Its code loads when it is shown. */
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
        <Suspense fallback={<Waiting text={value} minLines={minLines} />}>
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
