import { Box, Stack, Text } from '@mantine/core';
import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { BodyField } from '#src/features/testing/body-field.tsx';
import { CallLine } from '#src/features/testing/call-line.tsx';
import { countParams } from '#src/features/testing/count-params.ts';
import { ExampleButtons } from '#src/features/testing/example-buttons.tsx';
import classes from '#src/features/testing/request.module.css';
import { RequestRow } from '#src/features/testing/request-row.tsx';
import { HeadersField, ParamsField } from '#src/features/testing/rows-field.tsx';
import { usePaste } from '#src/features/testing/use-paste.ts';
import { type RequestFormProps, useRequestForm } from '#src/features/testing/use-request-form.ts';
import { SaveEndpoint } from '#src/shared/endpoints/save-endpoint.tsx';
import { idOf, nounOf } from '#src/shared/keys/call-choices.ts';
import { KeySelect } from '#src/shared/keys/key-select.tsx';
import { toRequest } from '#src/shared/request/open-request.ts';
import { countHeaders } from '#src/shared/request/request-values.ts';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { submitOnModEnter } from '#src/ui/form/form-behaviour.ts';
import { KeyHint } from '#src/ui/text/key-hint.tsx';

const NeedsLogin = lazy(async () => ({
  default: (await import('#src/features/testing/needs-login.tsx')).NeedsLogin,
}));
// Only an inactive key needs it.
const KeyRemedy = lazy(async () => ({
  default: (await import('#src/shared/keys/key-remedy.tsx')).KeyRemedy,
}));
const PasteNote = lazy(async () => ({
  default: (await import('#src/features/testing/paste-note.tsx')).PasteNote,
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

/** The key, with the endpoint's own button beside it: the row below has room for the endpoint alone. */
const KeyLine = ({ props, request }: { props: RequestFormProps; request: Request }) => {
  const { choices, chosen } = props;
  const { form } = request;
  return (
    <div className={classes.keyLine}>
      <KeySelect
        isChip
        choices={choices}
        chosen={chosen}
        onChoose={request.choose}
        error={form.errors.apiKeyId}
      />
      <SaveEndpoint
        request={() => toRequest(form.values, idOf(chosen))}
        providerId={chosen?.provider.id}
        // From now on the request is that endpoint's, and Save offers to update it.
        onSaved={({ id }) => form.setFieldValue('savedEndpointId', id)}
      />
      {chosen !== undefined && (
        <ExampleButtons
          choice={chosen}
          onChoose={({ method, endpoint, body }) => {
            form.setValues({ method, endpoint, body, offParams: [], withoutKey: undefined });
            form.clearErrors();
          }}
        />
      )}
    </div>
  );
};

export const RequestForm = (props: RequestFormProps) => {
  const { chosen, isRunning, onCancel } = props;
  const request = useRequestForm(props);
  const { form, open } = request;
  const paste = usePaste(form);
  useFocusOnArrival(request.element);
  return (
    <form
      ref={request.element}
      onSubmit={request.submit}
      onKeyDown={submitOnModEnter}
      noValidate
      aria-label="Request"
      className={classes.form}
    >
      <Stack gap="md">
        <KeyLine props={props} request={request} />
        {chosen?.connection !== undefined && (
          <Suspense>
            <NeedsLogin choice={chosen} />
          </Suspense>
        )}
        {chosen?.key !== undefined && !chosen.key.isActive && (
          <Suspense fallback={<Box h={30} />}>
            <KeyRemedy row={chosen} />
          </Suspense>
        )}
        <RequestRow
          form={form}
          chosen={chosen}
          onPaste={paste.onPaste}
          isRunning={isRunning}
          onCancel={onCancel}
        />
        {paste.pasted !== undefined && (
          <Suspense fallback={null}>
            <PasteNote
              form={form}
              pasted={paste.pasted}
              credential={chosen && nounOf(chosen)}
              onDismiss={paste.dismiss}
            />
          </Suspense>
        )}
        <CallLine values={form.values} chosen={chosen} withheldUrl={props.withheldUrl} />
        <ParamsField
          form={form}
          count={countParams(form.values.endpoint)}
          isOpen={open.params}
          onToggle={open.toggleParams.toggle}
        />
        <HeadersField
          form={form}
          count={countHeaders(form.values.headers)}
          isOpen={open.headers}
          onToggle={open.toggleHeaders.toggle}
        />
        <BodyField form={form} onModEnter={request.requestSubmit} />
        <FormFailure>{request.failure}</FormFailure>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          <KeyHint keys={['Mod', 'Enter']} /> sends from anywhere in the form
        </Text>
      </Stack>
    </form>
  );
};
