/** Something that is fetched when it is first needed, and then kept. */
export interface Loadable<T> {
  /** What was loaded; undefined until then. */
  read: () => T | undefined;
  /** Rejects when the fetch fails; the next call tries again. */
  load: () => Promise<T>;
}

export const loadOnce = <T>(bring: () => Promise<T>): Loadable<T> => {
  let value: T | undefined;
  let pending: Promise<T> | undefined;

  const bringAndKeep = async (): Promise<T> => {
    try {
      value = await bring();
      return value;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };

  return {
    read: () => value,
    load: () => {
      pending ??= bringAndKeep();
      return pending;
    },
  };
};
