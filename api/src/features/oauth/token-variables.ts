import { tokenVariable } from '@gatehouse/request/key-variable.ts';
import type { StoredConnection } from '#src/features/oauth/oauth-connections.store.ts';

type Named = Pick<StoredConnection, 'id' | 'name' | 'number'> & {
  provider: Pick<StoredConnection['provider'], 'slug'>;
};

/** What tells a connection from the first of its provider: the name that its user gave it, else its number. */
const nameOf = ({ name, number }: Named): string => name ?? (number === 1 ? '' : String(number));

const isFirst = (connection: Named): boolean => nameOf(connection) === '';

/**
 * The environment variables of all connections in code that is shown, by id. Two names can be the same in letters that a variable may have:
 * the later one then has its number too.
 */
export const tokenVariables = (connections: readonly Named[]): Map<number, string> => {
  const taken = new Set<string>();
  const inOrder = connections.toSorted(
    (one, other) => Number(isFirst(other)) - Number(isFirst(one)) || one.id - other.id,
  );
  return new Map(
    inOrder.map((connection) => {
      const { slug } = connection.provider;
      let name = nameOf(connection);
      while (taken.has(tokenVariable(slug, name))) name += ` ${connection.number}`;
      const variable = tokenVariable(slug, name);
      taken.add(variable);
      return [connection.id, variable];
    }),
  );
};
