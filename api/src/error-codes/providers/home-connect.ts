import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REMOTE: Meaning = [
  'customer',
  'The user has to allow remote control or remote start at the appliance itself.',
];

export const homeConnect: ProviderCodes = {
  name: 'Home Connect',
  slugs: ['home-connect'],
  hosts: ['api.home-connect.com', 'simulator.home-connect.com'],
  source: 'https://api-docs.home-connect.com/general/#error-responses',
  checked: '2026-11-25',
  find: ({ error }) => [asText(asObject(error)?.key) ?? []].flat(),
  codes: {
    'BSH.Common.Error.RemoteControlNotActive': REMOTE,
    'BSH.Common.Error.RemoteStartNotActive': REMOTE,
    'SDK.Error.RemoteControlNotActive': REMOTE,
    'SDK.Error.RemoteStartNotActive': REMOTE,
    'SDK.Error.LocalIntervention': [
      'conflict',
      'Somebody operates the appliance itself at the same time: try again later.',
    ],
    'SDK.Error.FrontPanelOpen': ['customer', 'The user has to close the front panel of the appliance.'],
    'SDK.Error.DoorOpen': ['customer', 'The user has to close the door of the appliance.'],
    'SDK.Error.NoProgramSelected': [
      'conflict',
      'No program is selected, which conflicts with this: select one first.',
    ],
    'SDK.Error.HomeAppliance.NotFound': [
      'not-found',
      'The appliance does not exist in the account of the user: check its haId.',
    ],
    'SDK.Error.UnsupportedProgram': ['request', 'The appliance does not know this value of the program.'],
    'SDK.Error.UnsupportedOption': ['request', 'The program does not know this option, or its value.'],
    'SDK.Error.UnsupportedSetting': ['request', 'The appliance does not know this setting, or its value.'],
    'SDK.Error.InvalidOptionState': ['conflict', 'The state of the appliance conflicts with this option.'],
    'SDK.Error.InvalidSettingState': ['conflict', 'The state of the appliance conflicts with this setting.'],
    'BSH.Common.Error.WriteRequest.Busy': [
      'conflict',
      'Another request to the appliance is not finished: try again shortly.',
    ],
    403: 'permission',
    404: 'not-found',
    429: ['rate-limit', 'Too many requests: 1000 in a day, and fewer in ten minutes.'],
    invalid_token: 'credential',
    insufficient_scope: [
      'permission',
      'The {key} lacks a scope for this: add it to the configuration and connect again.',
    ],
    'SDK.Error.HomeAppliance.Connection.Initialization.Failed': [
      'customer',
      'The appliance of the user is offline: they have to switch it on, or connect it to their network.',
    ],
    'SDK.Error.UnsupportedOperation': 'request',
    'SDK.Error.NoProgramActive': ['conflict', 'No program runs; it ended already.'],
    'SDK.Error.WrongOperationState': ['conflict', 'The state of the appliance conflicts with this.'],
    'SDK.Error.InvalidUserId': 'credential',
  },
};
