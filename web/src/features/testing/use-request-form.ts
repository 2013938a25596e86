import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useCallback, useMemo, useRef } from 'react';
import { type ApiAddress, addressOf } from '#src/features/keys/offers/key-choices.ts';
import { type CallChoice, type CredentialId, idOf } from '#src/features/requests/offers/call-choices.ts';
import { requestDraft } from '#src/features/requests/offers/request-draft.ts';
import {
  pathInForm,
  REQUEST_FORM,
  type RequestValues,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';
import { countParams } from '#src/features/testing/count-params.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { useDraft } from '#src/lib/draft.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { focusFirstError } from '#src/ui/form/form-behaviour.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

export interface RequestFormProps {
  choices: readonly CallChoice[];
  chosen: CallChoice | undefined;
  onChoose: (credential: CredentialId) => void;
  /** What the fields contain at first. */
  initialValues: RequestValues;
  isRunning: boolean;
  /** Why the server did not make the call; null if it did. */
  error: unknown;
  onSend: (call: SentCall) => void;
  onCancel: () => void;
  onValues?: ((values: RequestValues) => void) | undefined;
  /** Where the response beside the form says that the key was not sent: the form need not say it too. */
  withheldUrl?: string | undefined;
}

type Validated = RequestValues & {
  apiKeyId: number | undefined;
  connectionId: number | undefined;
  api: ApiAddress;
};

const validation = loadOnce(async () => {
  const { resolveRequestForm } = await import('#src/features/testing/request-schema.ts');
  return (values: Validated) => resolveRequestForm(values.method, values.api)(values);
});

/** Whether the parameters and the headers are shown. */
const useOpenRows = (initialValues: RequestValues) => {
  const [params, toggleParams] = useDisclosure(countParams(initialValues.endpoint) > 0);
  const [headers, toggleHeaders] = useDisclosure(false);
  return { params, headers, toggleParams, toggleHeaders };
};

/** The form's values, and the functions that send them. The key or connection is not among them: the screen's URL contains it. */
export const useRequestForm = (props: RequestFormProps) => {
  const { chosen, onChoose, initialValues, isRunning, error, onSend, onValues } = props;
  const api = addressOf(chosen);
  const element = useRef<HTMLFormElement>(null);
  const open = useOpenRows(initialValues);
  const validate = useLazyValidation(validation);
  const { keyId, connectionId } = idOf(chosen);
  const form = useForm<RequestValues>({
    name: REQUEST_FORM,
    initialValues,
    validate: (values) => validate({ ...values, apiKeyId: keyId, connectionId, api }),
    onValuesChange: onValues,
  });
  useDraft(
    requestDraft,
    useMemo(() => ({ keyId, connectionId, values: form.values }), [keyId, connectionId, form.values]),
  );

  const expand = (paths: readonly string[]): void => {
    if (paths.some((path) => path.startsWith('headers'))) open.toggleHeaders.open();
  };
  const failure = useFormFailure({
    form,
    error,
    pathOf: (path) => pathInForm(path, form.values),
    toast: errorMessage(error, 'An error occurred while testing the API'),
    onFields: expand,
  });

  const { clearFieldError } = form;
  const choose = useCallback(
    (credential: CredentialId) => {
      clearFieldError('apiKeyId');
      onChoose(credential);
    },
    [clearFieldError, onChoose],
  );

  const submit = form.onSubmit(
    (values) => {
      const url = resolveEndpoint(values.endpoint, api.baseUrl, api.hosts)?.url;
      if (isRunning || chosen === undefined || url === undefined) return;
      onSend({ input: toRunTestInput(idOf(chosen), values), url });
    },
    (errors) => {
      expand(Object.keys(errors));
      focusFirstError(element.current);
    },
  );
  const requestSubmit = () => element.current?.requestSubmit();
  return { form, element, api, open, choose, submit, requestSubmit, failure };
};
