import { CALL_METHODS } from '#src/plain/call-methods.ts';

/*
 * The limits and options of saved endpoints. Screens show them before any schema is loaded, so this imports none.
 */

export const ENDPOINT_METHODS = CALL_METHODS;
export type EndpointMethod = (typeof ENDPOINT_METHODS)[number];

export const MIN_ENDPOINT_NAME_LENGTH = 2;
export const MAX_ENDPOINT_NAME_LENGTH = 200;
export const MAX_ENDPOINT_DESCRIPTION_LENGTH = 2000;

/** Characters of the body as JSON text, and of the headers: the list contains those of all endpoints. */
export const MAX_ENDPOINT_PART_LENGTH = 65_536;

/** Hidden values of one endpoint: each is sealed on its own. */
export const MAX_HIDDEN_VALUES = 100;

export const MAX_FOLDER_NAME_LENGTH = 200;
/** All of them are read for each list and each change. */
export const MAX_FOLDERS = 2000;
/** A folder that is in no other has depth 1. */
export const MAX_FOLDER_DEPTH = 20;
