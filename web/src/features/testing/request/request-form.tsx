import { Box, Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect } from 'react';
import type { ApiAddress } from '#src/features/keys/offers/key-choices.ts';
import {
  type CallChoice,
  type ChosenCall,
  isNoKey,
  nounOf,
} from '#src/features/requests/offers/call-choices.ts';
import { useTabDraft } from '#src/features/requests/offers/request-tabs.ts';
import { countHeaders, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import { BodyField } from '#src/features/testing/request/body-field.tsx';
import { type ExampleRequest, exampleRequests } from '#src/features/testing/request/examples.ts';
import { HeadLine } from '#src/features/testing/request/head-line.tsx';
import classes from '#src/features/testing/request/request.module.css';
import { RequestRow } from '#src/features/testing/request/request-row.tsx';
import { usePaste } from '#src/features/testing/request/use-paste.ts';
import {
  countParams,
  type RequestFormProps,
  useRequestForm,
} from '#src/features/testing/request/use-request-form.ts';
import bench from '#src/features/testing/testing.module.css';
import { formatCount } from '#src/lib/format.ts';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { FieldNotes } from '#src/ui/form/field-notes.ts';
import { useScreenKeys } from '#src/ui/form/screen-keys.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

type Form = UseFormReturnType<RequestValues>;

const ParamRows = lazy(async () => ({
  default: (await import('#src/features/testing/request/param-rows.tsx')).ParamRows,
}));
const HeaderRows = lazy(async () => ({
  default: (await import('#src/features/testing/request/header-rows.tsx')).HeaderRows,
}));

interface RowsFieldProps {
  form: Form;
  /** How many rows are sent. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  /** What is known of the account. */
  fields?: ApiAddress['fields'];
}

type Rows = ComponentType<Pick<RowsFieldProps, 'form' | 'fields'>>;

const rowsField = (label: string, what: string, Rows: Rows) => {
  const RowsField = ({ form, fields, count, isOpen, onToggle }: RowsFieldProps) => (
    <Disclosure label={count === 0 ? label : `${label} (${count})`} isOpen={isOpen} onToggle={onToggle}>
      <Suspense fallback={<LoadingText what={what} count={1} />}>
        <Rows form={form} fields={fields} />
      </Suspense>
    </Disclosure>
  );
  return RowsField;
};

/** The parameters of the endpoint, which follow it both ways. */
const ParamsField = rowsField('Parameters', 'the parameters', ParamRows);

/** The request's headers, collapsed until they are needed. */
const HeadersField = rowsField('Request headers', 'the headers', HeaderRows);

const FormVariables = lazy(async () => ({
  default: (await import('#src/features/testing/request/form-variables-line.tsx')).FormVariablesLine,
}));

interface ExampleButtonsProps {
  choice: CallChoice;
  onChoose: (example: ExampleRequest) => void;
}

/** Requests to start from; renders nothing if the provider has none. */
const ExampleButtons = ({ choice, onChoose }: ExampleButtonsProps) => {
  const examples = exampleRequests(choice);
  if (examples.length === 0) return null;
  return (
    <fieldset className={classes.examples}>
      <Text component="legend" size="xs" c="dimmed">
        Examples
      </Text>
      <Group gap={8}>
        {examples.map((example) => (
          <Button key={example.label} variant="default" size="xs" onClick={() => onChoose(example)}>
            {example.label}
          </Button>
        ))}
      </Group>
    </fieldset>
  );
};

const NeedsLogin = lazy(async () => ({
  default: (await import('#src/features/testing/request/needs-login.tsx')).NeedsLogin,
}));
// Only an inactive key needs it.
const KeyRemedy = lazy(async () => ({
  default: (await import('#src/features/keys/offers/rotate-key.tsx')).KeyRemedy,
}));

/** What keeps the chosen key or connection from being used, and the way out. */
const Remedy = ({ chosen }: { chosen: ChosenCall | undefined }) => {
  if (chosen?.connection !== undefined)
    return (
      <Suspense>
        <NeedsLogin choice={chosen} />
      </Suspense>
    );
  if (chosen?.key === undefined || chosen.key.isActive) return null;
  return (
    <Suspense fallback={<Box h={30} />}>
      <KeyRemedy row={chosen} />
    </Suspense>
  );
};

const PasteNote = lazy(async () => ({
  default: (await import('#src/features/testing/request/paste-note.tsx')).PasteNote,
}));

type Request = ReturnType<typeof useRequestForm>;

/** Not on a touch screen, where the keyboard would cover the form. */
const HAS_KEYBOARD = '(min-width: 48em) and (pointer: fine)';

/** The editor begins ready to type, unless the user is somewhere else already. */
const useFocusOnArrival = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    if (!window.matchMedia(HAS_KEYBOARD).matches) return;
    // A navigation moves the focus to the heading after this.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.tagName === 'H1')
        form.current?.querySelector<HTMLElement>('[data-path$="endpoint"]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);

interface PastedProps {
  form: Form;
  chosen: ChosenCall | undefined;
  paste: ReturnType<typeof usePaste>;
}

/** What was read from a pasted text; nothing if none was. */
const Pasted = ({ form, chosen, paste }: PastedProps) =>
  paste.pasted === undefined ? null : (
    <Suspense>
      <PasteNote
        form={form}
        pasted={paste.pasted}
        credential={chosen === undefined || isNoKey(chosen) ? undefined : nounOf(chosen)}
        onDismiss={paste.dismiss}
      />
    </Suspense>
  );

/** Says that a reload left headers out. */
const LostHeaders = ({ tabId }: { tabId: number }) => {
  const { lostHeaders } = useTabDraft(tabId);
  return (
    lostHeaders !== undefined && (
      <Text size="xs" c="dimmed" role="status">
        {`${formatCount(lostHeaders, 'header')} left out when the page was reloaded: headers may contain secrets.`}
      </Text>
    )
  );
};

/** The examples of the chosen key's API. */
const Examples = ({ form, chosen }: { form: Form; chosen: ChosenCall | undefined }) =>
  chosen === undefined || isNoKey(chosen) ? null : (
    <ExampleButtons
      choice={chosen}
      onChoose={({ method, endpoint, body }) => {
        form.setValues({
          method,
          endpoint,
          body,
          otherBody: undefined,
          hasRareBody: undefined,
          sendsEmptyObject: undefined,
          offParams: [],
          withoutKey: undefined,
        });
        form.clearErrors();
      }}
    />
  );

interface PartsProps {
  request: Request;
  chosen: ChosenCall | undefined;
  tabId: number;
}

/** What is sent beside method and URL. */
const Parts = ({ request, chosen, tabId }: PartsProps) => {
  const { form } = request;
  return (
    <Section title="Request">
      <Stack gap="md">
        <Examples form={form} chosen={chosen} />
        <Suspense>
          <FormVariables values={form.values} environment={request.environment} />
        </Suspense>
        <FieldNotes value={request.notesOf}>
          <ParamsField
            form={form}
            fields={chosen?.connection?.accountFields}
            count={countParams(form.values.endpoint)}
            {...request.params}
          />
          <HeadersField form={form} count={countHeaders(form.values.headers)} {...request.headers} />
          <LostHeaders tabId={tabId} />
          <BodyField form={form} onModEnter={() => request.element.current?.requestSubmit()} />
        </FieldNotes>
        <FormFailure>{request.failure}</FormFailure>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          <KeyHint keys={['Mod', 'Enter']} /> sends from anywhere on the screen
        </Text>
      </Stack>
    </Section>
  );
};

/** The row with Send and the line below it over the whole width, and the parts of the request below them. */
export const RequestForm = (props: RequestFormProps) => {
  const { chosen, isRunning, onCancel, whyAsked } = props;
  const request = useRequestForm(props);
  const { form } = request;
  const paste = usePaste(form);
  useFocusOnArrival(request.element);
  useScreenKeys({ 'mod+Enter': () => request.element.current?.requestSubmit() });
  return (
    <form
      ref={request.element}
      onSubmit={request.submit}
      noValidate
      aria-label="Request"
      className={classes.form}
    >
      {/* First, so that nothing that is loaded later moves Send away from under the pointer. */}
      <FieldNotes value={request.notesOf}>
        <RequestRow
          form={form}
          chosen={chosen}
          onPaste={paste.onPaste}
          isRunning={isRunning}
          onCancel={onCancel}
        />
      </FieldNotes>
      <div className={classes.about}>
        <HeadLine props={props} request={request} />
        {whyAsked}
        <Remedy chosen={chosen} />
        <Pasted form={form} chosen={chosen} paste={paste} />
      </div>
      <div className={`${classes.parts} ${bench.part}`}>
        <Parts request={request} chosen={chosen} tabId={props.tabId} />
      </div>
    </form>
  );
};
