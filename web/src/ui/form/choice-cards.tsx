import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from '#src/ui/form/choice-cards.module.css';
import { CutText } from '#src/ui/text/cut-text.tsx';

interface CardChoice {
  id: number;
  name: string;
  icon: ReactNode;
  text: string;
  badge?: ReactNode;
}

interface ChoiceCardsProps {
  /** What is chosen: `Provider`. */
  label: string;
  choices: readonly CardChoice[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

const ChoiceCard = ({
  choice: { id, name, icon, text, badge },
  group,
  isChosen,
  onChoose,
}: {
  choice: CardChoice;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}) => {
  const textId = `${group}-${id}`;
  return (
    <label className={classes.card}>
      <input
        type="radio"
        name={group}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        // The chosen card can be chosen again, which leads on.
        onClick={isChosen ? onChoose : undefined}
        aria-labelledby={`${textId}-name`}
        aria-describedby={`${textId}-badge ${textId}-text`}
        className={classes.radio}
      />
      <span className={classes.head}>
        {icon}
        <Text component="span" size="sm" fw={600} id={`${textId}-name`}>
          <CutText lines={2}>{name}</CutText>
        </Text>
        <span id={`${textId}-badge`} className={classes.badge}>
          {badge}
        </span>
      </span>
      <Text component="span" size="sm" c="dimmed" id={`${textId}-text`} className={classes.text} data-cut="">
        {text}
      </Text>
    </label>
  );
};

/** Cards of which one can be chosen. They are radio buttons: the arrow keys move between them. */
export const ChoiceCards = ({ label, choices, chosenId, onChoose }: ChoiceCardsProps) => {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.cards} data-wide="">
      {choices.map((choice) => (
        <ChoiceCard
          key={choice.id}
          choice={choice}
          group={group}
          isChosen={choice.id === chosenId}
          onChoose={() => onChoose(choice.id)}
        />
      ))}
    </div>
  );
};
