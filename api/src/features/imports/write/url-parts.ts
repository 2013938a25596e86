import { parameterPair, splitUrl } from '#src/features/imports/read/entry-query.ts';

/** `https://api.example.com` and `/v1/models`, as they are written: placeholders and variables stay readable. */
export const originAndPath = (url: string): { origin: string; path: string } => {
  const { path } = splitUrl(url);
  const [origin = ''] = /^(?:https?:\/\/|\{\{)[^/]*/i.exec(path) ?? [];
  return { origin, path: path.slice(origin.length) || '/' };
};

/** The parameters of the query, decoded. */
export const queryOf = (url: string): (readonly [string, string])[] =>
  splitUrl(url).parameters.map(parameterPair);
