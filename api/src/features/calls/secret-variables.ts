import { hasVariableHost, originText } from '@gatehouse/contract/plain/variables/marks.ts';
import { isLoopbackHost } from '@gatehouse/outbound/local-host.ts';
import { isNamedHost } from '@gatehouse/request/covers-url.ts';
import { variablesOfRequest } from '@gatehouse/request/variables/fill-request.ts';
import { MASK_ASTERISKS } from '@gatehouse/secrets/masks.ts';
import { partsOfSecret } from '@gatehouse/secrets/schemes.ts';
import { rejected } from '#src/errors.ts';
import type { CallCredential } from '#src/features/calls/call-credential.ts';
import type { CallVariables, TemplatedInput } from '#src/features/calls/call-variables.service.ts';

/** A secret variable that a call carries. */
export type SentSecret = {
  name: string;
  value: string;
  mask: string;
  hosts: readonly string[];
  /** Where it stands first. */
  path: (string | number)[];
  isInBody: boolean;
};

export const secretsInCall = (template: TemplatedInput, { variables }: CallVariables): SentSecret[] => {
  const inBody = variablesOfRequest({ endpoint: '', body: template.body });
  return [...variablesOfRequest(template)].flatMap(([name, path]) => {
    const variable = variables.get(name);
    if (variable?.isSecret !== true) return [];
    const { value, mask, hosts } = variable;
    return [{ name, value, mask, hosts, path, isInBody: inBody.has(name) }];
  });
};

/** Whether a secret says where a call goes: then its host is not shown. */
export const isHostSecret = ({ endpoint }: TemplatedInput, secrets: readonly SentSecret[]): boolean => {
  // Of a path, whatever stands in it, the base URL says where it goes.
  if (!hasVariableHost(endpoint)) return false;
  const named = variablesOfRequest({ endpoint: originText(endpoint) });
  return secrets.some(({ name }) => named.has(name));
};

const isAllowed = (url: URL, hosts: readonly string[]): boolean =>
  hosts.length === 0 ? isLoopbackHost(url.hostname) : hosts.some((host) => isNamedHost(host, url));

/**
 * Throws BAD_REQUEST, naming it, for a secret variable that would go to a host that it is not for, or over plain http to
 * another machine.
 */
export const requireHostsOf = (template: TemplatedInput, secrets: readonly SentSecret[], url: URL): void => {
  const host = isHostSecret(template, secrets) ? 'where this call goes' : url.host;
  for (const { name, hosts, path } of secrets) {
    if (!isAllowed(url, hosts)) {
      const whereTo = hosts.length === 0 ? 'this machine' : hosts.join(', ');
      throw rejected(
        'BAD_REQUEST',
        path,
        `The secret variable ${name} may not be sent to ${host}: it goes to ${whereTo} only. Name the host in its environment to change that`,
      );
    }
    if (url.protocol !== 'https:' && !isLoopbackHost(url.hostname))
      throw rejected(
        'BAD_REQUEST',
        path,
        `The secret variable ${name} is not sent over plain http, where anyone on the network could read it: use https`,
      );
  }
};

/** A secret, and the parts of it that a server may send back alone: of a URL with a secret in it, what follows the host. */
const shownParts = (value: string): string[] => {
  const url = URL.parse(value);
  const path = url === null || url.host === '' ? '' : `${url.pathname}${url.search}`;
  return [...partsOfSecret(value), path].filter((part) => part.length > 1);
};

/** The credential of a call that carries these secrets: they are hidden wherever the call is shown. */
export const withSecretsOf = (credential: CallCredential, secrets: readonly SentSecret[]): CallCredential =>
  secrets.length === 0
    ? credential
    : {
        ...credential,
        furtherSecrets: [
          ...(credential.furtherSecrets ?? []),
          ...secrets.flatMap(({ name, mask, value }) =>
            shownParts(value).map((part) => ({ of: 'variable' as const, name, mask, value: part })),
          ),
        ],
        hasSecretBody: credential.hasSecretBody === true || secrets.some(({ isInBody }) => isInBody),
      };

/**
 * Where a shown request leads to, if a secret says where: the host is one that the secret is for, and the rest of it stays hidden.
 */
export const shownAddress = (
  template: TemplatedInput,
  secrets: readonly SentSecret[],
  url: URL,
): string | undefined => (isHostSecret(template, secrets) ? `${url.origin}/${MASK_ASTERISKS}` : undefined);
