import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import { findJsonProblem } from '@gatehouse/contract/plain/json-problem.ts';
import { tags } from '@lezer/highlight';
import CodeMirror, { EditorView, keymap, Prec } from '@uiw/react-codemirror';
import { useCallback, useMemo, useRef } from 'react';
import { cspNonce } from '#src/lib/csp-nonce.ts';
import { type FieldNote, useNotesOf } from '#src/ui/form/field-notes.ts';

/** Height of a line in rem: 1.6 times the font size. */
const LINE_REM = 1.25;

const look = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--mantine-color-text)', fontSize: '0.78125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: `${LINE_REM}rem` },
  '.cm-content': { caretColor: 'var(--mantine-color-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    borderRight: '1px solid var(--gh-hairline-faint)',
    color: 'var(--mantine-color-dimmed)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--mantine-color-text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--mantine-color-accent-5) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--mantine-color-accent-5) 22%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--gh-raised)',
    border: '1px solid var(--gh-hairline)',
    borderRadius: 'var(--mantine-radius-sm)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-placeholder': { color: 'var(--mantine-color-placeholder)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--gh-red-mark)' },
});

const colors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--gh-code-key)' },
    { tag: tags.string, color: 'var(--gh-code-string)' },
    { tag: tags.number, color: 'var(--gh-code-number)' },
    { tag: [tags.bool, tags.null], color: 'var(--gh-code-keyword)' },
    { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--mantine-color-dimmed)' },
  ]),
);

/** Marks the character where the text stops being JSON, or the last character if the text ends too early. */
const problems = linter(({ state }): Diagnostic[] => {
  const text = state.doc.toString();
  const problem = text.trim() === '' ? undefined : findJsonProblem(text);
  if (problem === undefined) return [];
  const from = Math.min(problem.offset, Math.max(0, text.length - 1));
  return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: problem.message }];
});

/** Marks what the form around it notes about the text. */
const noted = (notesOf: (text: string) => readonly FieldNote[]) =>
  linter(({ state }): Diagnostic[] =>
    notesOf(state.doc.toString()).map(({ start, end, text }) => ({
      from: start,
      to: end,
      severity: 'warning',
      message: text,
    })),
  );

/** In an empty object or list, what is typed first belongs between the brackets. */
const startInside = (view: EditorView): void => {
  const at = view.state.doc.toString().search(/(?<=^\s*[[{])\s*[\]}]\s*$/);
  if (at !== -1) view.dispatch({ selection: { anchor: at } });
};

const SETUP = { foldGutter: false, autocompletion: false, searchKeymap: false, highlightActiveLine: false };

interface JsonEditorFieldProps {
  labelId: string;
  noteId: string;
  value: string;
  placeholder: string | undefined;
  onChange: (value: string) => void;
  onModEnter?: () => void;
  minLines: number;
  readOnly: boolean;
  invalid: boolean;
}

interface Handlers {
  onChange: (value: string) => void;
  onModEnter?: (() => void) | undefined;
}

/** Ctrl+Enter or ⌘+Enter, before the editor takes it for itself. */
const modEnter = (latest: { current: Handlers }) =>
  Prec.highest(
    keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          latest.current.onModEnter?.();
          return latest.current.onModEnter !== undefined;
        },
      },
    ]),
  );

/** Loaded only by json-editor.tsx; a default export because `lazy` needs one. */
const JsonEditorField = (props: JsonEditorFieldProps) => {
  const { labelId, noteId, value, placeholder, onChange, onModEnter, minLines, readOnly, invalid } = props;
  const notesOf = useNotesOf();
  const latest = useRef<Handlers>({ onChange, onModEnter });
  latest.current = { onChange, onModEnter };
  // The editor would be configured again for each new function.
  const change = useCallback((text: string) => latest.current.onChange(text), []);

  const extensions = useMemo(
    () => [
      json(),
      look,
      colors,
      problems,
      noted(notesOf),
      EditorView.lineWrapping,
      EditorView.cspNonce.of(cspNonce),
      EditorView.contentAttributes.of({
        'aria-labelledby': labelId,
        'aria-describedby': noteId,
        'aria-invalid': String(invalid),
        // It can be focused anyway; this says so to what only looks at attributes.
        tabindex: '0',
      }),
      modEnter(latest),
    ],
    [labelId, noteId, invalid, notesOf],
  );

  return (
    <CodeMirror
      value={value}
      placeholder={placeholder}
      onChange={change}
      onCreateEditor={startInside}
      extensions={extensions}
      theme="none"
      basicSetup={SETUP}
      readOnly={readOnly}
      minHeight={`calc(${minLines * LINE_REM}rem + 16px)`}
      maxHeight="min(480px, 50dvh)"
    />
  );
};

export default JsonEditorField;
