import { Text, Title } from '@mantine/core';
import classes from '#src/features/discover/discover.module.css';
import {
  type ReasoningBlock,
  reasoningBlocks,
  subjectOf,
  wholeAndParts,
} from '#src/features/discover/reasoning-blocks.ts';

interface ParagraphProps {
  text: string;
  names: readonly string[];
}

/** The name of the API that it is about stands out. */
const Paragraph = ({ text, names }: ParagraphProps) => {
  const name = subjectOf(text, names);
  if (name === undefined) return <p>{text}</p>;
  return (
    <p>
      <strong>{name}:</strong>
      {text.slice(name.length + 1)}
    </p>
  );
};

interface BlocksProps {
  blocks: readonly ReasoningBlock[];
  names: readonly string[];
}

const Blocks = ({ blocks, names }: BlocksProps) =>
  blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes, and may say a thing twice
      <Paragraph key={index} text={block.text} names={names} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ul key={index}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>{item}</li>
        ))}
      </ul>
    ),
  );

interface ReasoningProps {
  /** Plain text, whoever wrote it. */
  text: string;
  /** Of the APIs that were recommended. */
  names: readonly string[];
}

/** Why these were chosen. */
export const Reasoning = ({ text, names }: ReasoningProps) => {
  const { whole, parts } = wholeAndParts(reasoningBlocks(text), names);
  if (whole.length + parts.length === 0) return null;
  return (
    <section className={classes.reasoning}>
      <Title order={3} size="h5">
        Reasoning:
      </Title>
      <Text component="div" size="sm" className={classes.reasons}>
        <Blocks blocks={whole} names={names} />
      </Text>
      {parts.length > 0 && (
        <Text component="div" size="xs" c="dimmed" className={classes.parts}>
          <Blocks blocks={parts} names={names} />
        </Text>
      )}
    </section>
  );
};
