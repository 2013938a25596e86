import { type Primitive, type SelectProps, TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadExport } from '#src/lib/load-once.ts';
import type { SelectView } from '#src/ui/form/select-view.tsx';

const view = loadExport(() => import('#src/ui/form/select-view.tsx'), 'SelectView');

/** Loads the select immediately and shows it once it is loaded. It takes over the focus of the placeholder field. */
const useView = () => {
  const [View, setView] = useState<typeof SelectView | undefined>(view.read);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    view.load().then(
      (loaded) => {
        hadFocus.current = place.current?.contains(document.activeElement) === true;
        setView(() => loaded);
      },
      // The field shows the chosen value; changing it needs the network.
      () => undefined,
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the view is rendered
  useLayoutEffect(() => {
    if (hadFocus.current) place.current?.querySelector('input')?.focus();
  }, [View]);
  return { View, place };
};

type Choices<Value extends Primitive> = NonNullable<SelectProps<Value>['data']>;

const labelOf = <Value extends Primitive>(data: Choices<Value>, value: unknown): string => {
  for (const choice of data) {
    if (typeof choice !== 'object') {
      if (choice === value) return String(choice);
    } else if ('items' in choice) {
      const label = labelOf<Value>(choice.items as Choices<Value>, value);
      if (label !== '') return label;
    } else if (choice.value === value) return choice.label;
  }
  return '';
};

/** A select for the first view of a screen, which does not wait for the code of the select's list. */
export const LazySelect = <Value extends Primitive = string>(props: SelectProps<Value>) => {
  const { View, place } = useView();
  const { label, placeholder, description, error, leftSection, inputWrapperOrder, data = [], value } = props;
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
          readOnly
          aria-busy
        />
      ) : (
        <View {...props} />
      )}
    </div>
  );
};
