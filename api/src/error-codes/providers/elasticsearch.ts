import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const VALUE_FIELD: Meaning = [
  'request',
  'The value of a field has another type than the mapping of the index.',
];
const COPY_DATA: Meaning = ['server', 'No copy of the data is available: try again later.'];

export const elasticsearch: ProviderCodes = {
  name: 'Elasticsearch',
  slugs: ['elasticsearch'],
  hosts: ['*.es.io', '*.elastic-cloud.com', '*.elastic.cloud'],
  source: 'https://www.elastic.co/docs/reference/elasticsearch/rest-apis/common-options',
  checked: '2026-11-25',
  hasForm: (body) =>
    Array.isArray(asObject(body.error)?.root_cause) ||
    (typeof body.took === 'number' && body.errors === true),
  find: (body) => (body.errors === true && listOf(body.items).length > 0 ? ['bulk'] : []),
  messages: [
    [
      /is unauthorized for|unauthorized for api key/i,
      [
        'permission',
        'The user or the {key} lacks a privilege for this, one of those that the message ends with: add it to its role, for this index.',
      ],
    ],
    [
      /license is non-compliant|licen[sc]e .{0,40}(?:expired|required)/i,
      [
        'payment',
        'The license of the cluster does not include this, or is expired: it has to pay for a larger one.',
      ],
    ],
    [
      /missing authentication credentials/i,
      [
        'credential',
        'The API requires a {key} or a login, but the call arrived without one: send an API key after ApiKey in the Authorization header, encoded together with its id.',
      ],
    ],
    [
      /unable to authenticate/i,
      [
        'credential',
        'The API does not accept the {key}: the name, the password or the API key is wrong, expired or of another cluster.',
      ],
    ],
    [
      /flood-stage|disk usage exceeded/i,
      [
        'quota',
        'The disk of the node is used up, so its indexes may only be read and deleted: free some space, or make it larger.',
      ],
    ],
    [
      /maximum .{0,20}shards open|would add \[?\d+\]? .{0,20}shards/i,
      ['quota', 'The shards that the cluster may have are used up: delete or shrink indexes.'],
    ],
    [
      /fielddata|text fields are not optimi[sz]ed/i,
      [
        'request',
        'Texts cannot be sorted or aggregated: give the field of the kind keyword instead, such as name.keyword.',
      ],
    ],
    [
      /result window is too large/i,
      ['request', 'The value of from and size is too large (10,000 in all): go on with search_after.'],
    ],
  ],
  codes: {
    bulk: [
      'partial',
      'Only some of the operations succeeded: the items of the body report an error for the rest.',
    ],
    index_not_found_exception: ['not-found', 'The index does not exist: check its name.'],
    resource_not_found_exception: 'not-found',
    resource_already_exists_exception: ['conflict', 'The index exists already.'],
    version_conflict_engine_exception: [
      'conflict',
      'Somebody changed the document at the same time: read it again.',
    ],
    es_rejected_execution_exception: [
      'rate-limit',
      'Too many requests for the cluster: its queue is full. Wait and try again.',
    ],
    circuit_breaking_exception: [
      'overloaded',
      'The node has too little memory for this now, so it is overloaded: send less in one request, or try again later.',
    ],
    security_exception: 'credential',
    parsing_exception: ['request', 'The API could not read the query.'],
    document_parsing_exception: VALUE_FIELD,
    mapper_parsing_exception: VALUE_FIELD,
    illegal_argument_exception: 'request',
    search_phase_execution_exception: 'request',
    x_content_parse_exception: ['request', 'The API could not read the body.'],
    query_shard_exception: [
      'request',
      'The query names a field that does not exist, or has a value that does not fit it.',
    ],
    strict_dynamic_mapping_exception: ['request', 'The mapping of the index has no such field.'],
    action_request_validation_exception: 'request',
    invalid_index_name_exception: ['request', 'The name of the index is not a valid value.'],
    cluster_block_exception: [
      'overloaded',
      'The index is read-only, often because the disk is full and the node overloaded: free some space.',
    ],
    index_closed_exception: ['conflict', 'The index is closed, which conflicts with the request.'],
    search_context_missing_exception: [
      'not-found',
      'The scroll or point in time is over and does not exist any more.',
    ],
    too_many_clauses: ['request', 'The query has too many values.'],
    too_many_buckets_exception: ['request', 'The aggregation has too many values.'],
    too_complex_to_determinize_exception: 'request',
    script_exception: ['request', 'The script has a value that failed: the reason says where.'],
    process_cluster_event_timeout_exception: ['server', 'The cluster took too long: try again.'],
    master_not_discovered_exception: ['server', 'The cluster has no master: try again later.'],
    no_shard_available_action_exception: COPY_DATA,
    unavailable_shards_exception: COPY_DATA,
    media_type_header_exception: ['request', 'The Content-Type header has a value that is not accepted.'],
    status_exception: 'request',
    validation_exception: 'request',
    null_pointer_exception: 'server',
    alias_missing_exception: 'not-found',
    aliases_not_found_exception: 'not-found',
    index_template_missing_exception: 'not-found',
    repository_missing_exception: 'not-found',
    snapshot_missing_exception: 'not-found',
    document_missing_exception: ['not-found', 'The document does not exist.'],
    snapshot_in_progress_exception: ['conflict', 'Another snapshot is being made at the same time.'],
  },
};
