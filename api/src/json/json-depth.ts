/** Levels that JSON may nest: past a few thousand, writing it out again overflows the stack, here and in a browser. */
export const MAX_JSON_DEPTH = 1000;

/** Tells by the text alone, before anything is made of it. */
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
