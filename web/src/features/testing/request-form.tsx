import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useCallback, useMemo, useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { FormFailure } from '#src/components/form-failure.tsx';
import { JsonEditor } from '#src/components/json-editor.tsx';
import { KeyHint } from '#src/components/key-hint.tsx';
import { ExampleButtons } from '#src/features/testing/example-buttons.tsx';
import { HeadersField } from '#src/features/testing/headers-field.tsx';
import { EndpointField, MethodField } from '#src/features/testing/request-fields.tsx';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { useDraft } from '#src/lib/draft.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useFormFailure } from '#src/lib/use-form-failure.ts';
import { useLazyValidation } from '#src/lib/use-lazy-validation.ts';
import { baseUrlOf, type KeyChoice } from '#src/shared/keys/key-choices.ts';
import { KeySelect } from '#src/shared/keys/key-select.tsx';
import { requestDraft } from '#src/shared/request/request-draft.ts';
import {
  pathInForm,
  REQUEST_FORM,
  type RequestValues,
  takesBody,
  toRunTestInput,
} from '#src/shared/request/request-values.ts';

interface RequestFormProps {
  choices: readonly KeyChoice[];
  chosen: KeyChoice | undefined;
  onChooseKey: (keyId: number) => void;
  /** What the fields contain at first. */
  initialValues: RequestValues;
  isRunning: boolean;
  /** Why the server did not make the call; null if it did. */
  error: unknown;
  onSend: (call: SentCall) => void;
}

type Validated = RequestValues & { apiKeyId: number | undefined; baseUrl: string | null };

const validation = loadOnce(async () => {
  const { requestSchema } = await import('#src/features/testing/request-schema.ts');
  return (values: Validated) => schemaResolver(requestSchema(values.method, values.baseUrl))(values);
});

/** The form's values, and the functions that send them. The key is not among them: the screen's URL contains it. */
const useRequestForm = ({
  chosen,
  onChooseKey,
  initialValues,
  isRunning,
  error,
  onSend,
}: RequestFormProps) => {
  const baseUrl = baseUrlOf(chosen);
  const element = useRef<HTMLFormElement>(null);
  const [headersOpen, headers] = useDisclosure(false);
  const validate = useLazyValidation(validation);
  const form = useForm<RequestValues>({
    name: REQUEST_FORM,
    initialValues,
    validate: (values) => validate({ ...values, apiKeyId: chosen?.key.id, baseUrl }),
  });

  const keyId = chosen?.key.id;
  useDraft(
    requestDraft,
    useMemo(() => ({ keyId, values: form.values }), [keyId, form.values]),
  );

  const expand = (paths: readonly string[]): void => {
    if (paths.some((path) => path.startsWith('headers'))) headers.open();
  };
  const failure = useFormFailure({
    form,
    error,
    pathOf: (path) => pathInForm(path, form.values),
    toast: errorMessage(error) || 'An error occurred while testing the API',
    onFields: expand,
  });

  const { clearFieldError } = form;
  const chooseKey = useCallback(
    (keyId: number) => {
      clearFieldError('apiKeyId');
      onChooseKey(keyId);
    },
    [clearFieldError, onChooseKey],
  );

  const submit = form.onSubmit(
    (values) => {
      const url = resolveEndpoint(values.endpoint, baseUrl)?.url;
      if (isRunning || chosen === undefined || url === undefined) return;
      onSend({ input: toRunTestInput(chosen.key.id, values), url });
    },
    (errors) => {
      expand(Object.keys(errors));
      focusFirstError(element.current);
    },
  );
  const requestSubmit = () => element.current?.requestSubmit();
  return { form, element, baseUrl, chooseKey, headersOpen, headers, submit, requestSubmit, failure };
};

const SendRow = ({ isRunning }: { isRunning: boolean }) => (
  <Group gap="sm">
    <BusyButton type="submit" size="md" icon={IconSend} isBusy={isRunning}>
      {isRunning ? 'Sending…' : 'Send request'}
    </BusyButton>
    <Text size="xs" c="dimmed" component="span" visibleFrom="sm">
      <KeyHint keys={['Mod', 'Enter']} /> sends from anywhere in the form
    </Text>
  </Group>
);

export const RequestForm = (props: RequestFormProps) => {
  const { choices, chosen, isRunning } = props;
  const request = useRequestForm(props);
  const { form } = request;
  return (
    <form
      ref={request.element}
      onSubmit={request.submit}
      onKeyDown={submitOnModEnter}
      noValidate
      aria-label="Request"
    >
      <Stack gap="md">
        <KeySelect
          choices={choices}
          chosen={chosen}
          onChoose={request.chooseKey}
          error={form.errors.apiKeyId}
        />
        {chosen !== undefined && (
          <ExampleButtons
            choice={chosen}
            onChoose={({ method, endpoint, body }) => {
              form.setValues({ method, endpoint, body });
              form.clearErrors();
            }}
          />
        )}
        <MethodField form={form} />
        <EndpointField form={form} baseUrl={request.baseUrl} hasKey={chosen !== undefined} />
        {takesBody(form.values) && (
          <JsonEditor
            label="Request body"
            description="JSON. Empty, or an empty object, means no body."
            placeholder={'{ "name": "value" }'}
            value={form.values.body}
            onChange={(body) => form.setFieldValue('body', body)}
            error={form.errors.body}
            onModEnter={request.requestSubmit}
            minLines={7}
          />
        )}
        <HeadersField form={form} isOpen={request.headersOpen} onToggle={request.headers.toggle} />
        <FormFailure>{request.failure}</FormFailure>
        <SendRow isRunning={isRunning} />
      </Stack>
    </form>
  );
};
