/** Leads to one value: a part, then names and indexes. A query parameter has an index among those with its name. */
export type ValuePlace = readonly (string | number)[];

export type Leaf = {
  place: ValuePlace;
  value: string | number;
  /** The names that lead to the value, the last one first. */
  names: readonly string[];
  /** Where a value of the URL begins in it; for a value of the headers or the body, how many are before it there. */
  at: number;
  /** Of a body by its kind: whether it is a secret or contains one. */
  isSecret?: boolean;
  /** It is a part of a text, in which nothing but asterisks shows where a mask begins. */
  isInText?: true;
};
