import type { JsonValue } from '@gatehouse/contract/common.ts';
import { andList } from '@gatehouse/contract/plain/word-list.ts';
import type { MaskedOriginal, TestResult } from '@gatehouse/contract/testing.ts';
import type { SecretNoun } from '@gatehouse/request/credential.ts';
import { Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#src/features/testing/response/response.module.css';
import { trpc } from '#src/lib/trpc.ts';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { FROM_ERROR } from '#src/ui/feedback/tell-failure.ts';

/** Puts what each mask stands for in its place. A longer mask may begin like a shorter one, so it comes first. */
const unmasker = (originals: readonly MaskedOriginal[], as: 'text' | 'value') => {
  const longestFirst = originals.toSorted((a, b) => b.shown.length - a.shown.length);
  return (text: string): string =>
    longestFirst.reduce((shown, original) => shown.replaceAll(original.shown, () => original[as]), text);
};

/** The result with its masked secrets shown: in text as they were sent, in a tree as the parsed value has them. */
export const withSecrets = (result: TestResult, originals: readonly MaskedOriginal[]): TestResult => {
  const inText = unmasker(originals, 'text');
  const inValue = unmasker(originals, 'value');
  const show = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return inValue(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(show);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [inValue(name), show(inner)]));
  };
  const { response, text, headers, statusText } = result;
  return {
    ...result,
    response: typeof response === 'string' ? inText(response) : response && show(response),
    text: text && inText(text),
    headers:
      headers &&
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [inText(name), inText(value)])),
    statusText: statusText && inText(statusText),
  };
};

type Masked = NonNullable<TestResult['maskedSecrets']>;

/** What is masked and stays so, in words. */
const othersIn = ({ variables = [], hasHidden }: Masked): string[] => [
  ...variables.map((name) => `the secret variable ${name}`),
  ...(hasHidden === true ? ['a hidden value of this endpoint'] : []),
];

/** What is masked in a response, in words. @param isShown if the key is shown in it */
export const maskedText = (masked: Masked, noun: SecretNoun, isShown: boolean): string => {
  const others = othersIn(masked);
  const all = masked.token === undefined || isShown ? others : [`your ${noun}`, ...others];
  const [appear, are, stay] = all.length > 1 ? ['appear', 'are', 'stay'] : ['appears', 'is', 'stays'];
  const list = andList(all);
  const subject = list.charAt(0).toUpperCase() + list.slice(1);
  if (!isShown) return `${subject} ${appear} in this response and ${are} masked.`;
  const shown = `Your ${noun} is shown in this response. That was recorded.`;
  return others.length === 0 ? shown : `${shown} ${subject} ${stay} masked.`;
};

interface MaskedNoticeProps {
  text: string;
  isShown: boolean;
  isBusy: boolean;
  /** Undefined if nothing of it can be shown. */
  onToggle: (() => void) | undefined;
}

/** One line: what is masked in the response, and the button that shows or hides the key in it. */
const MaskedNotice = ({ text, isShown, isBusy, onToggle }: MaskedNoticeProps) => (
  <div className={classes.remark}>
    <Text size="sm" c="dimmed" role="status">
      {text}
    </Text>
    {onToggle !== undefined && (
      <BusyButton
        variant="default"
        size="xs"
        icon={isShown ? IconEyeOff : IconEye}
        isBusy={isBusy}
        onClick={onToggle}
      >
        {isShown ? 'Hide' : 'Show'}
      </BusyButton>
    )}
  </div>
);

/** The result as it is shown: with the key masked, until the user asks for it. Another result is masked again. */
export const useMaskedSecrets = (result: TestResult, noun: SecretNoun) => {
  const [revealed, setRevealed] = useState<{ of: TestResult; originals: MaskedOriginal[] }>();
  const reveal = trpc.testing.revealMasked.useMutation({ meta: { failure: FROM_ERROR } });
  const originals = revealed?.of === result ? revealed.originals : undefined;
  const masked = result.maskedSecrets;
  const token = masked?.token;
  const toggle = (): void => {
    if (originals !== undefined) setRevealed(undefined);
    else if (token !== undefined)
      reveal.mutate(
        { token },
        { onSuccess: (found) => setRevealed({ of: result, originals: found.originals }) },
      );
  };
  return {
    shown: originals === undefined ? result : withSecrets(result, originals),
    notice:
      masked === undefined ? null : (
        <MaskedNotice
          text={maskedText(masked, noun, originals !== undefined)}
          isShown={originals !== undefined}
          isBusy={reveal.isPending}
          onToggle={token === undefined ? undefined : toggle}
        />
      ),
  };
};
