import { CALL_METHODS } from '@gatehouse/contract/plain/call-methods.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';
import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowBackUp, IconPlayerStop, IconSend } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';
import { addressOf } from '#src/features/keys/offers/key-choices.ts';
import { useFilledRequest } from '#src/features/operations/offers/filled-request.ts';
import { OperationField } from '#src/features/operations/offers/operation-field.tsx';
import type { ChosenCall } from '#src/features/requests/offers/call-choices.ts';
import type { RequestValues } from '#src/features/requests/offers/request-values.ts';
import classes from '#src/features/testing/request/request.module.css';
import { ActionButton } from '#src/ui/button/action-button.tsx';
import { IconAction } from '#src/ui/button/icon-action.tsx';

interface EndpointFieldProps {
  form: UseFormReturnType<RequestValues>;
  chosen: ChosenCall | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

/** A path under the key's base URL, a host with a path, or a full URL. Suggests the operations of the key's provider. */
const EndpointField = ({ form, chosen, onPaste }: EndpointFieldProps) => {
  const { choose, undo } = useFilledRequest(
    form.values,
    (values) => {
      form.setValues(values);
      form.clearErrors();
    },
    chosen,
  );
  // The browser's own undo knows nothing of the method and the body.
  const undoByKey = (event: KeyboardEvent): void => {
    if (undo === undefined || !isUndo(event)) return;
    event.preventDefault();
    undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what the field in it does not use of the keyboard arrives here
    <div className={classes.endpoint} onKeyDown={undoByKey}>
      <OperationField
        aria-label="Endpoint"
        placeholder={addressOf(chosen).baseUrl === null ? 'https://api.example.com/v1/items' : '/v1/items'}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        inputMode="url"
        enterKeyHint="send"
        classNames={{ input: classes.mono }}
        rightSection={
          undo && <IconAction label="Undo the operation" hint="Undo" icon={IconArrowBackUp} onClick={undo} />
        }
        onPaste={onPaste}
        {...form.getInputProps('endpoint')}
        value={form.values.endpoint}
        providerId={chosen?.provider?.id}
        onChoose={choose}
      />
    </div>
  );
};

type Form = UseFormReturnType<RequestValues>;

const MethodField = ({ form }: { form: Form }) => (
  <NativeSelect
    aria-label="Method"
    className={classes.method}
    classNames={{ input: classes.mono }}
    data={[...CALL_METHODS]}
    value={form.values.method}
    onChange={(event) => form.setFieldValue('method', event.currentTarget.value as CallMethod)}
  />
);

/** The second press of a double click is not meant for Cancel, which has taken the place of Send. */
const isSecondPress = (event: MouseEvent): boolean => event.detail > 1;

interface SendButtonProps {
  isRunning: boolean;
  onCancel: () => void;
}

/** One button, so that it keeps the focus when Send becomes Cancel. */
const SendButton = ({ isRunning, onCancel }: SendButtonProps) => {
  const Icon = isRunning ? IconPlayerStop : IconSend;
  const press = (event: MouseEvent): void => {
    if (!isRunning) return;
    event.preventDefault();
    if (!isSecondPress(event)) onCancel();
  };
  return (
    <ActionButton
      type="submit"
      variant={isRunning ? 'default' : 'filled'}
      className={classes.send}
      aria-label={isRunning ? 'Cancel request' : 'Send request'}
      icon={Icon}
      onClick={press}
    >
      <span className={classes.sendText}>{isRunning ? 'Cancel' : 'Send'}</span>
    </ActionButton>
  );
};

interface RequestRowProps extends SendButtonProps {
  form: Form;
  chosen: ChosenCall | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** What is called, in one row that stays in view while the form scrolls. */
export const RequestRow = ({ form, chosen, onPaste, isRunning, onCancel }: RequestRowProps) => (
  <div className={classes.bar}>
    <div className={classes.row} data-list-anchor>
      <MethodField form={form} />
      <EndpointField form={form} chosen={chosen} onPaste={onPaste} />
      <SendButton isRunning={isRunning} onCancel={onCancel} />
    </div>
  </div>
);
