import type { ProviderOperation } from '@gatehouse/contract/operations.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { nextPlaceholder } from '#src/features/operations/offers/placeholders.ts';
import type { OperationListHandle } from '#src/features/operations/operation-list.tsx';
import { useFieldNotes } from '#src/ui/form/field-notes.ts';

const OperationList = lazy(async () => ({
  default: (await import('#src/features/operations/operation-list.tsx')).OperationList,
}));

interface OperationFieldProps extends TextInputProps {
  value: string;
  /** Whose operations are suggested; none without it. */
  providerId: number | undefined;
  /** Fills the form; the first parameter of the new endpoint is then selected. */
  onChoose: (operation: ProviderOperation) => void;
}

/** Selects the next parameter that is not filled in; false if there is none behind the caret. */
const selectNext = (field: HTMLInputElement, from: number): boolean => {
  const next = nextPlaceholder(field.value, from);
  if (next !== undefined) field.setSelectionRange(next.start, next.end);
  return next !== undefined;
};

/** Behind the selection, which may be the parameter that was selected last, or at the caret. */
const selectNextFromCaret = (field: HTMLInputElement): boolean => selectNext(field, field.selectionEnd ?? 0);

/** Whether the list is shown: closed, opened by typing, or asked for with an arrow key. */
type Shown = 'closed' | 'typing' | 'asked';

const useList = (field: RefObject<HTMLInputElement | null>, onChoose: OperationFieldProps['onChoose']) => {
  const [shown, setShown] = useState<Shown>('closed');
  const [marked, setMarked] = useState<string>();
  const [hasOptions, setHasOptions] = useState(false);
  const handle = useRef<OperationListHandle>(null);
  const show = (next: Shown): void => {
    setShown(next);
    if (next === 'closed') setMarked(undefined);
  };
  const choose = (operation: ProviderOperation): void => {
    // The field has the new endpoint at once: what is typed next is meant for its first parameter.
    flushSync(() => {
      show('closed');
      onChoose(operation);
    });
    if (field.current === null) return;
    field.current.focus();
    const end = field.current.value.length;
    if (!selectNext(field.current, 0)) field.current.setSelectionRange(end, end);
  };
  const isAsked = shown === 'asked';
  const options = { ref: handle, isAsked, onMark: setMarked, onOptions: setHasOptions, onChoose: choose };
  return { shown, show, marked, hasOptions, options };
};

type List = ReturnType<typeof useList>;

/** A shortcut, or a part of a character. */
const isShortcut = ({ ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || nativeEvent.isComposing;

/** Returns true if the key was meant for the list or for the parameters, and not for the form. */
const press = (event: KeyboardEvent<HTMLInputElement>, list: List): boolean => {
  const { key, shiftKey, currentTarget } = event;
  if (isShortcut(event)) return false;
  const isOpen = list.shown !== 'closed';
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    // A list of nothing is not shown while somebody types: whoever asks for it is told that it is empty.
    if (isOpen && list.hasOptions) list.options.ref.current?.move(key === 'ArrowDown' ? 1 : -1);
    else list.show('asked');
    return true;
  }
  if (key === 'Escape') {
    list.show('closed');
    return isOpen;
  }
  if (key === 'Enter') {
    if (isOpen && list.options.ref.current?.choose() === true) return true;
    list.show('closed');
    return selectNextFromCaret(currentTarget);
  }
  return key === 'Tab' && !shiftKey && selectNextFromCaret(currentTarget);
};

/**
 * A field for an endpoint that suggests the operations of a provider while somebody types, and on the arrow keys. Tab and
 * Enter go to the next parameter that is not filled in; Shift+Tab, and Tab behind the last one, leave the field.
 */
export const OperationField = (props: OperationFieldProps) => {
  const { providerId, onChoose, onChange, onBlur, onPaste, ...input } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useList(field, onChoose);
  const notes = useFieldNotes(input.value);
  const isOpen = providerId !== undefined && list.shown !== 'closed';
  const hasOptions = isOpen && list.hasOptions;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (providerId === undefined || !press(event, list)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <TextInput
        {...input}
        {...notes}
        ref={field}
        role="combobox"
        aria-expanded={hasOptions}
        aria-autocomplete="list"
        aria-controls={hasOptions ? id : undefined}
        aria-activedescendant={hasOptions ? list.marked : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          list.show('typing');
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          onBlur?.(event);
          list.show('closed');
        }}
        onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
          onPaste?.(event);
          // It was more than an endpoint, and fills the whole form.
          if (event.defaultPrevented) list.show('closed');
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <OperationList id={id} providerId={providerId} typed={input.value} {...list.options} />
        </Suspense>
      )}
    </>
  );
};
