/** Collects bytes up to a limit in one growing block: a million tiny chunks cost no more than their bytes. */
export type ByteBuffer = {
  /** Keeps what fits. @returns whether all of it did */
  append(chunk: Uint8Array): boolean;
  bytes(): Uint8Array;
};

/** A larger block grows in place: blocks that are copied into larger ones wait for the garbage collector, ten megabytes a body. */
const IN_PLACE_BYTES = 64 * 1024;

/** @param expectedBytes the probable size; reserved at the first chunk, and unused memory pages cost nothing */
export const createByteBuffer = (maxBytes: number, expectedBytes = 0): ByteBuffer => {
  let block = new Uint8Array();
  let growing: ArrayBuffer | null = null;
  let length = 0;

  const replace = (grown: Uint8Array<ArrayBuffer>) => {
    grown.set(block.subarray(0, length));
    block = grown;
  };
  const reserve = (needed: number) => {
    if (needed <= block.length) return;
    const size = Math.min(maxBytes, Math.max(needed, block.length * 2, expectedBytes));
    if (size <= IN_PLACE_BYTES) return replace(Buffer.allocUnsafeSlow(size));
    if (growing !== null) return growing.resize(size);
    growing = new ArrayBuffer(size, { maxByteLength: maxBytes });
    // Its length follows that of the block.
    replace(new Uint8Array(growing));
  };

  return {
    append: (chunk) => {
      const taken = Math.min(chunk.length, maxBytes - length);
      reserve(length + taken);
      block.set(taken === chunk.length ? chunk : chunk.subarray(0, taken), length);
      length += taken;
      return taken === chunk.length;
    },
    bytes: () => Buffer.from(block.buffer, block.byteOffset, length),
  };
};
