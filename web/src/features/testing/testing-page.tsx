import { Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import type { askedCredential } from '#src/features/requests/offers/asked-credential.ts';
import type { AskedFor } from '#src/features/requests/offers/asked-for.ts';
import {
  type CallChoice,
  type ChosenCall,
  type CredentialId,
  chosenCredential,
  isCredential,
  isNoKey,
  isSameId,
  useCallChoices,
} from '#src/features/requests/offers/call-choices.ts';
import {
  keepChoice,
  type RequestDraft,
  type RequestLink,
} from '#src/features/requests/offers/request-tabs.ts';
import { INITIAL_VALUES, type RequestValues } from '#src/features/requests/offers/request-values.ts';
import type { TestingTab } from '#src/features/testing/api-testing.tsx';
import { ApiTesting, type ApiTestingProps, type CodePanelView } from '#src/features/testing/api-testing.tsx';
import { useBenchLayout } from '#src/features/testing/bench-layout.ts';
import { exampleRequests } from '#src/features/testing/request/examples.ts';
import { useActiveTab } from '#src/features/testing/tabs/use-active-tab.ts';
import classes from '#src/features/testing/testing.module.css';
import { type Loadable, loadExport, useLoaded } from '#src/lib/load-once.ts';
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
const ChoiceNotice = lazy(async () => ({
  default: (await import('#src/features/testing/choice-notice.tsx')).ChoiceNotice,
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

/** Only a request that names no credential needs it. */
const finder: Loadable<typeof askedCredential> = loadExport(
  () => import('#src/features/requests/offers/asked-credential.ts'),
  'askedCredential',
);

const Loading = () => (
  <div data-loading="">
    <Section title="Request">
      <LoadingText what="API keys" count={16} />
    </Section>
  </div>
);

/** Whether a link says what a call is made with. */
const isNamed = ({ providerId, ask, ...id }: RequestLink): boolean =>
  providerId !== undefined || ask !== undefined || isCredential(id);

/** What a tab is sent with. A link to what does not exist says so; what a tab only remembers is replaced where one is left. */
const chosenIn = (
  choices: readonly CallChoice[],
  { keyId, connectionId, noKey, providerId, ask }: RequestDraft,
  link: RequestLink,
  findAsked: (ask: AskedFor) => ChosenCall | undefined,
): ChosenCall | undefined => {
  if (ask !== undefined) return findAsked(ask);
  const id = { keyId, connectionId, noKey };
  const named = isSameId(id, link) ? id : {};
  return chosenCredential(choices, { ...named, providerId }, id);
};

const Content = ({ tab, onTab, codePanel }: Pick<ApiTestingProps, 'tab' | 'onTab' | 'codePanel'>) => {
  const { id, draft, link, show } = useActiveTab();
  const choices = useCallChoices();
  const choose = (credential: CredentialId): void => {
    keepChoice(id, credential);
    show();
  };
  const { noKey, ask, first, values } = draft;
  const find = useLoaded(finder, ask !== undefined);
  // As it was when the tab was shown: what is typed later chooses nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const url = useMemo(() => values?.endpoint ?? '', [id]);
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
        const chosen = chosenIn(loaded, draft, link, (asked) => find?.(loaded, asked, url));
        const isAsked = chosen === undefined && (ask === undefined || find !== undefined);
        return (
          <ApiTesting
            {...{ tab, onTab, codePanel, chosen }}
            tabId={id}
            choices={loaded}
            isNamed={isNamed(link)}
            initialValues={values ?? firstValues(first ? chosen : undefined)}
            onChoose={choose}
            whyAsked={
              isAsked && (
                <Suspense>
                  <ChoiceNotice search={isSameId(draft, link) ? draft : { ask }} choices={loaded} url={url} />
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
        <Tabs value={tab} onChange={(next) => show(next as TestingTab)} className={classes.tabs}>
          <PageHeader
            title="Test APIs"
            actions={
              <>
                <Tabs.List className={classes.views}>
                  <Tabs.Tab value="test">API Testing</Tabs.Tab>
                  <Tabs.Tab value="code">Code Generator</Tabs.Tab>
                </Tabs.List>
                <Suspense fallback={<span className={classes.arrange} />}>
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
          {/* One panel for both: the form belongs to either tab, and keeps what is typed. */}
          <Tabs.Panel value={tab} className={classes.content}>
            <Content tab={tab} onTab={show} codePanel={codePanel} />
          </Tabs.Panel>
        </Tabs>
      </div>
      <div className={classes.tips}>
        <Suspense>
          <TestingTips />
        </Suspense>
      </div>
    </>
  );
};
