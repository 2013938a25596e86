import type { Understood } from '@gatehouse/contract/understood.ts';
import { Button } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import classes from '#src/features/discover/understood.module.css';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';

interface NoApisFoundProps {
  question: Understood['question'];
  /** Shown if there is no question. */
  text: string;
  /** Fills in a reply and searches for it. */
  onReply: (reply: string) => void;
}

/** Why nothing was found, and what could be asked instead, each one press away. */
export const NoApisFound = ({ question, text, onReply }: NoApisFoundProps) => (
  <EmptyState
    icon={IconZoomQuestion}
    title="No APIs Found"
    text={question?.text ?? text}
    action={
      question !== null && (
        <fieldset className={classes.replies} aria-label="Search for one of these">
          {question.replies.map((reply) => (
            <Button
              key={reply}
              variant="default"
              size="xs"
              classNames={{ root: classes.reply, label: classes.label }}
              onClick={() => onReply(reply)}
            >
              {reply}
            </Button>
          ))}
        </fieldset>
      )
    }
  />
);
