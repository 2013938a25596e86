/** Collects bytes up to a limit in one growing block: a million tiny chunks cost no more than their bytes. */
export type ByteBuffer = {
  /** Keeps what fits. @returns whether all of it did */
  append(chunk: Uint8Array): boolean;
  bytes(): Uint8Array;
};

/** @param expectedBytes the probable size; reserved at the first chunk, and unused memory pages cost nothing */
export const createByteBuffer = (maxBytes: number, expectedBytes = 0): ByteBuffer => {
  let block = Buffer.alloc(0);
  let length = 0;

  const reserve = (needed: number) => {
    if (needed <= block.length) return;
    const grown = Buffer.allocUnsafeSlow(
      Math.min(maxBytes, Math.max(needed, block.length * 2, expectedBytes)),
    );
    block.copy(grown, 0, 0, length);
    block = grown;
  };

  return {
    append: (chunk) => {
      const taken = Math.min(chunk.length, maxBytes - length);
      reserve(length + taken);
      block.set(taken === chunk.length ? chunk : chunk.subarray(0, taken), length);
      length += taken;
      return taken === chunk.length;
    },
    bytes: () => block.subarray(0, length),
  };
};
