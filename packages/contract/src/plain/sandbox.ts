/*
 * The sandbox: an API inside the product, with which a newcomer makes a first call without an account. Like pasted-key.ts
 * this imports no schema.
 */

/** A reserved name that no DNS server resolves (RFC 2606): only this server serves it, and nobody else ever can. */
export const SANDBOX_HOST = 'sandbox.gatehouse.invalid';

export const SANDBOX_ORIGIN = `https://${SANDBOX_HOST}`;

export const SANDBOX_SLUG = 'gatehouse-sandbox';

/** The label is a part of the name, so that it is read wherever the name is. */
export const SANDBOX_NAME = 'Gatehouse Sandbox (simulated)';

/** What the sandbox takes for a valid key; others get a 401. */
export const SANDBOX_KEY_PATTERN = '^gatehouse-sandbox-[a-z0-9]{16,64}$';

/** Whether a provider is the sandbox: any API may have its name or slug, but nothing else its base URL. */
export const isSandbox = (provider: { baseUrl: string | null } | undefined): boolean =>
  provider?.baseUrl === SANDBOX_ORIGIN;
