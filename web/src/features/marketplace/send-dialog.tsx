import { webhookTitle } from '@gatehouse/contract/plain/webhook-title.ts';
import type { SendWebhookInput, WebhookDelivery, WebhookTemplate } from '@gatehouse/contract/webhooks.ts';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DeliveryView } from '#src/features/marketplace/delivery-view.tsx';
import classes from '#src/features/marketplace/marketplace.module.css';
import { shownText } from '#src/features/responses/offers/shown-text.ts';
import { bringIntoView } from '#src/lib/bring-into-view.ts';
import { formatMs } from '#src/lib/format.ts';
import { loadExport } from '#src/lib/load-once.ts';
import { useRun } from '#src/lib/run.ts';
import { storableBody, storableUrl } from '#src/lib/storable-text.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useLast } from '#src/lib/use-last.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { JsonEditor } from '#src/ui/code/json-editor.tsx';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RunningLine } from '#src/ui/feedback/running-line.tsx';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behaviour.ts';
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
  const { client } = trpc.useUtils();
  return useRun<SendWebhookInput, WebhookDelivery>({
    perform: (input, { signal }) => client.webhooks.send.mutate(input, { signal, context: UNBATCHED }),
  });
};

const PATHS = atFields(['url', 'payload', 'secret']);

const validation = loadExport(() => import('#src/features/marketplace/send-schema.ts'), 'validateSend');

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

const PayloadField = ({ form, isJson }: { form: SendForm; isJson: boolean }) =>
  isJson ? (
    <JsonEditor
      label="Payload"
      description="Sent byte for byte, and signed."
      value={form.values.payload}
      onChange={(payload) => form.setFieldValue('payload', payload)}
      error={form.errors.payload}
      minLines={8}
    />
  ) : (
    <Textarea
      {...form.getInputProps('payload')}
      label="Payload"
      description="Sent byte for byte, and signed."
      autosize
      minRows={4}
      maxRows={16}
      spellCheck={false}
      classNames={{ input: classes.mono }}
    />
  );

const Sending = ({ template }: { template: WebhookTemplate }) => {
  const { id, payload, signature, note, provider } = template;
  const element = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const form = useSendForm(template);
  const { run, start, cancel } = useDelivery();
  const error = run.phase === 'failed' ? run.error : null;
  const failure = useFormFailure({ form, error, pathOf: PATHS });
  const submit = form.onSubmit(
    (values) =>
      void start({ id, url: values.url.trim(), payload: values.payload, secret: values.secret || undefined }),
    () => focusFirstError(element.current),
  );
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
    <Stack gap="md">
      {note !== undefined && <Notice>{note}</Notice>}
      <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
        <Stack gap="md">
          <TextInput
            {...form.getInputProps('url')}
            data-autofocus
            label="URL"
            description={`Where your server receives what ${provider} sends; a local address works too.`}
            placeholder={`http://localhost:3000${template.endpoint}`}
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
          <div>
            <PayloadField form={form} isJson={shownText(payload, false).language === 'json'} />
            {form.values.payload !== payload && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                onClick={() => form.setFieldValue('payload', payload)}
              >
                Restore the example payload
              </Button>
            )}
          </div>
          <FormFailure>{failure}</FormFailure>
          <Group gap="sm">
            <BusyButton type="submit" icon={IconSend} isBusy={isRunning}>
              {isRunning ? 'Sending...' : 'Send'}
            </BusyButton>
          </Group>
        </Stack>
      </form>
      <ScrollTarget ref={panel}>
        {isRunning && (
          <RunningLine startedAt={run.startedAt} onCancel={cancel}>
            {`Sending to ${run.call.url}`}
          </RunningLine>
        )}
        {run.phase === 'cancelled' && (
          <Text size="sm" role="status">
            Cancelled after {formatMs(run.afterMs)}. Your server may have received it.
          </Text>
        )}
        {run.phase === 'done' && <DeliveryView delivery={run.result} signature={signature} />}
      </ScrollTarget>
    </Stack>
  );
};

interface SendDialogProps {
  /** Undefined while it is closed. */
  template: WebhookTemplate | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Sends a webhook to the developer's own server, signed as its provider signs it. */
export const SendDialog = ({ template, opened, onClose }: SendDialogProps) => {
  const shown = useLast(template);
  return (
    <Modal opened={opened} onClose={onClose} title={shown && `Send ${webhookTitle(shown)}`} size="xl">
      {shown !== undefined && <Sending key={shown.id} template={shown} />}
    </Modal>
  );
};
