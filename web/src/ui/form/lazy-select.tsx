import { type Primitive, type SelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Loadable, loadExport } from '#src/lib/load-once.ts';
import { choicesOf, isLong } from '#src/ui/form/select-choices.ts';
import type { SelectView } from '#src/ui/form/select-view.tsx';

const view = loadExport(() => import('#src/ui/form/select-view.tsx'), 'SelectView');
const longView = loadExport(() => import('#src/ui/form/long-select-view.tsx'), 'LongSelectView');

/** Loads the select immediately and shows it once it is loaded. It takes over the focus of the placeholder field. */
const useView = (code: Loadable<typeof SelectView>) => {
  const [, setLoaded] = useState<unknown>();
  const View = code.read();
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (code.read() !== undefined) return;
    code.load().then(
      () => {
        hadFocus.current = place.current?.contains(document.activeElement) === true;
        setLoaded(code);
      },
      // The field shows the chosen value; changing it needs the network.
      () => undefined,
    );
  }, [code]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the view is rendered
  useLayoutEffect(() => {
    if (hadFocus.current) place.current?.querySelector('input')?.focus();
  }, [View]);
  return { View, place };
};

const labelOf = <Value extends Primitive>(data: SelectProps<Value>['data'], value: unknown): string =>
  choicesOf<Value>(data ?? []).find(({ item }) => item.value === value)?.item.label ?? '';

/** A select for the first view of a screen, which does not wait for the code of the select's list. */
export const LazySelect = <Value extends Primitive = string>(props: SelectProps<Value>) => {
  const { label, placeholder, description, error, leftSection, inputWrapperOrder, data = [], value } = props;
  const { View, place } = useView(isLong<Value>(data) ? longView : view);
  const { className, classNames, withAsterisk, 'aria-label': ariaLabel } = props;
  return (
    <div ref={place}>
      {View === undefined ? (
        <TextInput
          {...{
            label,
            withAsterisk,
            placeholder,
            description,
            error,
            leftSection,
            inputWrapperOrder,
            className,
          }}
          aria-label={ariaLabel}
          // The parts of a text field are among those of a select.
          classNames={classNames as TextInputProps['classNames']}
          value={labelOf<Value>(data, value)}
          // As much room as the arrow of the select takes: one that is as wide as its text must not grow.
          rightSection=" "
          readOnly
          aria-busy
        />
      ) : (
        <View {...props} />
      )}
    </div>
  );
};
