/** What users type has no end; what is remembered of it has. */
const MOST = 20_000;
const LONGEST = 64;

/** A function that computes the answer for each text once. A long text is not remembered, and beyond the most it begins anew. */
export const remembered = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined) return answer;
    const found = compute(text);
    if (known.size >= MOST) known.clear();
    if (text.length <= LONGEST) known.set(text, found);
    return found;
  };
};
