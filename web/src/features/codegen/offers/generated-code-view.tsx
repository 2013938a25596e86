import type { GeneratedCode } from '@gatehouse/contract/codegen.ts';
import {
  CODE_VIEWER_LINES,
  CODEGEN_LANGUAGE_LABELS,
  type CodegenLanguage,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { Box, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#src/features/codegen/code.module.css';
import { CodeView } from '#src/ui/code/code-view.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The name of each language's grammar in the viewer. */
const GRAMMARS: Readonly<Record<CodegenLanguage, string>> = {
  javascript: 'javascript',
  python: 'python',
  curl: 'bash',
  php: 'php',
  java: 'java',
  go: 'go',
  ruby: 'ruby',
  csharp: 'csharp',
};

interface GeneratedCodeViewProps {
  code: Pick<GeneratedCode, 'language' | 'code' | 'description' | 'requirements'>;
  /** Newer code is on its way. */
  isUpdating: boolean;
  /** Why the code is older than the form. */
  outdated?: string | undefined;
  /** Instead of the icon that copies the code. */
  copyButton?: ReactNode;
}

/** Code that was written for the user, with what it does and needs. */
export const GeneratedCodeView = ({ code, isUpdating, outdated, copyButton }: GeneratedCodeViewProps) => (
  <Stack gap="md" aria-busy={isUpdating}>
    {outdated !== undefined && (
      <Notice>The code does not follow the form until this is fixed: {outdated}</Notice>
    )}
    <Text size="sm" className={classes.description}>
      {code.description}
    </Text>
    <CodeView
      // In another language, the reader starts at the top again.
      key={code.language}
      code={code.code}
      language={GRAMMARS[code.language]}
      label={`${CODEGEN_LANGUAGE_LABELS[code.language]} code`}
      collapseAfter={CODE_VIEWER_LINES}
      copyButton={copyButton}
    />
    {code.requirements.length > 0 && (
      <Box>
        <Title order={3} size="h4" mb={6}>
          Requirements
        </Title>
        <ul className={`${classes.description} ${classes.requirements}`}>
          {code.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </Box>
    )}
  </Stack>
);
