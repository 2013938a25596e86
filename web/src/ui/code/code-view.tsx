import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { copyCode } from '#src/ui/button/clipboard.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import classes from '#src/ui/code/code-view.module.css';

const Highlighted = lazy(() => import('#src/ui/code/highlighted-code.tsx'));

interface CodeViewProps {
  code: string;
  /** `json`, `javascript`, `typescript`, `tsx`, `python`, `bash`, `php`, `java`, `go`, `ruby`, `csharp`; others are not highlighted. */
  language: string;
  /** What the code is, for screen readers: `Response body`. */
  label: string;
  /** Shows this many lines and a button for the rest. By default, all lines are shown. */
  collapseAfter?: number;
  /** Instead of the icon that copies the code. */
  copyButton?: ReactNode;
}

/** What nobody reads line by line; in program code, a line break would look like one of its own. */
const WRAPPED = ['headers', 'json', 'text'];

const cut = (code: string, lines: number): string => code.split('\n', lines).join('\n');

/** Highlighted code with a copy button. The highlighter is loaded when code is first shown. */
export const CodeView = ({ code, language, label, collapseAfter, copyButton }: CodeViewProps) => {
  const [expanded, setExpanded] = useState(false);
  const lineCount = code.split('\n').length;
  const isLong = collapseAfter !== undefined && lineCount > collapseAfter;
  const shown = isLong && !expanded ? cut(code, collapseAfter) : code;

  return (
    <section
      className={classes.frame}
      data-wraps={WRAPPED.includes(language) || undefined}
      aria-label={label}
    >
      <Group justify="space-between" className={classes.head}>
        <Text size="xs" c="dimmed">
          {language}
        </Text>
        {copyButton ?? <CopyButton label={`Copy ${label}`} hint="Copy" onCopy={() => copyCode(code)} />}
      </Group>
      <Suspense
        fallback={
          <Box component="pre" className={classes.plain}>
            {shown}
          </Box>
        }
      >
        <Highlighted code={shown} language={language} label={label} />
      </Suspense>
      {isLong && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={expanded}
          onClick={() => setExpanded((was) => !was)}
        >
          {expanded ? 'Show less' : 'Show more'}
        </UnstyledButton>
      )}
    </section>
  );
};
