/** Frozen: a later schema change goes into a new file. */
export const name = '2026-12-06-connection-hosts';

/** Hosts of one connection: those that its user pinned, and those that the token response named. JSON lists. */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const text = dialect === 'postgres' ? 'text collate "C"' : 'text';
  return ['pinned_hosts', 'granted_hosts'].map(
    (column) => `alter table oauth_connections add column ${column} ${text} not null default '[]'`,
  );
};
