import {
  CODEGEN_LANGUAGE_LABELS,
  CODEGEN_LANGUAGES,
  type CodegenLanguage,
} from '@gatehouse/contract/plain/codegen-options.ts';
import { webhookTitle } from '@gatehouse/contract/plain/webhook-title.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCodeChoice } from '#src/features/codegen/offers/code-choice.ts';
import { GeneratedCodeView } from '#src/features/codegen/offers/generated-code-view.tsx';
import { copyWithToast } from '#src/features/marketplace/copy-with-toast.ts';
import { SubjectDialog, type SubjectDialogProps } from '#src/features/marketplace/subject-dialog.tsx';
import { trpc } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { CopyButton } from '#src/ui/button/copy-button.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';

const LANGUAGES = CODEGEN_LANGUAGES.map((value) => ({ value, label: CODEGEN_LANGUAGE_LABELS[value] }));

const useVerificationCode = (id: string, language: CodegenLanguage) => {
  const write = useOperation(trpc.webhooks.verificationCode);
  return useQuery({
    queryKey: ['verification code', id, language],
    queryFn: ({ signal }) => write({ id, language }, { signal }),
    placeholderData: keepPreviousData,
  });
};

const Verification = ({ template }: { template: WebhookTemplate }) => {
  const { language, setLanguage } = useCodeChoice();
  const code = useVerificationCode(template.id, language);
  const { scheme, headers } = template.signature;
  return (
    <Stack gap="md">
      <Text size="sm">
        {template.provider} signs with {scheme}, in {andList(headers)}. Reject what does not verify: anyone
        can send to your endpoint.
      </Text>
      <NativeSelect
        data-autofocus
        label="Language"
        data={LANGUAGES}
        value={language}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as CodegenLanguage)}
      />
      <LoadState
        state={code}
        errorTitle="The code could not be loaded"
        showsErrorWithData
        loading={<LoadingText what="the code" count={8} />}
      >
        {(loaded) => (
          <GeneratedCodeView
            code={loaded}
            isUpdating={code.isPlaceholderData}
            copyButton={
              <CopyButton label="Copy Code" look="button" onCopy={() => copyWithToast('Code', loaded.code)} />
            }
          />
        )}
      </LoadState>
    </Stack>
  );
};

/** Code that verifies the signature of a webhook, in the language of the user's choice. */
export const VerifyDialog = (dialog: SubjectDialogProps<WebhookTemplate>) => (
  <SubjectDialog {...dialog} titleOf={(template) => `Verify ${webhookTitle(template)}`}>
    {(template) => <Verification key={template.id} template={template} />}
  </SubjectDialog>
);
