const MAX_HEADER = 8_192;
const MAX_LINKS = 50;
const MAX_TARGET = 2_048;

/** A target as written, which may be relative, and its relations in lower case. */
export type Link = { target: string; relations: string[] };

// RFC 8288 section 3: `<target>; rel="one two"; title="…"`, several separated by commas.
const LINK = /<([^<>]*)>((?:\s*;[^<>,"]*(?:"[^"]*"[^<>,"]*)*)?)/g;

const PARAMETER = /;\s*([\w!#$&+\-.^`|~*]+)(?:\s*=\s*(?:"([^"]*)"|([^",;\s]*)))?/g;

/** The first `rel`, as RFC 8288 requires; quoted text of other parameters is ignored. */
const relationsOf = (parameters: string): string[] => {
  const rel = [...parameters.matchAll(PARAMETER)].find(([, name]) => name?.toLowerCase() === 'rel');
  const names = (rel?.[2] ?? rel?.[3] ?? '').toLowerCase().split(/\s+/);
  return names.filter((name) => name !== '');
};

/** The links of a Link header (RFC 8288), in its order, without those that are too long for a URL. */
export const readLinkHeader = (header: string | undefined): Link[] =>
  [...(header ?? '').slice(0, MAX_HEADER).matchAll(LINK)]
    .slice(0, MAX_LINKS)
    .filter(([, target = '']) => target.length <= MAX_TARGET)
    .map(([, target = '', parameters = '']) => ({ target, relations: relationsOf(parameters) }));
