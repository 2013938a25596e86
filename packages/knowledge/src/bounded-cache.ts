/** Reads each key once, as long as it is among the last `most`: then the cache begins again, so that it never grows beyond. */
export const boundedCache = <Key, Value>(most: number, read: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) {
      if (known.size >= most) known.clear();
      known.set(key, read(key));
    }
    return known.get(key) as Value;
  };
};
