import { webhookTitle } from '@gatehouse/contract/plain/webhook-title.ts';
import type { SendWebhookInput, WebhookDelivery, WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DeliveryView } from '#src/features/marketplace/delivery-view.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import { SubjectDialog, type SubjectDialogProps } from '#src/features/marketplace/subject-dialog.tsx';
import { shownText } from '#src/features/responses/offers/shown-text.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { formatMs } from '#src/lib/format.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useRun } from '#src/lib/run.ts';
import { storableBody, storableUrl } from '#src/lib/storable-text.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useOperation } from '#src/lib/use-operation.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { createFormDraft, useFirstValues, useFormDraft } from '#src/ui/form/form-draft.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';
import { atFields, useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';

/** Where webhooks are sent: the same for all templates. */
const urlDraft = createFormDraft<{ url: string }>({
  name: 'webhook url',
  storable: ({ url }) => (url === undefined ? {} : { url: storableUrl(url) }),
});

const URL_DRAFT_ID = 'url';

/** The payloads that were changed, by the ids of their templates. */
const payloadDraft = createFormDraft<{ payload: string }>({
  name: 'webhook payloads',
  storable: ({ payload }) => (payload === undefined ? {} : { payload: storableBody(payload) }),
});

/** Sends one webhook at a time. */
const useDelivery = () => {
  const send = useOperation(trpc.webhooks.send, UNBATCHED);
  return useRun<SendWebhookInput, WebhookDelivery>({
    perform: (input, { signal }) => send(input, { signal }),
  });
};

const PATHS = atFields(['url', 'payload', 'secret']);

const validation = loadOnce(async () =>
  schemaResolver((await import('@gatehouse/contract/webhooks.ts')).sendWebhookInput.omit({ id: true })),
);

interface SendValues {
  url: string;
  payload: string;
  /** Empty for the template's example. */
  secret: string;
}

const NO_URL = { url: '' };

/** The form: the URL and a changed payload are kept, the secret is not. */
const useSendForm = ({ id, payload }: WebhookTemplate) => {
  const [example] = useState({ payload });
  const { values: typedUrl } = useFirstValues(urlDraft, URL_DRAFT_ID, NO_URL);
  const { values: typedPayload } = useFirstValues(payloadDraft, id, example);
  const form = useForm<SendValues>({
    initialValues: { ...typedUrl, ...typedPayload, secret: '' },
    validate: useLazyValidation(validation),
  });
  const { values } = form;
  useFormDraft(
    urlDraft,
    URL_DRAFT_ID,
    NO_URL,
    useMemo(() => ({ url: values.url }), [values.url]),
  );
  useFormDraft(
    payloadDraft,
    id,
    example,
    useMemo(() => ({ payload: values.payload }), [values.payload]),
  );
  return form;
};

type SendForm = ReturnType<typeof useSendForm>;

const PAYLOAD = { label: 'Payload', description: 'Sent byte for byte, and signed.' };

const PayloadField = ({ form, example }: { form: SendForm; example: string }) => (
  <div>
    {shownText(example, false).language === 'json' ? (
      <JsonEditor
        {...PAYLOAD}
        value={form.values.payload}
        onChange={(payload) => form.setFieldValue('payload', payload)}
        error={form.errors.payload}
        minLines={8}
      />
    ) : (
      <Textarea
        {...form.getInputProps('payload')}
        {...PAYLOAD}
        autosize
        minRows={4}
        maxRows={16}
        spellCheck={false}
        classNames={{ input: classes.mono }}
      />
    )}
    {form.values.payload !== example && (
      <Button variant="subtle" color="gray" size="xs" onClick={() => form.setFieldValue('payload', example)}>
        Restore the example payload
      </Button>
    )}
  </div>
);

const SendFields = ({ form, template }: { form: SendForm; template: WebhookTemplate }) => {
  const { payload, signature, provider, endpoint } = template;
  return (
    <>
      <TextInput
        {...form.getInputProps('url')}
        data-autofocus
        label="URL"
        description={`Where your server receives what ${provider} sends; a local address works too.`}
        placeholder={`http://localhost:3000${endpoint}`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        withAsterisk
      />
      <SecretInput
        {...form.getInputProps('secret')}
        label={signature.secretLabel}
        description={`${signature.secretHelp} It signs this delivery and is not stored. Leave it empty to sign with the example, ${signature.exampleSecret}`}
        placeholder="The example"
        descriptionProps={{ className: classes.wrap }}
      />
      <PayloadField form={form} example={payload} />
    </>
  );
};

type Delivery = ReturnType<typeof useDelivery>;

/** What became of the delivery: it is brought into view at its end. */
const Outcome = ({ run, cancel, signature }: Delivery & Pick<WebhookTemplate, 'signature'>) => {
  const panel = useRef<HTMLDivElement>(null);
  const isRunning = run.phase === 'running';
  const isEnded = run.phase === 'done';
  useEffect(() => {
    if (isEnded && panel.current !== null) bringIntoView(panel.current);
  }, [isEnded]);
  useEffect(() => {
    // Cancel, which had the focus, is gone.
    if (!isRunning && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [isRunning]);
  return (
    <ScrollTarget ref={panel}>
      {isRunning && (
        <RunningLine startedAt={run.startedAt} onCancel={cancel}>
          {`Sending to ${run.call.url}`}
        </RunningLine>
      )}
      {run.phase === 'canceled' && (
        <Text size="sm" role="status">
          Canceled after {formatMs(run.afterMs)}. Your server may have received it.
        </Text>
      )}
      {run.phase === 'done' && <DeliveryView delivery={run.result} signature={signature} />}
    </ScrollTarget>
  );
};

const Sending = ({ template }: { template: WebhookTemplate }) => {
  const { id, signature, note } = template;
  const form = useSendForm(template);
  const delivery = useDelivery();
  const { run, start } = delivery;
  const failure = useFormFailure({ form, error: run.phase === 'failed' ? run.error : null, pathOf: PATHS });
  const submit = ({ url, payload, secret }: SendValues): void =>
    void start({ id, url: url.trim(), payload, secret: secret || undefined });
  const isRunning = run.phase === 'running';
  return (
    <Stack gap="md">
      {note !== undefined && <Notice>{note}</Notice>}
      <Form form={form} onSubmit={submit}>
        <Stack gap="md">
          <SendFields form={form} template={template} />
          <DialogFooter note={<FormFailure>{failure}</FormFailure>}>
            <BusyButton type="submit" icon={IconSend} isBusy={isRunning}>
              {isRunning ? 'Sending...' : 'Send'}
            </BusyButton>
          </DialogFooter>
        </Stack>
      </Form>
      <Outcome {...delivery} signature={signature} />
    </Stack>
  );
};

/** Sends a webhook to the developer's own server, signed as its provider signs it. */
export const SendDialog = (dialog: SubjectDialogProps<WebhookTemplate>) => (
  <SubjectDialog {...dialog} titleOf={(template) => `Send ${webhookTitle(template)}`}>
    {(template) => <Sending key={template.id} template={template} />}
  </SubjectDialog>
);
