import { writtenVariable } from '@gatehouse/contract/plain/variables/marks.ts';
import { variablesOfRequest } from '@gatehouse/request/variables/fill-request.ts';
import type { ImportedEndpoint } from '#src/features/imports/read/draft.ts';
import type { Templates } from '#src/features/imports/read/templates.ts';
import { isDynamic } from '#src/features/imports/read/variables.ts';

const inBraces = (names: readonly string[]): string => names.map((name) => writtenVariable(name)).join(', ');

/** What stands for values that another program makes up, and for those that the document does not have: a note for each. */
export const variableNotes = (endpoint: ImportedEndpoint, { isKnown }: Templates): string[] => {
  const names = [...variablesOfRequest(endpoint).keys()];
  const dynamic = names.filter(isDynamic);
  const unknown = names.filter((name) => !isDynamic(name) && !isKnown(name));
  return [
    ...(dynamic.length === 0
      ? []
      : [`${inBraces(dynamic)}: enter values before a call, none are made up here`]),
    ...(unknown.length === 0
      ? []
      : [`${inBraces(unknown)}: the document has no value, so a call takes it from an environment`]),
  ];
};
