import type { CallBody } from '@gatehouse/contract/body.ts';
import { type Path, stepsOf } from '@gatehouse/request/body/json-leaves.ts';

/** Leads to one value: a part, then names and indexes. A query parameter has an index among those with its name. */
export type ValuePlace = readonly (string | number)[];

export type Leaf = {
  /** The first step of its place. */
  part: string;
  /** Of its place, which is written out only where it is needed: as long as the value is deep. */
  path: Path;
  value: string | number;
  /** Where a value of the URL begins in it; for a value of the headers or the body, how many are before it there. */
  at: number;
  /** Of a body by its kind: whether it is a secret or contains one. The first to ask has the text read. */
  isSecret?: () => boolean;
  /** It is a part of a text, in which nothing but asterisks shows where a mask begins. */
  isInText?: true;
};

/** The path of a part of a request, which is no name. */
export const rootOf = (part: string): Path => ({ parent: undefined, step: part, name: undefined });

export const placeOf = ({ path }: Pick<Leaf, 'path'>): ValuePlace => stepsOf(path);

const FIELDS = {
  path: 'endpoint',
  query: 'endpoint',
  endpoint: 'endpoint',
  headers: 'headers',
  requestBody: 'requestBody',
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS] | 'body';

/**
 * The field of a request that has a place: what is in none of the others is in its body by its kind.
 * @param body of the request: JSON in it has the places of `requestBody`
 */
export const fieldOfPlace = ([part]: ValuePlace, body?: CallBody | null): Field => {
  const field = FIELDS[part as keyof typeof FIELDS] ?? 'body';
  return field === 'requestBody' && (body ?? null) !== null ? 'body' : field;
};

/** A place as it is stored. */
export const placeText = (place: ValuePlace): string => JSON.stringify(place);

/** The names that lead to a value, the last one first. */
export const namesOfLeaf = ({ path, isInText }: Pick<Leaf, 'path' | 'isInText'>): string[] => {
  const names: string[] = [];
  if (isInText) return names;
  for (let one = path; one.parent !== undefined; one = one.parent)
    if (typeof one.step === 'string') names.push(one.step);
  return names;
};

type Node = { isPlace: boolean; below: Map<string | number, Node> };

const newNode = (): Node => ({ isPlace: false, below: new Map() });

/** Says whether a value is at one of these places: the work grows with the number of values, however deep they are. */
export const placeTest = (places: Iterable<string>): ((leaf: Pick<Leaf, 'path'>) => boolean) => {
  const root = newNode();
  for (const text of places) {
    let node = root;
    for (const step of JSON.parse(text) as ValuePlace) {
      const below = node.below.get(step) ?? newNode();
      node.below.set(step, below);
      node = below;
    }
    node.isPlace = true;
  }
  const nodes = new Map<Path | undefined, Node | undefined>([[undefined, root]]);
  const find = (path: Path): Node | undefined => {
    const below: Path[] = [];
    let above: Path | undefined = path;
    for (; above !== undefined && !nodes.has(above); above = above.parent) below.push(above);
    let node = nodes.get(above);
    for (const one of below.reverse()) {
      node = node?.below.get(one.step);
      nodes.set(one, node);
    }
    return node;
  };
  return ({ path }) => find(path)?.isPlace === true;
};
