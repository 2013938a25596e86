import { withStandIns } from '@gatehouse/contract/plain/variables/marks.ts';
import { resolveEndpoint } from '@gatehouse/request/endpoint-url.ts';
import { pathParams } from '@gatehouse/request/path-params.ts';
import { useForm } from '@mantine/form';
import { useDidUpdate, useDisclosure } from '@mantine/hooks';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useChosenEnvironment } from '#src/features/environments/offers/chosen-environment.ts';
import {
  type FormEnvironment,
  inEnvironment,
  shownEndpoint,
  unresolvedIn,
} from '#src/features/environments/offers/form-variables.ts';
import { type ApiAddress, addressOf } from '#src/features/keys/offers/key-choices.ts';
import {
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  idOf,
} from '#src/features/requests/offers/call-choices.ts';
import { keepRequest } from '#src/features/requests/offers/request-tabs.ts';
import {
  pathInForm,
  REQUEST_FORM,
  type RequestValues,
  sentEndpoint,
  toRunTestInput,
} from '#src/features/requests/offers/request-values.ts';
import type { SentCall } from '#src/features/testing/test-run.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { focusFirstError } from '#src/ui/form/form-behavior.ts';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';
import { useLazyValidation } from '#src/ui/form/use-lazy-validation.ts';

/** How many parameters the path and the query of an endpoint have. The table itself is loaded when it is opened. */
export const countParams = (endpoint: string): number => {
  const query = /^[^?#]*\?([^#]*)/.exec(endpoint)?.[1] ?? '';
  return pathParams(endpoint).length + query.split('&').filter((part) => part !== '').length;
};

export interface RequestFormProps {
  /** Where it is open. */
  tabId: number;
  choices: readonly CallChoice[];
  chosen: ChosenCall | undefined;
  /** The screen's link says what is chosen. */
  isNamed: boolean;
  onChoose: (credential: CredentialId) => void;
  /** What the fields contain at first. */
  initialValues: RequestValues;
  isRunning: boolean;
  /** Why the server did not make the call; null if it did. */
  error: unknown;
  onSend: (call: SentCall) => void;
  onCancel: () => void;
  /** Why nothing is chosen yet. */
  whyAsked?: ReactNode;
  /** Where the response beside the form says that the key was not sent: the form need not say it too. */
  withheldUrl?: string | undefined;
}

type Validated = RequestValues & {
  apiKeyId: number | null | undefined;
  connectionId: number | undefined;
  api: ApiAddress;
  environment: FormEnvironment;
};

const validation = loadOnce(async () => {
  const { resolveRequestForm } = await import('#src/features/testing/request/request-schema.ts');
  return (values: Validated) => resolveRequestForm(values, values.api, values.environment)(values);
});

/** Whether a table of rows is shown. */
const useRows = (isOpenAtFirst: boolean) => {
  const [isOpen, { open, toggle }] = useDisclosure(isOpenAtFirst);
  return { open, shown: { isOpen, onToggle: toggle } };
};

/** What is typed, which is checked against the chosen key or connection, and kept with it. */
const useValues = ({ tabId, chosen, initialValues }: RequestFormProps, environment: FormEnvironment) => {
  const validate = useLazyValidation(validation);
  const api = addressOf(chosen);
  const { keyId, connectionId, noKey } = idOf(chosen);
  const form = useForm<RequestValues>({
    name: REQUEST_FORM,
    initialValues,
    validate: (values) =>
      validate({ ...values, apiKeyId: noKey === true ? null : keyId, connectionId, api, environment }),
  });
  const { clearErrors } = form;
  // What was wrong may be right in another environment; what still is wrong is said when it is sent.
  useDidUpdate(clearErrors, [environment?.id, environment?.updatedAt]);
  const { values } = form;
  useEffect(() => {
    // A link to what does not exist stays as it is, and says so after a reload too.
    const credential = chosen === undefined ? {} : { keyId, connectionId, noKey };
    keepRequest(tabId, credential, values);
  }, [tabId, chosen, keyId, connectionId, noKey, values]);
  return form;
};

/** The form's values, and the functions that send them. The key or connection is not among them: the screen's URL contains it. */
export const useRequestForm = (props: RequestFormProps) => {
  const { chosen, onChoose, initialValues, isRunning, error, onSend } = props;
  const element = useRef<HTMLFormElement>(null);
  const params = useRows(countParams(initialValues.endpoint) > 0);
  const headers = useRows(false);
  const api = addressOf(chosen);
  const { environment, isLoading } = useChosenEnvironment();
  const form = useValues(props, environment);
  const expand = (paths: readonly string[]): void => {
    if (paths.some((path) => path.startsWith('headers'))) headers.open();
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
      const endpoint = withStandIns(shownEndpoint(sentEndpoint(values), environment));
      const url = resolveEndpoint(endpoint, api.baseUrl, api.hosts, api.noun, api.fields)?.url;
      if (isRunning || chosen === undefined || url === undefined) return;
      onSend({ input: inEnvironment(toRunTestInput(idOf(chosen), values), environment), url });
    },
    (errors) => {
      expand(Object.keys(errors));
      focusFirstError(element.current);
    },
  );
  const rows = { params: params.shown, headers: headers.shown };
  const notesOf = useMemo(() => (isLoading ? () => [] : unresolvedIn(environment)), [environment, isLoading]);
  return { form, environment, notesOf, element, choose, submit, failure, ...rows };
};
