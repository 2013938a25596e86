/** Of one value of a key, in characters. Apart from the schemas, so that a browser needs none to know it. */
export const MAX_KEY_PART_LENGTH = 8192;
