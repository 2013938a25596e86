/* The bounds of environments. Screens need them before any schema is loaded, so this imports none. */

export const MAX_ENVIRONMENTS = 100;
export const MAX_ENVIRONMENT_NAME_LENGTH = 100;
export const MAX_VARIABLES = 500;
export const MAX_VARIABLE_VALUE_LENGTH = 16_384;
/** Characters of all values of an environment together. */
export const MAX_VARIABLES_LENGTH = 262_144;
