import type { JsonValue } from '@gatehouse/contract/common.ts';
import type { CallMethod } from '@gatehouse/contract/testing.ts';

/** A call with the provider's key, which the product shows as a curl command. */
export type GuideCall = { method: CallMethod; endpoint: string; body?: JsonValue };

/** A step of guide.md. `description` is HTML, the rest is plain text. */
export type WrittenStep = {
  title: string;
  description: string;
  call?: GuideCall;
  codeExample?: string;
  warnings: string[];
  tips: string[];
};
