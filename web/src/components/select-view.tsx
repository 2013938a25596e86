import { type Primitive, Select, type SelectProps } from '@mantine/core';

/** Mantine's select with its list. Loaded only by lazy-select.tsx. */
export const SelectView = <Value extends Primitive>(props: SelectProps<Value>) => <Select {...props} />;
