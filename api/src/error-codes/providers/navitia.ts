import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The id of an error is its code. Most come with 404, a search without a result with 200. */
export const navitia: ProviderCodes = {
  name: 'Navitia',
  slugs: ['navitia'],
  hosts: ['api.navitia.io', 'api.sncf.com'],
  source: 'https://doc.navitia.io/#errors',
  checked: '2026-11-25',
  find: ({ error }) => [asText(asObject(error)?.id) ?? ''].filter((id) => id !== ''),
  messages: [
    [
      /\bno token\b|token (?:absent|is missing)|invalid token|token invalid|unauthori[sz]ed|authentication required/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes as the user name into Basic authentication, without a password.',
      ],
    ],
  ],
  codes: {
    unknown_object: [
      'not-found',
      'The coverage (region) or an id in the path does not exist, or the {key} may not use it: /coverage lists those that it may.',
    ],
    unknown_api: ['not-found', 'The path does not exist: check it.'],
    date_out_of_bounds: [
      'request',
      'The date is a value for which there is no timetable: it has to be within production_dates of the coverage.',
    ],
    no_origin: ['request', 'No public transport can be reached from the value of the parameter from.'],
    no_destination: ['request', 'No public transport can be reached from the value of the parameter to.'],
    no_origin_nor_destination: [
      'request',
      'No public transport can be reached from the values of the parameters from and to.',
    ],
    no_solution: [
      'not-found',
      'There is no journey for these values: it cannot be found. Ask for another time, or allow more modes and walking.',
    ],
    unable_to_parse: [
      'request',
      'A parameter has a value that the API could not read: the message names it.',
    ],
    bad_filter: ['request', 'The parameter filter has a value that is not valid.'],
    bad_format: ['request', 'A parameter has a value of another form: the message names it.'],
    unknown_object_type: 'request',
    internal_error: 'server',
    service_unavailable: 'overloaded',
  },
};
