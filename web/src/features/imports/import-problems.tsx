import type { ImportProblem } from '@gatehouse/contract/imports.ts';
import { Code, List, Text } from '@mantine/core';
import { useMemo } from 'react';

const MAX_LINE = 160;

interface ImportProblemsProps {
  problems: readonly ImportProblem[];
  /** The document, if the browser has it: the lines that could not be read are shown. */
  text: string | undefined;
}

/** What could not be read of a document, by line. */
export const ImportProblems = ({ problems, text }: ImportProblemsProps) => {
  const lines = useMemo(() => text?.split(/\r\n|\r|\n/), [text]);
  return (
    <List size="sm" spacing={6} listStyleType="none" styles={{ itemWrapper: { display: 'block' } }}>
      {problems.map(({ line, message }, at) => {
        const written = line === null ? undefined : lines?.[line - 1]?.trim().slice(0, MAX_LINE);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <List.Item key={at}>
            <Text size="sm" component="span">
              {line === null ? message : `Line ${line}: ${message}`}
            </Text>
            {written !== undefined && written !== '' && (
              <Code block mt={4} style={{ overflowX: 'auto' }} tabIndex={0}>
                {written}
              </Code>
            )}
          </List.Item>
        );
      })}
    </List>
  );
};
