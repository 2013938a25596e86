import { Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '#src/ui/layout/section.tsx';
import { BreakableUrl } from '#src/ui/text/breakable-url.tsx';
import { CutText } from '#src/ui/text/cut-text.tsx';
import { DateText } from '#src/ui/text/date-text.tsx';
import { ExternalLink } from '#src/ui/text/external-link.tsx';
import { Fact, FactList } from '#src/ui/text/fact-list.tsx';
import { HighlightedText } from '#src/ui/text/highlighted-text.tsx';
import { KeyHint } from '#src/ui/text/key-hint.tsx';
import { LinkButton, TextLink } from '#src/ui/text/link.tsx';
import { RemovableList } from '#src/ui/text/removable-list.tsx';
import { RevealToggle, SecretText } from '#src/ui/text/secret.tsx';

const LONG = 'A text that somebody else wrote, longer than any place that there is for it on this screen';
const URL_TEXT = 'https://api.example.com/v1/customers/search?query=name&limit=100&starting_after=cus_4242';

const Secret = () => {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Group gap="xs">
      <SecretText value={isRevealed ? 'open-sesame' : 'ope********************'} isRevealed={isRevealed} />
      <RevealToggle name="the word" isRevealed={isRevealed} onToggle={() => setRevealed(!isRevealed)} />
    </Group>
  );
};

const Removable = () => {
  const [items, setItems] = useState(['one.example.com', 'two.example.com:8443']);
  return (
    <RemovableList
      items={items}
      verb="Remove"
      hint="Remove"
      icon={IconTrash}
      removing={undefined}
      onRemove={(item, onRemoved) => {
        setItems(items.filter((one) => one !== item));
        onRemoved();
      }}
    />
  );
};

export const TextStories = () => (
  <Section title="Texts">
    <FactList>
      <Fact name="Cut">
        <CutText>{LONG}</CutText>
      </Fact>
      <Fact name="URL">
        <BreakableUrl url={URL_TEXT} />
      </Fact>
      <Fact name="Date">
        <DateText iso="2026-07-02T15:40:00Z" withRelative />
      </Fact>
      <Fact name="Found">
        <HighlightedText text="Rotate the thing" spans={[[0, 3]]} />
      </Fact>
      <Fact name="Secret">
        <Secret />
      </Fact>
      <Fact name="Shortcut">
        <KeyHint keys={['Mod', 'K']} />
      </Fact>
      <Fact name="List to remove from">
        <Removable />
      </Fact>
      <Fact name="Links">
        <Group gap="sm">
          <TextLink to="/keys">A screen</TextLink>
          <LinkButton to="/keys">A screen, as a button</LinkButton>
          <ExternalLink href="https://example.com">Another site</ExternalLink>
        </Group>
      </Fact>
    </FactList>
  </Section>
);
