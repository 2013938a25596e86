import type { CodeSnippet } from '@gatehouse/contract/marketplace.ts';
import { List, Text } from '@mantine/core';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import classes from '#src/features/marketplace/marketplace.module.css';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';

/** Lines of code and payloads that a card shows before it is unfolded. */
export const FOLDED_LINES = 4;

/** The packages and environment variables that a snippet needs. */
export const Requirements = ({ requirements }: Pick<CodeSnippet, 'requirements'>) =>
  requirements.length > 0 && (
    <div>
      <Text size="sm" fw={600} mb={4}>
        Requirements
      </Text>
      <List size="sm" className={classes.requirements}>
        {requirements.map((requirement) => (
          <List.Item key={requirement}>{requirement}</List.Item>
        ))}
      </List>
    </div>
  );

/** The code with a button that copies it. */
export const SnippetCode = ({ snippet, collapseAfter }: { snippet: CodeSnippet; collapseAfter?: number }) => (
  <CodeView
    code={snippet.code}
    language={snippet.language}
    label={`${snippet.framework} code`}
    collapseAfter={collapseAfter}
    copyButton={
      <CopyButton label="Copy Code" look="button" onCopy={() => copyWithToast('Code', snippet.code)} />
    }
  />
);
