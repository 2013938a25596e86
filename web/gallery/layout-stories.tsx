import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconActivity, IconClock, IconKey, IconShieldLock, IconVariable } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ActionCard } from '#src/ui/layout/action-card.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { ScrollTarget } from '#src/ui/layout/scroll-target.tsx';
import { Section, WideColumns } from '#src/ui/layout/section.tsx';
import { StatCard } from '#src/ui/layout/stat-card.tsx';
import { StepFrame } from '#src/ui/layout/step-frame.tsx';
import { StepList } from '#src/ui/layout/step-list.tsx';
import { TipCard, TipList } from '#src/ui/layout/tip-card.tsx';

const STEPS = [
  { title: 'Choose' },
  { title: 'Fill in', hasError: true },
  { title: 'Check' },
  { title: 'Send', isDisabled: true },
];

const Steps = () => {
  const [step, setStep] = useState(2);
  const [isOpen, setOpen] = useState(true);
  const target = useRef<HTMLDivElement>(null);
  return (
    <Section title="Steps">
      <Stack gap="sm">
        <StepList steps={STEPS} current={step} onStep={setStep} />
        <StepFrame step={step}>
          <Text size="sm">A new step begins at its top, and a screen reader continues there.</Text>
        </StepFrame>
        <Disclosure label="Details" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          <ScrollTarget ref={target}>
            <Text size="sm">What is shown once somebody asks for it.</Text>
          </ScrollTarget>
        </Disclosure>
        <WideColumns>
          <TextInput label="First" />
          <TextInput label="Second" />
        </WideColumns>
      </Stack>
    </Section>
  );
};

export const LayoutStories = () => (
  <>
    <PageHeader
      title="Components"
      description="The parts that every screen is built from."
      actions={
        <>
          <Button variant="default">Secondary</Button>
          <Button leftSection={<IconKey size={16} />}>Primary</Button>
        </>
      }
    />
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <StatCard label="Active" value={12} note="of 14 in total" icon={IconKey} />
      <StatCard label="Health" value="86%" note="of all things" icon={IconActivity} tone="success" />
      <StatCard label="Due" value={undefined} icon={IconClock} tone="warning" />
    </SimpleGrid>
    <Steps />
    <ActionCard to="/test" icon={IconActivity} title="Test the thing" text="With one call" />
    <TipList>
      <TipCard icon={IconVariable} title="Use environment variables">
        Keep secrets out of source code.
      </TipCard>
      <TipCard icon={IconShieldLock} title="Limit scope">
        Give each key only the access it needs.
      </TipCard>
    </TipList>
  </>
);
