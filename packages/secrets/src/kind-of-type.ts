import type { TextKind } from '#src/reader/reader.ts';

/** The kind of a body with this Content-Type. */
export const kindOfType = (type = ''): TextKind => {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return 'form';
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/[/+]xml\b/i.test(type)) return 'xml';
  if (/[/+.-]ya?ml\b/i.test(type)) return 'yaml';
  if (/[/+.-]toml\b/i.test(type)) return 'toml';
  if (/\/(?:csv|tab-separated-values)\b/i.test(type)) return 'csv';
  if (/[/+]graphql\b/i.test(type)) return 'graphql';
  return /[/+]json\b/i.test(type) ? 'json' : 'plain';
};
