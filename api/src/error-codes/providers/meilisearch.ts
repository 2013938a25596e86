import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const meilisearch: ProviderCodes = {
  name: 'Meilisearch',
  slugs: ['meilisearch'],
  hosts: ['*.meilisearch.io'],
  source: 'https://www.meilisearch.com/docs/reference/errors/error_codes',
  checked: '2026-11-25',
  hasForm: ({ code, link }) =>
    code !== undefined && (asText(link)?.startsWith('https://docs.meilisearch.com/errors') ?? false),
  codes: {
    invalid_api_key: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, or lacks the action or the index.',
    ],
    missing_authorization_header: 'credential',
    missing_master_key: [
      'not-enabled',
      'Keys are not enabled: the instance was started without a master key.',
    ],
    index_not_found: ['not-found', 'The index does not exist.'],
    document_not_found: ['not-found', 'The document does not exist.'],
    task_not_found: 'not-found',
    api_key_not_found: ['not-found', 'The key that the request names does not exist.'],
    index_already_exists: ['conflict', 'An index of this name exists already.'],
    index_primary_key_already_exists: [
      'conflict',
      'The index has a primary key already, which cannot be changed.',
    ],
    index_primary_key_no_candidate_found: [
      'request',
      'The primary key of the documents is missing: name it.',
    ],
    index_primary_key_multiple_candidates_found: [
      'request',
      'The primary key is not clear: name it with the parameter primaryKey.',
    ],
    invalid_index_uid: [
      'request',
      'The name of the index has a value that is not valid: it has letters, digits, hyphens and underscores.',
    ],
    invalid_search_embedder: [
      'request',
      'The embedder that hybrid names does not exist in the settings of the index; the value has to be one that does.',
    ],
    missing_document_id: ['request', 'A document has no field for its id.'],
    invalid_document_id: ['request', 'A document has an id with a value that is not valid.'],
    invalid_search_filter: [
      'request',
      'The filter has a value that is not valid, or names a field that is not filterable.',
    ],
    invalid_search_sort: ['request', 'The parameter sort names a field that is not sortable.'],
    invalid_search_facets: ['request', 'The parameter facets names a field that is not filterable.'],
    payload_too_large: ['request', 'The request is too large.'],
    malformed_payload: ['request', 'The API could not read the body.'],
    missing_payload: ['request', 'The body is missing.'],
    missing_content_type: ['request', 'The Content-Type header is missing.'],
    invalid_content_type: ['request', 'The Content-Type header has a value that the API does not accept.'],
    feature_not_enabled: ['not-enabled', 'This experimental feature is not enabled: enable it first.'],
    database_size_limit_reached: ['quota', 'The space of the database is used up.'],
    no_space_left_on_device: ['server', 'The disk of the server is full: it failed on its side.'],
    internal: 'server',
    bad_request: 'request',
    too_many_search_requests: [
      'overloaded',
      'Too many searches are waiting, and the server is overloaded: try again shortly.',
    ],
    vector_embedding_error: [
      'server',
      'The provider of the embeddings failed: try again, and check its key.',
    ],
  },
};
