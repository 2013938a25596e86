import { expect, it } from 'vitest';
import { grpcName, grpcStatusOf, jsonRpcName } from '#src/body/rpc-status.ts';

it('a status of gRPC in the headers is an error, but for 0', () => {
  expect(grpcStatusOf({ 'grpc-status': '8', 'grpc-message': 'too%20many' })).toEqual({
    name: 'RESOURCE_EXHAUSTED',
    message: 'too many',
  });
  expect(grpcStatusOf({ 'grpc-status': '5' })).toEqual({ name: 'NOT_FOUND', message: undefined });
  expect(grpcStatusOf({ 'grpc-status': '14', 'grpc-message': 'bad %' })?.message).toBe('bad %');
  expect(grpcStatusOf({ 'grpc-status': '0' })).toBeUndefined();
  expect(grpcStatusOf({ 'grpc-status': '99' })).toBeUndefined();
  expect(grpcStatusOf({})).toBeUndefined();
});

it('numbers that nobody defined have no name', () => {
  expect([grpcName(16), grpcName(0), grpcName(17)]).toEqual(['UNAUTHENTICATED', undefined, undefined]);
  expect([jsonRpcName(-32601), jsonRpcName(-32000)]).toEqual(['METHOD_NOT_FOUND', undefined]);
});
