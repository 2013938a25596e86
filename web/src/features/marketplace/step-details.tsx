import type { RunStep } from '@gatehouse/contract/compositions.ts';
import { Stack, Text } from '@mantine/core';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import { headerLines, shownText } from '#src/features/responses/offers/shown-text.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { CodeView } from '#src/ui/code/code-view.tsx';

/** Longer texts get a button for the rest. */
const SHOWN_LINES = 15;

interface PartProps {
  /** What it is: `Response`. */
  title: string;
  of: string;
  text: string;
  isCut?: boolean | undefined;
}

const Part = ({ title, of, text, isCut = false }: PartProps) => {
  const shown = shownText(text, isCut);
  return (
    <Stack gap={4}>
      <Text size="xs" fw={600}>
        {title}
      </Text>
      <CodeView
        code={shown.text}
        language={shown.language}
        label={`${title} of ${of}`}
        collapseAfter={SHOWN_LINES}
        copyButton={
          <CopyButton
            label={`Copy ${title.toLowerCase()} of ${of}`}
            hint="Copy"
            onCopy={() => copyWithToast(title, shown.text)}
          />
        }
      />
    </Stack>
  );
};

/** The request as text: its line, its headers and its body. */
const requestText = ({ method, request }: RunStep): string => {
  if (request === null) return '';
  return [`${method} ${request.url}`, ...headerLines(request.headers)].join('\n');
};

/** What a step sent and received, masked. */
export const StepDetails = ({ step }: { step: RunStep }) => {
  const { title, request, response, truncated, output } = step;
  return (
    <Stack gap="sm" pt="xs">
      {request !== null && <Part title="Request" of={title} text={requestText(step)} />}
      {request?.body !== undefined && <Part title="Request body" of={title} text={request.body} />}
      {response !== undefined && response !== '' && (
        <Part title="Response" of={title} text={response} isCut={truncated} />
      )}
      {truncated === true && (
        <Text size="xs" c="dimmed">
          The response is longer; only its beginning is shown.
        </Text>
      )}
      {output !== undefined && <Part title="Output" of={title} text={JSON.stringify(output)} />}
    </Stack>
  );
};
