import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, type Zlib } from 'node:zlib';
import { OutboundError } from '#src/errors.ts';
import type { Limits } from '#src/limits.ts';

export type DecoderEvents = {
  /** Decoded bytes. @returns false if there is room for no more until `resume` is called */
  onData(chunk: Buffer): boolean;
  /** There is room again after `write` returned false. */
  onDrain(): void;
  /** A stage exceeded `decodedBytes`: nothing more will be decoded. */
  onFull(): void;
  onError(error: OutboundError): void;
};

export type Decoder = {
  /** @returns false if the caller should wait for `onDrain` */
  write(chunk: Uint8Array, wireBytes: number): boolean;
  /** Call it after the last byte; resolves when everything is decoded. */
  end(): Promise<void>;
  /** Call it when the response was cut; resolves when what arrived is decoded as far as possible. */
  flush(): Promise<void>;
  /** There is room again after `onData` returned false. */
  resume(): void;
  destroy(): void;
};

type Stage = Transform & Zlib & { flush(kind: number, callback: () => void): void; flushKind: number };

const STAGES: Record<string, { create: () => Transform; flushKind: number }> = {
  gzip: { create: () => createGunzip(), flushKind: constants.Z_SYNC_FLUSH },
  'x-gzip': { create: () => createGunzip(), flushKind: constants.Z_SYNC_FLUSH },
  deflate: { create: () => createInflate(), flushKind: constants.Z_SYNC_FLUSH },
  br: { create: () => createBrotliDecompress(), flushKind: constants.BROTLI_OPERATION_FLUSH },
};

const badEncoding = (message: string) => new OutboundError('bad_encoding', message);

/**
 * The codings of a `Content-Encoding` header in the order in which they must be decoded.
 * @throws OutboundError `bad_encoding` for an unknown coding or too many
 */
export const parseCodings = (header: string | undefined, limits: Limits): string[] => {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (codings.length > limits.codings) {
    throw badEncoding(
      `The response is encoded ${codings.length} times; at most ${limits.codings} are decoded`,
    );
  }
  if (codings.some((name) => !Object.hasOwn(STAGES, name))) {
    throw badEncoding('The response uses a content encoding that is not supported');
  }
  return codings.reverse();
};

type Hooks = {
  isStopped(): boolean;
  /** @param produced bytes a stage has produced so far. @returns whether it may continue; if not, everything is stopped */
  mayContinue(produced: number): boolean;
  onData(chunk: Buffer): boolean;
  onInvalid(): void;
  onDrain(): void;
  onEnd(): void;
};

/** Feeds each stage's output to the next, at the pace of the slowest. */
const joinStages = (stages: readonly Stage[], hooks: Hooks): void => {
  stages.forEach((stage, index) => {
    const next = stages[index + 1];
    let produced = 0;
    stage.on('data', (chunk: Buffer) => {
      if (hooks.isStopped()) return;
      produced += chunk.length;
      if (!next && !hooks.onData(chunk)) stage.pause();
      if (!hooks.mayContinue(produced) || !next || next.readableEnded) return;
      if (next.write(chunk)) return;
      stage.pause();
      next.once('drain', () => stage.resume());
    });
    stage.on('error', hooks.onInvalid);
    stage.on('end', () => {
      // A coding that ends before its input does reads no more and never drains: the stage before it must continue.
      if (index === 0) hooks.onDrain();
      else stages[index - 1]!.resume();
      if (next) next.end();
      else hooks.onEnd();
    });
  });
  stages[0]!.on('drain', hooks.onDrain);
};

const createStage = (coding: string): Stage => {
  const { create, flushKind } = STAGES[coding]!;
  return Object.assign(create(), { flushKind }) as Stage;
};

const flushStages = async (stages: readonly Stage[], finished: Promise<void>) => {
  for (const stage of stages) {
    if (stage.destroyed || stage.readableEnded) return;
    await Promise.race([finished, new Promise<void>((done) => stage.flush(stage.flushKind, done))]);
    // A stage passes on its last output in a later turn of the event loop than it reports the flush.
    await new Promise((done) => setImmediate(done));
  }
};

/**
 * Decodes one or two codings in a chain of streams and counts the output of each, so that neither the result nor an
 * intermediate form can exceed `decodedBytes` or `ratio` times the bytes received.
 */
export const createDecoder = (
  codings: readonly string[],
  limits: Limits,
  { onData, onDrain, onFull, onError }: DecoderEvents,
): Decoder => {
  const stages = codings.map(createStage);
  const first = stages[0]!;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let wire = 0;
  let isStopped = false;

  const stop = () => {
    isStopped = true;
    for (const stage of stages) stage.destroy();
    finish();
  };
  const fail = (message: string) => {
    if (isStopped) return;
    stop();
    onError(badEncoding(message));
  };
  const mayContinue = (produced: number): boolean => {
    if (produced > limits.ratioAfterBytes && produced > limits.ratio * wire) {
      fail(`The response expands more than ${limits.ratio} times when decoded`);
    } else if (produced > limits.decodedBytes) {
      stop();
      onFull();
    }
    return !isStopped;
  };
  const onInvalid = () => fail('The response is not valid in its content encoding');
  joinStages(stages, { isStopped: () => isStopped, mayContinue, onData, onInvalid, onDrain, onEnd: finish });

  return {
    write: (chunk, wireBytes) => {
      wire = wireBytes;
      return isStopped || first.readableEnded || first.write(chunk) || first.readableEnded;
    },
    end: () => {
      if (!isStopped) first.end();
      return finished;
    },
    flush: async () => {
      await flushStages(stages, finished);
      stop();
    },
    resume: () => stages.at(-1)!.resume(),
    destroy: stop,
  };
};
