import type { FailedCall } from '#src/error/failed-call.ts';
import type { ReadError } from '#src/error/meaning.ts';

/** How languages say that a program has a fault: nobody writes so of a request. */
const FAULT =
  /'NoneType' object\b|\bobject has no attribute '|\b(?:too many|not enough) values to unpack\b|\bcannot read propert(?:y|ies) (?:of (?:undefined|null)\b|['"][\w$]{1,60}['"] of (?:undefined|null)\b)|\bNullPointerException\b|\bnil pointer dereference\b|\bobject reference not set to an instance\b|\bcall to a member function \w+\(\) on null\b/i;
const MAX_SEARCHED = 4_000;

const OF_PROGRAM =
  'The API failed on its side: the words are those of a fault in its program. A value that it does not expect, or one that is missing, may have led there; whoever runs it finds more in its log. The {key} is not the reason.';

/** By the words of a fault in the program of the API. Unlike sayings they count with any status: some send them with 400 or 424. */
export const readByProgramFault = ({ message, isPartial }: FailedCall): ReadError | undefined =>
  !isPartial && FAULT.test(message.slice(0, MAX_SEARCHED))
    ? { cause: 'server', text: OF_PROGRAM, source: 'name' }
    : undefined;
