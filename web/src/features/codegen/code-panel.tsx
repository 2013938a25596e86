import { Group, Stack } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { codeInput } from '#src/features/codegen/code-input.ts';
import { CodeSelects } from '#src/features/codegen/code-selects.tsx';
import { useGeneratedCode } from '#src/features/codegen/use-generated-code.ts';
import { useCodeChoice } from '#src/shared/code/code-choice.ts';
import { GeneratedCodeView } from '#src/shared/code/generated-code-view.tsx';
import type { CallChoice } from '#src/shared/keys/call-choices.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';

interface CodePanelProps {
  choice: CallChoice | undefined;
  /** What the request form contains. */
  values: RequestValues;
}

/** Before the first program. */
const NoCode = () => (
  <EmptyState
    icon={IconCode}
    title="No code yet"
    text="Choose a language, then generate a program that sends the request in the form. It reads the key from an environment variable, and follows the form from then on."
  />
);

/** The program for the request in the form, in the language of the user's choice. */
export const CodePanel = ({ choice, values }: CodePanelProps) => {
  const chosen = useCodeChoice();
  const input = codeInput(choice, values, chosen.language, chosen.framework);
  const { code, generate, isBusy, failure, isUpdating, outdated } = useGeneratedCode(input, choice);
  return (
    <Section title="Code">
      <Stack gap="md">
        <CodeSelects {...chosen} />
        <Group>
          <BusyButton size="md" icon={IconCode} isBusy={isBusy} onClick={generate}>
            {isBusy ? 'Generating…' : 'Generate Code'}
          </BusyButton>
        </Group>
        {code !== undefined ? (
          <GeneratedCodeView code={code} isUpdating={isUpdating} outdated={outdated} />
        ) : failure !== undefined ? (
          <ErrorState title="The code was not generated" message={failure} />
        ) : (
          <NoCode />
        )}
      </Stack>
    </Section>
  );
};
