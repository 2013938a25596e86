import type { ClientBase } from 'pg';

export type DatabaseAddress = {
  /** A host name or an IP address; empty for every address of this machine. */
  address: string;
  port: number;
};

type Reached = { address: string | null; port: number | null; configured: string | null };

/** Undefined for a server that speaks PostgreSQL's protocol but does not know these functions. */
const ask = async (client: ClientBase): Promise<Reached | undefined> => {
  try {
    const { rows } = await client.query<Reached>(
      `select host(inet_server_addr()) as address, inet_server_port() as port,
        current_setting('port', true) as configured`,
    );
    return rows[0];
  } catch {
    return undefined;
  }
};

/**
 * Every address at which an outgoing call could reach the server. A Unix socket (a host that is a path) leaves its TCP
 * ports open to this machine: the one that is part of the socket's name, and the one that the server has configured,
 * which is another one behind a connection pooler. Over TCP it is what DATABASE_URL names and what the server calls
 * itself, which is another address behind a forwarded port of a container.
 */
export const findAddresses = async (
  client: ClientBase,
  { host, port }: { host: string; port: number },
): Promise<DatabaseAddress[]> => {
  const reached = await ask(client);
  if (host.startsWith('/')) {
    const ports = new Set([port, Number(reached?.configured ?? port)]);
    return [...ports].map((one) => ({ address: '', port: one }));
  }
  const named = { address: host, port };
  if (typeof reached?.address !== 'string' || typeof reached.port !== 'number') return [named];
  return [named, { address: reached.address, port: reached.port }];
};
