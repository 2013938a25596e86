import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const VOICE_EXIST: Meaning = ['not-found', 'The voice does not exist, or the account may not use it.'];
const KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, deleted or missing. It goes into the xi-api-key header.',
];
const TOO_LONG: Meaning = ['request', 'The text is too long for the model: shorten it.'];
const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const VOICES_PLAN: Meaning = [
  'quota',
  'The voices of the plan are used up: delete one, or choose a larger plan.',
];
const FILTERED: Meaning = ['policy', 'The content was blocked by the policy of the provider: change it.'];
export const elevenlabs: ProviderCodes = {
  name: 'ElevenLabs',
  slugs: ['elevenlabs'],
  hosts: ['api.elevenlabs.io', 'api.us.elevenlabs.io'],
  source: 'https://elevenlabs.io/docs/developers/resources/error-messages',
  checked: '2026-11-25',
  codes: {
    invalid_api_key: KEY,
    missing_api_key: KEY,
    needs_authorization: 'credential',
    quota_exceeded: ['quota', 'The characters of the plan are used up, or do not suffice for this text.'],
    voice_not_found: VOICE_EXIST,
    voice_does_not_exist: VOICE_EXIST,
    model_not_found: [
      'not-found',
      'The model does not exist, or the account may not use it: list the models that it has.',
    ],
    model_can_not_do_text_to_speech: ['request', 'The model does not accept this kind of request.'],
    max_character_limit_exceeded: TOO_LONG,
    text_too_long: TOO_LONG,
    too_many_concurrent_requests: [
      'rate-limit',
      'Too many requests at the same time: the plan limits how many may run at once.',
    ],
    system_busy: 'overloaded',
    missing_permissions: [
      'permission',
      'The {key} lacks a permission: add it to the {key}, or create one that has it.',
    ],
    only_for_creator_plus: PLAN,
    only_for_creator_and_above: PLAN,
    feature_not_available: PLAN,
    can_not_use_instant_voice_cloning: PLAN,
    can_not_use_professional_voice_cloning: PLAN,
    voice_limit_reached: VOICES_PLAN,
    voice_access_denied: VOICE_EXIST,
    detected_unusual_activity: [
      'account',
      'The free account is limited for unusual activity, such as a VPN: choose a paid plan.',
    ],
    detected_captcha_voice: ['account', 'The account has to verify the voice first.'],
    document_not_found: 'not-found',
    invalid_text: 'request',
    invalid_request: 'request',
    invalid_content: FILTERED,
    invalid_voice_id: VOICE_EXIST,
    invalid_output_format: [
      'request',
      'The output format has a value that the plan or the model does not have.',
    ],
    output_format_not_allowed: PLAN,
    upload_file_size_exceeded: ['request', 'The file is too large.'],
    invalid_audio: [
      'request',
      'The API does not accept the file: its format is not supported, or it is damaged or empty.',
    ],
    paid_plan_required: PLAN,
    subscription_required: PLAN,
    payment_required: [
      'payment',
      'The account has to pay: its plan does not include this voice or feature, or its last invoice is not paid. See its billing.',
    ],
    rate_limit_exceeded: 'rate-limit',
    internal_server_error: 'server',
    max_voices_reached: VOICES_PLAN,
    sign_in_required: 'credential',
    blocked_by_moderation: FILTERED,
    voice_not_fine_tuned: ['not-ready', 'The voice is not trained yet: try again later, when it is ready.'],
    unusual_activity: ['account', 'The account is limited for unusual activity.'],
  },
};
