import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import type { ImportProblem } from '@gatehouse/contract/imports.ts';
import type { EndpointMethod } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { ImportFormat } from '@gatehouse/contract/plain/import-options.ts';
import type { JsonObject } from '@gatehouse/contract/plain/json-text.ts';

/** The names and indexes that lead to a value in a JSON or YAML document. */
export type ValuePath = readonly (string | number)[];

/** Where something is: its line, from 1, or the path to it, whose line is found later. */
export type SourcePlace = number | ValuePath;

/** The variables that a document defines, by name. */
export type Variables = ReadonlyMap<string, string>;

export type Pair = readonly [name: string, value: string];

/** A body as its document has it: a text, or the value or the fields that the text would have. */
export type DraftBody =
  | { type: 'text'; text: string; contentType?: string | undefined }
  | { type: 'json'; value: JsonValue; contentType?: string | undefined }
  | { type: 'form'; fields: readonly Pair[] }
  /** A body by its kind. */
  | { type: 'kind'; body: CallBody }
  /** What a saved endpoint cannot have. */
  | { type: 'other'; what: string };

/** What a document says about how a request authenticates. */
export type DraftAuth =
  /** It says that nothing is sent. */
  | { type: 'none' }
  /** In a way that no key has, such as a digest. */
  | { type: 'other'; what: string }
  | { type: 'bearer'; token: string }
  | { type: 'basic'; user: string; password: string }
  | { type: 'header' | 'query'; name: string; value: string }
  | { type: 'aws'; id: string; secret: string };

/** A request as a format describes it: variables are not resolved, and nothing is checked. */
export type ImportDraft = {
  at: SourcePlace;
  name: string;
  method: string;
  /** With or without a query; may contain `{{variables}}`. */
  url: string;
  /** Parameters that are added to those of the URL. */
  query?: readonly Pair[] | undefined;
  /** The parameters are as they were typed: what is percent-encoded in them stays so. */
  isTypedQuery?: boolean | undefined;
  headers?: readonly Pair[] | undefined;
  body?: DraftBody | undefined;
  description?: string | undefined;
  auth?: DraftAuth | undefined;
  /** All that its document has for it: of each name, the nearest one. */
  variables?: Variables | undefined;
  /** Those of them that are not of a folder or of the request itself, but of what becomes an environment. */
  shared?: Variables | undefined;
  /** The names of the folders that it is in, the outermost one first. */
  path?: readonly string[] | undefined;
  /** What is not imported of it. */
  notes?: readonly string[] | undefined;
  /** The values are examples of a description, which contains no secrets of its reader. */
  isExample?: boolean | undefined;
  /** A browser or a proxy recorded it, with headers of its own. */
  isRecorded?: boolean | undefined;
};

/** A value of a document that is a secret by its name: a variable, a line of an .env file. */
export type NamedSecret = { at: SourcePlace; name: string; value: string; problem?: string | undefined };

/** A variable of an environment; its value may contain others. */
export type DraftVariable = {
  name: string;
  /** Undefined if the value is kept elsewhere. */
  value: string | undefined;
  /** Its document says that it is a secret. */
  isSecret?: boolean | undefined;
};

/** Variables that become an environment. */
export type DraftEnvironment = {
  at: SourcePlace;
  /** Empty if the format has none. */
  name: string;
  variables: readonly DraftVariable[];
};

export type DraftProblem = { at?: SourcePlace | undefined; message: string };

/** What a format finds in a document. */
export type Drafts = {
  format: ImportFormat;
  title: string | null;
  drafts: ImportDraft[];
  secrets?: NamedSecret[];
  environments?: DraftEnvironment[];
  problems: DraftProblem[];
  /** Of the description of an API: all of it as OpenAPI 3, and the server in front of its paths. */
  api?: { document: JsonObject; server: string | undefined };
};

/** What is stored of a request. */
export type ImportedEndpoint = {
  name: string;
  method: EndpointMethod;
  endpoint: string;
  description: string | null;
  body: CallBody | null;
  headers: HeaderLines | null;
};

export type ReadEntry = {
  line: number | null;
  name: string;
  method: string;
  /** The URL without secrets, as it is stored if the entry is valid. */
  url: string;
  /** Where it leads with the values of its document; null if they do not say it. */
  target: string | null;
  /** The names of its folders, the outermost one first. */
  path: string[];
  /** Its document says that no key is sent. */
  withoutKey: boolean;
  notes: string[];
} & (
  | { endpoint: ImportedEndpoint; reason?: never; needsBaseUrl?: never }
  | { endpoint?: never; reason: string; needsBaseUrl: boolean }
);

/** A secret that a document contains. It is never a part of an endpoint. */
export type FoundSecret = {
  value: string;
  name: string;
  /** Where it was found, in words. */
  place: string;
  line: number | null;
  /** The host that it would be sent to; null if it belongs to no request. */
  host: string | null;
  /** Why it is no key; undefined if it may be one. */
  problem: string | undefined;
};

/** A variable as it would be stored in an environment. */
export type ReadVariable = {
  name: string;
  value: string;
  isSecret: boolean;
  /** Where requests of the document send it, if it is a secret. */
  hosts: string[];
};

export type ReadEnvironment = { name: string; line: number | null; variables: ReadVariable[] };

/** What an import can take from a document. */
export type ReadImport = {
  format: ImportFormat | null;
  title: string | null;
  entries: ReadEntry[];
  secrets: FoundSecret[];
  environments: ReadEnvironment[];
  /** What each entry was authenticated with, in the order of the entries. They are never shown. */
  credentials: string[][];
  problems: ImportProblem[];
};
