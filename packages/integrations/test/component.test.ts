// @vitest-environment happy-dom
import { act, createElement, type FunctionComponent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';
import { ALL_SNIPPETS, readCases, type SnippetFile } from '#test/read-cases.ts';

/* React components are rendered, and pressed as a person would. They call the developer's own server, never a provider. */

const COMPONENTS = ALL_SNIPPETS.filter(({ file }) => file.endsWith('.tsx'));
type Screen = NonNullable<IntegrationCases['screen']>;

let root: Root;
let respond: (response: Response) => void;
const fetched = vi.fn(
  (..._request: [path: string, init: RequestInit]) =>
    new Promise<Response>((resolve) => {
      respond = resolve;
    }),
);
const opened = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'assign').mockImplementation(opened);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const fill = (label: string, value: string): void => {
  const field = [...document.querySelectorAll('label')].find((one) =>
    one.textContent?.includes(label),
  )?.control;
  if (field === undefined || field === null) throw new Error(`no field is labeled ${label}`);
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const buttonCalled = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

const show = async ({ path }: SnippetFile, { component, props, fill: typed = {}, press }: Screen) => {
  const module = (await import(/* @vite-ignore */ path)) as Record<string, FunctionComponent>;
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  await act(() => root.render(createElement(module[component] as FunctionComponent, props)));
  await act(() => {
    for (const [label, value] of Object.entries(typed)) fill(label, value);
  });
  await act(() => buttonCalled(press)?.click());
  return host;
};

const end = (status: number, body: unknown) => act(() => respond(Response.json(body, { status })));

describe.each(COMPONENTS)('$integration $file', (snippet) => {
  const screenOf = async (): Promise<Screen> => {
    const { screen } = await readCases(snippet.integration);
    if (screen === undefined) throw new Error('cases.ts does not say how it behaves');
    return screen;
  };

  it('asks the own server, is busy meanwhile, and shows the result', async () => {
    const screen = await screenOf();
    const host = await show(snippet, screen);
    const [path, init] = fetched.mock.calls[0] ?? ['', {}];
    const { method, path: wanted, body } = screen.request;
    expect({ method: init.method, path, body: JSON.parse(`${init.body}`) }).toEqual({
      method,
      path: wanted,
      body,
    });
    expect(host.querySelector('button')?.disabled).toBe(true);
    await end(200, screen.response);
    if (screen.opens !== undefined) expect(opened).toHaveBeenCalledWith(screen.opens);
    if (screen.shows !== undefined) expect(host.textContent).toContain(screen.shows);
    expect(host.querySelector('[role=alert]')).toBeNull();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('says why it failed, and can be pressed again', async () => {
    const screen = await screenOf();
    const host = await show(snippet, screen);
    await end(502, { error: 'The provider returned 500: out of order' });
    expect(host.querySelector('[role=alert]')?.textContent).toContain(
      'The provider returned 500: out of order',
    );
    expect(opened).not.toHaveBeenCalled();
    await act(() => buttonCalled(screen.press)?.click());
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
