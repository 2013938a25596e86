export type ReasoningBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** The reasoning as it is read: each line that is not empty a paragraph, neighbouring lines with a bullet a list. */
export const reasoningBlocks = (reasoning: string): ReasoningBlock[] => {
  const blocks: ReasoningBlock[] = [];
  for (const line of reasoning.split(/\r?\n/).map((text) => text.trim())) {
    const last = blocks.at(-1);
    const item = line.replace(ITEM, '');
    if (line === '') continue;
    if (item === line) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
};

/** The one of these APIs that a paragraph begins with, and so is about. */
export const subjectOf = (text: string, names: readonly string[]): string | undefined =>
  names.find((name) => text.startsWith(`${name}: `));

/**
 * What is said of the whole answer, then what is said of each API, both in their order: who answered, and what nothing
 * meets, is read before the facts of six APIs. A list belongs to the paragraph above it.
 */
export const wholeAndParts = (
  blocks: readonly ReasoningBlock[],
  names: readonly string[],
): { whole: ReasoningBlock[]; parts: ReasoningBlock[] } => {
  const whole: ReasoningBlock[] = [];
  const parts: ReasoningBlock[] = [];
  let current = whole;
  for (const block of blocks) {
    if (block.kind === 'paragraph') current = subjectOf(block.text, names) === undefined ? whole : parts;
    current.push(block);
  }
  return { whole, parts };
};
