/*
 * What the snippets of an integration must do, written down in its cases.ts. In the values of requests and results, anything
 * that `expect` compares with may stand, such as expect.stringMatching(…). The environment variable X has the value `X-value`.
 */

/** A request that a provider must receive, and its response. */
export type Exchange = {
  method: string;
  url: string;
  /** Names in lower case. Others may be sent too. */
  headers?: Record<string, unknown>;
  /** Of JSON, its value; of a form, an object with a text for each field; else the text. Absent: no body. */
  body?: unknown;
  response: {
    status?: number;
    headers?: Record<string, string>;
    /** One of these, or no body. */
    json?: unknown;
    text?: string;
  };
};

/** An operation of an integration, which each of its snippets offers. */
export type Call = {
  name: string;
  /** The function that snippets without a framework export, as JavaScript writes it; in Python, with underscores. */
  call?: string;
  /** Where snippets with a framework offer it. */
  path?: string;
  /** The one argument of the function, or the JSON body of the POST request. */
  input: Record<string, unknown>;
  provider: Exchange[];
  result?: unknown;
  /** What must be said instead, if the provider's response is no success in spite of its status. */
  problem?: string;
  /** The status of a snippet with a framework; 200 if absent. */
  status?: number;
  /** What is rejected with 400 or 422, or an error, before any request is sent. */
  invalid: Record<string, unknown>[];
  /** How the provider says that something went wrong, and what of it the snippet must pass on. */
  failure: { json: unknown; says: string };
  /** Which of `provider` fails; the last if absent. */
  failsAt?: number;
  /** The files of the snippets that offer it; all except components if absent. */
  files?: string[];
};

/** A request of a provider to the developer's server. */
export type Delivery = {
  name: string;
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
  status: number;
  /** The body of the response, JSON if it can be parsed; absent: not compared. */
  result?: unknown;
  /** What the snippet sends while it handles the delivery; nothing if absent. */
  provider?: Exchange[];
  files?: string[];
};

/** How a React component behaves. */
type Screen = {
  component: string;
  props: Record<string, unknown>;
  /** What is typed first, by label. */
  fill?: Record<string, string>;
  /** The name of the button. */
  press: string;
  /** What it asks the developer's own server. */
  request: { method: string; path: string; body: unknown };
  response: unknown;
  /** The page that is opened, or the text that is shown. */
  opens?: string;
  shows?: string;
};

export type IntegrationCases = {
  /** Variables whose value must have a form of its own. */
  env?: Record<string, string>;
  calls?: Call[];
  deliveries?: () => Delivery[] | Promise<Delivery[]>;
  screen?: Screen;
};
