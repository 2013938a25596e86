import type { ComboboxItem, Primitive, SelectProps } from '@mantine/core';

type Choices<Value extends Primitive> = NonNullable<SelectProps<Value>['data']>;

/** An option of a select, and the group that it is in. */
export interface SelectChoice<Value extends Primitive> {
  group: string | undefined;
  item: ComboboxItem<Value>;
}

/** The options of a select one after another, however they were given. */
export const choicesOf = <Value extends Primitive>(
  data: Choices<Value>,
  group?: string,
): SelectChoice<Value>[] =>
  data.flatMap((one): SelectChoice<Value>[] => {
    if (typeof one !== 'object')
      return [{ group, item: { value: one, label: String(one) } as ComboboxItem<Value> }];
    if ('items' in one) return choicesOf<Value>(one.items as Choices<Value>, String(one.group));
    return [{ group, item: one as ComboboxItem<Value> }];
  });

/** With more options than this, only those in view are drawn. */
const MOST_DRAWN = 100;

/** Without going through thousands of them. */
export const isLong = <Value extends Primitive>(data: Choices<Value>): boolean => {
  let count = 0;
  for (const one of data) {
    count += typeof one === 'object' && 'items' in one ? one.items.length : 1;
    if (count > MOST_DRAWN) return true;
  }
  return false;
};
