import type { Knowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import type { Outbound } from '@gatehouse/outbound/outbound.ts';
import type { ErrorFacts } from '@gatehouse/response/error/error-facts.ts';
import type { Logger } from 'pino';
import type { DatabaseConnection } from '#src/db/connection.ts';
import type { CallMarker } from '#src/http/call-marker.ts';
import type { Llm } from '#src/llm/llm.ts';
import type { SecretsIn } from '#src/logging/stored-spans.ts';
import type { Vault } from '#src/vault/vault.ts';

export type Listener = { address: string; port: number };

/** Everything that connects to the outside. Tests replace these and nothing else. */
export type Deps = {
  connection: DatabaseConnection;
  vault: Vault;
  outbound: Outbound;
  /** By it the gate recognizes what `outbound` of any instance of this installation sends. */
  callMarker: CallMarker;
  knowledge: Knowledge;
  /** What is known about errors, for their explanation. */
  errorFacts: ErrorFacts;
  /** Undefined if no model is configured; every feature works without one. */
  llm: Llm | undefined;
  /** The secrets of this installation that may be in a text, in pages, for comparing the text with. */
  secrets: SecretsIn;
  log: Logger;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** True while only this machine can connect: a key may then go to loopback and private addresses. */
  localNetworks: boolean;
  /** Whether keys are verified once a day; undefined if the setting in the database decides. */
  verifyDaily: boolean | undefined;
};

/** The current time in the format of every stored entity. */
export const timestamp = (deps: Pick<Deps, 'now'>): string => new Date(deps.now()).toISOString();
