import { andList, orList } from '@gatehouse/contract/plain/word-list.ts';
import type { Understood } from '@gatehouse/contract/understood.ts';
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from '#src/features/discover/understood.module.css';

const quoted = (words: readonly string[]): string => andList(words.map((word) => `“${word}”`));

/** The language of a text, and that another works better if hardly anything of it was understood. */
const languageNote = ({ language, needs }: Understood): string | null => {
  if (language === null) return null;
  const isRead = needs.some(({ kind, isImplied }) => kind !== 'word' && !isImplied);
  return isRead ? `Read as ${language}.` : `This looks like ${language}. English works best.`;
};

/**
 * What no API of the catalog does. What is listed only comes near it, unless it does something else that is asked for. A question
 * says so itself.
 */
const lacksNote = ({ lacks, needs, question }: Understood): string | null => {
  if (lacks.length === 0 || question !== null) return null;
  const isMet = needs.some((need) => need.kind !== 'word' && !need.isImplied && need.isMet);
  return `Nothing in the catalog is for ${orList(lacks)}.${isMet ? '' : ' These only come close.'}`;
};

/** Words that the catalog has nothing for. */
const notCoveredNote = ({ lacks, notCovered, question }: Understood): string | null => {
  const words = notCovered.filter((word) => !lacks.includes(word));
  return words.length === 0 || question !== null ? null : `Nothing in the catalog covers ${quoted(words)}.`;
};

/** Conditions that were noticed, but that no entry of the catalog states. */
const uncheckedNote = ({ constraints }: Understood): string | null => {
  const names = constraints.filter(({ isRead }) => !isRead).map(({ name }) => name);
  return names.length === 0 ? null : `Not checked, because the catalog does not say: ${andList(names)}.`;
};

/** What narrows the results: each `name` can be disregarded. */
const conditionsIn = ({ constraints, leftOut }: Understood): { name: string; text: string }[] => [
  ...constraints.filter(({ isRead }) => isRead).map(({ name }) => ({ name, text: `Only: ${name}` })),
  ...leftOut.map((name) => ({ name, text: `Not ${name}` })),
];

interface NotesProps {
  understood: Understood;
  /** Searches again for the same text without a condition, an exclusion or a correction. */
  onDisregard: (name: string) => void;
}

const Corrections = ({ understood: { corrections }, onDisregard }: NotesProps) =>
  corrections.map(({ typed, read }) => (
    <p key={typed}>
      Read “{typed}” as “{read}”.{' '}
      <Anchor component="button" type="button" inherit onClick={() => onDisregard(typed)}>
        Search for “{typed}” instead
      </Anchor>
    </p>
  ));

const Conditions = ({ understood, onDisregard }: NotesProps) => {
  const conditions = conditionsIn(understood);
  if (conditions.length === 0) return null;
  return (
    <ul className={classes.conditions} aria-label="Conditions">
      {conditions.map(({ name, text }) => (
        <li key={text}>
          <Button
            variant="default"
            size="xs"
            classNames={{ root: classes.condition, label: classes.label }}
            rightSection={<IconX size={12} stroke={2} aria-hidden />}
            onClick={() => onDisregard(name)}
          >
            {text}
            <VisuallyHidden>: remove this condition and search again</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** How a text was read where that is not obvious: corrected, in another language, only in part, with conditions. */
export const UnderstoodNotes = (props: NotesProps) => {
  const { understood } = props;
  const sentences = [
    lacksNote(understood),
    languageNote(understood),
    notCoveredNote(understood),
    uncheckedNote(understood),
  ];
  const shown = sentences.filter((sentence) => sentence !== null);
  const hasMore = understood.corrections.length > 0 || conditionsIn(understood).length > 0;
  if (shown.length === 0 && !hasMore) return null;
  return (
    <Text component="div" size="sm" className={classes.notes}>
      <Corrections {...props} />
      {shown.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Conditions {...props} />
    </Text>
  );
};
