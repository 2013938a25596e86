/** The package has no types of its own: what the tests use of it. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  type Interaction = {
    uid: string;
    prompt: { name: string };
    params: { client_id: string; scope?: string };
  };
  type Grant = {
    addOIDCScope: (scope: string) => void;
    addResourceScope: (resource: string, scope: string) => void;
    save: () => Promise<string>;
  };
  type Context = { oidc: { params?: Record<string, string | undefined> } };
  type ProviderError = { error?: string };

  export const errors: { InvalidClientAuth: new (detail: string) => Error };

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (owner: {
      accountId: string;
      clientId: string;
    }) => Grant;
    callback(): RequestListener;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
    on(event: 'grant.success', listener: (context: Context) => void): this;
    on(event: 'grant.error', listener: (context: Context, error: ProviderError) => void): this;
    on(event: 'grant.revoked', listener: (context: Context, grantId: string) => void): this;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export const createMemoryAdapter: (clockTolerance: number) => unknown;
}
