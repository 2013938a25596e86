import type { GeneratedCode } from '@gatehouse/contract/codegen.ts';
import {
  CODE_VIEWER_LINES,
  CODEGEN_LANGUAGE_LABELS,
  type CodegenLanguage,
} from '@gatehouse/contract/codegen-options.ts';
import { Box, List, Stack, Text, Title } from '@mantine/core';
import { CodeView } from '#src/components/code-view.tsx';
import { Notice } from '#src/components/notice.tsx';
import classes from '#src/features/codegen/codegen.module.css';

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
  code: GeneratedCode;
  /** Newer code is on its way. */
  isUpdating: boolean;
  /** Why the code is older than the form. */
  outdated: string | undefined;
}

export const GeneratedCodeView = ({ code, isUpdating, outdated }: GeneratedCodeViewProps) => (
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
    />
    {code.requirements.length > 0 && (
      <Box>
        <Title order={3} size="h4" mb={6}>
          Requirements
        </Title>
        <List size="sm" className={classes.description}>
          {code.requirements.map((requirement) => (
            <List.Item key={requirement}>{requirement}</List.Item>
          ))}
        </List>
      </Box>
    )}
  </Stack>
);
