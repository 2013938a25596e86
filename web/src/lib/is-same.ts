/** Whether two values of a form or of an entity, which are JSON, are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
