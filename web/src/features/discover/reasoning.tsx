import { Text, Title } from '@mantine/core';
import classes from '#src/features/discover/discover.module.css';
import { reasoningBlocks } from '#src/features/discover/reasoning-blocks.ts';

interface ParagraphProps {
  text: string;
  names: readonly string[];
}

/** One that begins with the name of an API is about it; the name then stands out. */
const Paragraph = ({ text, names }: ParagraphProps) => {
  const name = names.find((candidate) => text.startsWith(`${candidate}: `));
  if (name === undefined) return <p>{text}</p>;
  return (
    <p>
      <strong>{name}:</strong>
      {text.slice(name.length + 1)}
    </p>
  );
};

interface ReasoningProps {
  /** Plain text, whoever wrote it. */
  text: string;
  /** Of the APIs that were recommended. */
  names: readonly string[];
}

/** Why these were chosen. */
export const Reasoning = ({ text, names }: ReasoningProps) => {
  const blocks = reasoningBlocks(text);
  if (blocks.length === 0) return null;
  return (
    <section className={classes.reasoning}>
      <Title order={3} size="h5">
        Reasoning:
      </Title>
      <Text component="div" size="sm" className={classes.reasons}>
        {blocks.map((block, index) =>
          block.kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes, and may say a thing twice
            <Paragraph key={index} text={block.text} names={names} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <ul key={index}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </Text>
    </section>
  );
};
