import type { UseFormReturnType } from '@mantine/form';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import classes from '#src/features/testing/request.module.css';
import type { CallChoice } from '#src/shared/keys/call-choices.ts';
import { addressOf } from '#src/shared/keys/key-choices.ts';
import { OperationField } from '#src/shared/operations/operation-field.tsx';
import { useFilledRequest } from '#src/shared/operations/use-filled-request.ts';
import type { RequestValues } from '#src/shared/request/request-values.ts';
import { IconAction } from '#src/ui/button/icon-action.tsx';

interface EndpointFieldProps {
  form: UseFormReturnType<RequestValues>;
  chosen: CallChoice | undefined;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';

/** A path under the key's base URL, a host with a path, or a full URL. Suggests the operations of the key's provider. */
export const EndpointField = ({ form, chosen, onPaste }: EndpointFieldProps) => {
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
        providerId={chosen?.provider.id}
        onChoose={choose}
      />
    </div>
  );
};
