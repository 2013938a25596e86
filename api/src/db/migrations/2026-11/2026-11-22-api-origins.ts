/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-api-origins';

/**
 * What an added provider was found as: JSON, null for built-in providers and for those added before. And an API that a
 * research found is unique for its company, no longer for its name alone. SQLite cannot drop a constraint, so the table
 * is rebuilt there.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] =>
  dialect === 'postgres'
    ? [
        'alter table providers add column origin text collate "C"',
        'alter table researched_apis drop constraint researched_apis_name_key_key',
        'alter table researched_apis add constraint researched_apis_identity unique (company_host, name_key)',
      ]
    : [
        'alter table providers add column origin text',
        `create table researched_apis_new (
          id integer primary key autoincrement,
          name_key text not null,
          company_host text not null,
          facts text not null,
          updated_at text not null,
          unique (company_host, name_key)
        ) strict`,
        `insert into researched_apis_new (id, name_key, company_host, facts, updated_at)
          select id, name_key, company_host, facts, updated_at from researched_apis`,
        'drop table researched_apis',
        'alter table researched_apis_new rename to researched_apis',
        'create index researched_apis_age on researched_apis (updated_at, id)',
      ];
