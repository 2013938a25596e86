import { Box, Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import {
  askedCredential,
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  chosenCredential,
  isCredential,
  isNoKey,
  useCallChoices,
} from '#src/features/requests/offers/call-choices.ts';
import { readDraft } from '#src/features/requests/offers/request-draft.ts';
import { INITIAL_VALUES, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import type { TestingTab } from '#src/features/testing/api-testing.tsx';
import { ApiTesting, type ApiTestingProps, type CodePanelView } from '#src/features/testing/api-testing.tsx';
import { useBenchLayout } from '#src/features/testing/bench-layout.ts';
import { exampleRequests } from '#src/features/testing/request/examples.ts';
import classes from '#src/features/testing/testing.module.css';
import { Tips } from '#src/features/tips/offers/tips.tsx';
import { LoadState } from '#src/ui/feedback/load-state.tsx';
import { LoadingText } from '#src/ui/feedback/loading-state.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { LinkButton } from '#src/ui/text/link.tsx';

/** What the form contains at first: for the first call with a key, the first example of its provider. */
const firstValues = (key: ChosenCall | undefined): RequestValues => {
  const [example] = key === undefined || isNoKey(key) ? [] : exampleRequests(key);
  if (example === undefined) return INITIAL_VALUES;
  const { method, endpoint, body } = example;
  return { ...INITIAL_VALUES, method, endpoint, body };
};

const route = getRouteApi('/_shell/test');

// Only a request whose key is not known shows it.
const WhyAsked = lazy(async () => ({
  default: (await import('#src/features/testing/why-asked.tsx')).WhyAsked,
}));

// Only without any key.
const NoKeys = lazy(async () => ({
  default: (await import('#src/features/testing/no-keys.tsx')).NoKeys,
}));

const ArrangeButton = lazy(async () => ({
  default: (await import('#src/features/testing/bench-border.tsx')).ArrangeButton,
}));

// Below the form and the response, so nothing waits for them.
const TestingTips = lazy(async () => ({
  default: (await import('#src/features/testing/testing-tips.tsx')).TestingTips,
}));

const Loading = () => (
  <Section title="Request">
    <LoadingText what="API keys" count={16} />
  </Section>
);

/** Whether a link says what a call is made with. */
const isNamed = ({
  providerId,
  ask,
  ...id
}: CredentialId & { providerId?: unknown; ask?: unknown }): boolean =>
  providerId !== undefined || ask !== undefined || isCredential(id);

const Content = ({ tab, onTab, codePanel }: Pick<ApiTestingProps, 'tab' | 'onTab' | 'codePanel'>) => {
  const { keyId, connectionId, noKey, providerId, ask, first } = route.useSearch();
  const navigate = route.useNavigate();
  const [draft] = useState(() => readDraft({ keyId, connectionId, noKey }));
  const choices = useCallChoices();
  const choose = (credential: CredentialId): void =>
    void navigate({
      search: ({ tab: shown }) => ({ ...credential, tab: shown }),
      replace: true,
      resetScroll: false,
    });
  const url = draft?.values.endpoint ?? '';
  const chosenOf = (loaded: readonly CallChoice[]): ChosenCall | undefined =>
    ask === undefined
      ? chosenCredential(loaded, { keyId, connectionId, noKey, providerId }, draft)
      : askedCredential(loaded, ask, url);
  return (
    <LoadState
      state={choices}
      errorTitle="The API keys could not be loaded"
      loading={<Loading />}
      isEmpty={(loaded) => loaded.length === 0 && noKey === undefined && ask === undefined}
      empty={
        <Suspense fallback={<Loading />}>
          <NoKeys onNoKey={() => choose({ noKey: true })} />
        </Suspense>
      }
    >
      {(loaded) => {
        const chosen = chosenOf(loaded);
        return (
          <ApiTesting
            {...{ tab, onTab, codePanel, chosen }}
            choices={loaded}
            isNamed={isNamed({ keyId, connectionId, noKey, providerId, ask })}
            initialValues={draft?.values ?? firstValues(first ? chosen : undefined)}
            onChoose={choose}
            whyAsked={
              chosen === undefined && (
                <Suspense>
                  <WhyAsked search={{ keyId, connectionId, providerId, ask }} choices={loaded} url={url} />
                </Suspense>
              )
            }
          />
        );
      }}
    </LoadState>
  );
};

interface TestingPageProps {
  /** The panel of the Code Generator tab: another feature, so the route provides it. */
  codePanel: CodePanelView;
}

export const TestingPage = ({ codePanel }: TestingPageProps) => {
  const { tab = 'test' } = route.useSearch();
  const [layout, changeLayout] = useBenchLayout();
  const navigate = route.useNavigate();
  const show = (next: TestingTab): void => {
    if (next === tab) return;
    const named = next === 'test' ? undefined : next;
    void navigate({ search: (search) => ({ ...search, tab: named }), replace: true, resetScroll: false });
  };
  return (
    <>
      <div className={classes.screen} data-fills-window="">
        <PageHeader
          title="Test APIs"
          actions={
            <>
              <Suspense fallback={<Box w={28} className={classes.arrange} />}>
                <ArrangeButton layout={layout} change={changeLayout} />
              </Suspense>
              <LinkButton
                to="/history"
                variant="default"
                leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
              >
                History
              </LinkButton>
            </>
          }
        />
        <Tabs value={tab} onChange={(next) => show(next as TestingTab)} className={classes.tabs}>
          <Tabs.List mb="sm">
            <Tabs.Tab value="test">API Testing</Tabs.Tab>
            <Tabs.Tab value="code">Code Generator</Tabs.Tab>
          </Tabs.List>
          {/* One panel for both: the form belongs to either tab, and keeps what is typed. */}
          <Tabs.Panel value={tab} className={classes.content}>
            <Content tab={tab} onTab={show} codePanel={codePanel} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <div className={classes.tips}>
        <Tips name="Testing tips">
          <Suspense fallback={<LoadingText what="the tips" count={4} />}>
            <TestingTips />
          </Suspense>
        </Tips>
      </div>
    </>
  );
};
