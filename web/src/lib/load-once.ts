/** Something that is loaded when it is first needed, and then kept. */
export interface Loadable<T> {
  /** The loaded value; undefined until it is loaded. */
  read: () => T | undefined;
  /** Rejects if loading fails; the next call tries again. */
  load: () => Promise<T>;
}

export const loadOnce = <T>(fetchValue: () => Promise<T>): Loadable<T> => {
  let value: T | undefined;
  let pending: Promise<T> | undefined;

  const fetchAndKeep = async (): Promise<T> => {
    try {
      value = await fetchValue();
      return value;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };

  return {
    read: () => value,
    load: () => {
      pending ??= fetchAndKeep();
      return pending;
    },
  };
};
