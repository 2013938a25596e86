import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const elasticsearch: ProviderCodes = {
  name: 'Elasticsearch',
  slugs: ['elasticsearch'],
  hosts: ['*.es.io', '*.elastic-cloud.com', '*.elastic.cloud'],
  source: 'https://www.elastic.co/docs/reference/elasticsearch/rest-apis/common-options',
  checked: '2026-11-22',
  hasForm: (body) =>
    Array.isArray(asObject(body.error)?.root_cause) ||
    (typeof body.took === 'number' && body.errors === true),
  find: (body) => (body.errors === true && listOf(body.items).length > 0 ? ['bulk'] : []),
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
    circuit_breaking_exception: 'overloaded',
    security_exception: 'credential',
    parsing_exception: ['request', 'The API could not read the query.'],
    document_parsing_exception: [
      'request',
      'The value of a field has another type than the mapping of the index.',
    ],
    mapper_parsing_exception: [
      'request',
      'The value of a field has another type than the mapping of the index.',
    ],
    illegal_argument_exception: 'request',
    search_phase_execution_exception: 'request',
  },
};
