import type { JsonValue } from '@gatehouse/contract/common.ts';
import { type FindOptions, findSecrets } from '#src/find-secrets.ts';

/** A value as JSON, and where its texts and numbers are in it. */
const written = (value: JsonValue): { json: string; leaves: [start: number, end: number][] } => {
  const parts: string[] = [];
  const leaves: [number, number][] = [];
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  const write = (one: JsonValue): void => {
    if (typeof one === 'string' || typeof one === 'number') {
      const quotes = typeof one === 'string' ? 1 : 0;
      const start = length + quotes;
      add(JSON.stringify(one));
      leaves.push([start, length - quotes]);
    } else if (typeof one !== 'object' || one === null) add(String(one));
    else if (Array.isArray(one)) {
      add('[');
      for (const [at, inner] of one.entries()) {
        if (at > 0) add(',');
        write(inner);
      }
      add(']');
    } else {
      add('{');
      for (const [at, [name, inner]] of Object.entries(one).entries()) {
        add(`${at > 0 ? ',' : ''}${JSON.stringify(name)}:`);
        write(inner);
      }
      add('}');
    }
  };
  write(value);
  return { json: parts.join(''), leaves };
};

/**
 * Which texts and numbers of a JSON value are secrets or contain one: by the names that lead to them, by what stands beside
 * them, or by themselves.
 * @returns by their numbers in the order in which `Object.entries` lists them, from 0: whether the whole value is the secret
 */
export const secretLeaves = (value: JsonValue, options?: FindOptions): ReadonlyMap<number, boolean> => {
  const { json, leaves } = written(value);
  const secret = new Map<number, boolean>();
  let at = 0;
  for (const span of findSecrets(json, 'json', options)) {
    while (at < leaves.length && (leaves[at]?.[1] ?? 0) <= span.start) at += 1;
    for (let next = at; next < leaves.length; next += 1) {
      const [start, end] = leaves[next] ?? [0, 0];
      if (start >= span.end) break;
      secret.set(next, span.start <= start && span.end >= end);
    }
  }
  return secret;
};
