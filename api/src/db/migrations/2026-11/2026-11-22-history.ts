/** Frozen: a later schema change goes into a new file. */
export const name = '2026-11-22-history';

/**
 * The test calls that were made. Their words are searched by a full-text index of each database. The words are prepared
 * by us, so both only have to compare them: SQLite splits at spaces (its `ascii` tokenizer keeps everything beyond ASCII),
 * PostgreSQL gets them as a list.
 */
export const statements = (dialect: 'sqlite' | 'postgres'): string[] => {
  const postgres = dialect === 'postgres';
  const text = postgres ? 'text collate "C"' : 'text';
  const strict = postgres ? '' : ' strict';
  return [
    `create table history (
      id integer primary key,
      created_at ${text} not null,
      api_key_id integer not null,
      key_name ${text} not null,
      provider_id integer not null,
      provider_name ${text} not null,
      method ${text} not null,
      url ${text} not null,
      status integer,
      error ${text},
      response_time ${postgres ? 'double precision' : 'real'} not null,
      size integer,
      status_text ${text},
      truncated integer not null check (truncated in (0, 1)),
      withheld_host ${text},
      request_headers ${text},
      request_body ${text},
      request_body_type ${text} check (request_body_type in ('json', 'text')),
      request_body_truncated integer not null check (request_body_truncated in (0, 1)),
      headers ${text},
      observations ${text} not null,
      text ${text}
    )${strict}`,
    ...(postgres ? POSTGRES_SEARCH : SQLITE_SEARCH),
    `create table history_settings (
      id integer primary key check (id = 1),
      keep_last integer not null,
      last_id integer not null
    )${strict}`,
    'insert into history_settings (id, keep_last, last_id) values (1, 1000, 0)',
  ];
};

/** A short prefix is the beginning of many words, whose lists of calls SQLite would have to merge: they have lists of their own. */
const SQLITE_SEARCH = [
  `create virtual table history_search using fts5 (
    words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3', tokenize = 'ascii'
  )`,
];

/** Without `fastupdate`: a search would read all calls that are not in the index yet, and they are stored while nobody waits. */
const POSTGRES_SEARCH = [
  'create table history_search (rowid integer primary key, words tsvector not null)',
  'create index history_search_words on history_search using gin (words) with (fastupdate = off)',
];
