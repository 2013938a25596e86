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
