import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const API_ACCEPT: Meaning = [
  'request',
  'The API does not accept the file: its format is not supported, or it is damaged or empty.',
];
const TIMEOUT: Meaning = ['server', 'The model took too long: try again.'];
export const fal: ProviderCodes = {
  name: 'fal',
  slugs: ['fal'],
  hosts: ['queue.fal.run', 'fal.run', 'rest.fal.ai', 'rest.alpha.fal.ai'],
  source: 'https://docs.fal.ai/model-apis/errors',
  checked: '2026-11-25',
  messages: [
    [
      /exhausted balance|user is locked|top up/i,
      ['payment', 'The credits of the account are used up: top up its balance.'],
    ],
    [
      /no (?:user|key) found|cannot access application|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, revoked or missing. It goes into the Authorization header, after the word Key (not Bearer).',
      ],
    ],
    [
      /application .{0,60}not found/i,
      ['not-found', 'The model does not exist, or the account may not use it: list the models that it has.'],
    ],
    [
      /still in progress/i,
      [
        'not-ready',
        'The request is not finished, so the result is not ready: try again once /status of it says COMPLETED.',
      ],
    ],
  ],
  codes: {
    content_policy_violation: ['policy', 'The content was blocked by the policy of the provider: change it.'],
    file_download_error: [
      'request',
      'The API could not fetch the address that is a value in the request: it has to be reachable from the internet.',
    ],
    image_load_error: API_ACCEPT,
    image_too_large: ['request', 'The image is too large.'],
    image_too_small: ['request', 'The value is an image that is too small.'],
    file_too_large: ['request', 'The file is too large.'],
    generation_timeout: TIMEOUT,
    downstream_service_error: 'server',
    downstream_service_unavailable: 'overloaded',
    unsupported_image_format: API_ACCEPT,
    unsupported_audio_format: API_ACCEPT,
    unsupported_video_format: API_ACCEPT,
    invalid_archive: API_ACCEPT,
    face_detection_error: ['request', 'The image has no face; that value has to be another.'],
    no_media_generated: 'server',
    request_timeout: TIMEOUT,
    startup_timeout: ['server', 'The model took too long to start: try again.'],
    runner_scheduling_failure: 'overloaded',
    runner_connection_timeout: 'server',
    runner_disconnected: 'server',
    client_disconnected: [
      'request',
      'The client closed the connection before the end; the API could not read the rest.',
    ],
    missing: ['request', 'A field is missing.'],
    internal_server_error: 'server',
  },
};
