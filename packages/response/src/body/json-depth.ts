/** Maximum nesting of JSON: beyond a few thousand levels, serialising it overflows the stack, here and in a browser. */
export const MAX_JSON_DEPTH = 1000;

/** Checks the text alone, before it is parsed. */
export const nestsTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
};
