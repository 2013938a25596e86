import { resolveEndpoint } from '@gatehouse/contract/endpoint-url.ts';
import { Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { JsonEditor } from '#src/components/json-editor.tsx';
import { KeyHint } from '#src/components/key-hint.tsx';
import { ExampleButtons } from '#src/features/testing/example-buttons.tsx';
import { HeadersField } from '#src/features/testing/headers-field.tsx';
import { keepDraft } from '#src/features/testing/request-draft.ts';
import { EndpointField, MethodField } from '#src/features/testing/request-fields.tsx';
import {
  type RequestValues,
  requestSchema,
  takesBody,
  toRunTestInput,
} from '#src/features/testing/request-values.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';
import { baseUrlOf, type KeyChoice } from '#src/shared/keys/key-choices.ts';
import { KeySelect } from '#src/shared/keys/key-select.tsx';

interface RequestFormProps {
  choices: readonly KeyChoice[];
  chosen: KeyChoice | undefined;
  onChooseKey: (keyId: number) => void;
  /** What the fields hold at first. */
  initialValues: RequestValues;
  isRunning: boolean;
  onSend: (call: SentCall) => void;
}

/** Keeps what the form holds when its screen is left. */
const useKeptDraft = (keyId: number | undefined, readValues: () => RequestValues): void => {
  const latest = useRef({ keyId, readValues });
  latest.current = { keyId, readValues };
  useEffect(
    () => () => {
      const { keyId, readValues } = latest.current;
      keepDraft({ keyId, values: readValues() });
    },
    [],
  );
};

/** The form's values, and the ways to send them. The key is none of them: the address of the screen holds it. */
const useRequestForm = ({ chosen, onChooseKey, initialValues, isRunning, onSend }: RequestFormProps) => {
  const baseUrl = baseUrlOf(chosen);
  const element = useRef<HTMLFormElement>(null);
  const [headersOpen, headers] = useDisclosure(false);
  const form = useForm<RequestValues>({
    initialValues,
    validate: (values) => {
      const resolve = schemaResolver(requestSchema(values.method, baseUrl), { sync: true });
      return resolve({ ...values, apiKeyId: chosen?.key.id });
    },
  });

  useKeptDraft(chosen?.key.id, form.getValues);

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
    (problems) => {
      if (Object.keys(problems).some((path) => path.startsWith('headers'))) headers.open();
      focusFirstError(element.current);
    },
  );
  const requestSubmit = () => element.current?.requestSubmit();
  return { form, element, baseUrl, chooseKey, headersOpen, headers, submit, requestSubmit };
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
            description="JSON. An empty object means no body."
            value={form.values.body}
            onChange={(body) => form.setFieldValue('body', body)}
            error={form.errors.body}
            onModEnter={request.requestSubmit}
            minLines={7}
          />
        )}
        <HeadersField form={form} isOpen={request.headersOpen} onToggle={request.headers.toggle} />
        <SendRow isRunning={isRunning} />
      </Stack>
    </form>
  );
};
