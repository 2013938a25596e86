import { Transform, type TransformCallback } from 'node:stream';
import { holdFile } from '#src/uploads/held-files.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const SPACE = 0x20;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/** A shorter text stays in the JSON. */
const MIN_HELD = 64 * 1024;

/** Bytes of a held file in one piece: a caller may send a few at a time. */
const PIECE_LENGTH = 64 * 1024;

/** Where a file may be: in the body of the input, and in each input of a batch. Any other `base64` belongs to the caller. */
const FILE_PLACE = /^(?:\d+\/)?body\/(?:parts\/\[\]\/)?base64$/;
const MAX_FILE_DEPTH = 5;

/** Decodes base64 that arrives in pieces: four characters are three bytes. */
class Base64Pieces {
  readonly pieces: Uint8Array[] = [];
  #piece: Buffer | undefined;
  #length = 0;
  #rest = '';
  #isEnded = false;
  isValid = true;

  /** PHP writes a slash as `\/`. */
  add(written: string): void {
    const text = (this.#rest + written).replaceAll('\\/', '/');
    const whole = text.length - (text.length % 4);
    // A backslash whose slash has not arrived yet.
    const end = text.endsWith('\\') && whole === text.length ? whole - 4 : whole;
    this.#rest = text.slice(end);
    this.#decode(text.slice(0, end));
  }

  end(): void {
    if (this.#rest.length === 1) this.isValid = false;
    this.#decode(this.#rest);
    if (this.#piece !== undefined) this.pieces.push(Buffer.from(this.#piece.subarray(0, this.#length)));
  }

  #decode(text: string): void {
    if (text === '') return;
    if (this.#isEnded || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) this.isValid = false;
    else this.#append(Buffer.from(text, 'base64'));
    this.#isEnded = text.endsWith('=');
  }

  #append(bytes: Buffer): void {
    for (let copied = 0; copied < bytes.length; ) {
      this.#piece ??= Buffer.alloc(PIECE_LENGTH);
      const count = bytes.copy(this.#piece, this.#length, copied);
      copied += count;
      this.#length += count;
      if (this.#length < PIECE_LENGTH) continue;
      this.pieces.push(this.#piece);
      this.#piece = undefined;
      this.#length = 0;
    }
  }
}

/** Where in JSON we are, as far down as a file may be: the names that lead there, and `[]` for each list. */
class JsonPlace {
  readonly #steps: string[] = [];
  #depth = 0;
  /** The last sign, which no space is. */
  #sign = 0;

  /** @param name the last string */
  sign(code: number, name: string): void {
    if (code <= SPACE) return;
    this.#sign = code;
    if (isOpening(code)) {
      this.#depth += 1;
      if (this.#depth <= MAX_FILE_DEPTH) this.#steps[this.#depth - 1] = code === 0x5b ? '[]' : '';
    } else if (isClosing(code)) this.#depth -= 1;
    else if (code === COLON && this.#depth <= MAX_FILE_DEPTH) this.#steps[this.#depth - 1] = name;
  }

  /** Whether the string that begins here may be a file. */
  get isOfFile(): boolean {
    return (
      this.#sign === COLON &&
      this.#depth <= MAX_FILE_DEPTH &&
      FILE_PLACE.test(this.#steps.slice(0, this.#depth).join('/'))
    );
  }
}

/**
 * Takes the long files of a request out of its JSON, which passes through, decoded, and puts the name of a held file in
 * their place. What is no base64 is an empty text then, which no schema takes for a file.
 */
export class FileExtractor extends Transform {
  /** Fastify compares it with the limit for bodies and with the Content-Length. */
  receivedEncodedLength = 0;
  readonly #limit: number;
  readonly #onHeld: (name: string) => void;
  /** Of the JSON outside of files: whether we are inside of a string, and its text so far if it is short. */
  #isInString = false;
  #isEscaped = false;
  #string = '';
  #last = '';
  readonly #place = new JsonPlace();
  /** A value of `base64`, as it was written; and from some length on, decoded. */
  #value: string[] | undefined;
  #valueLength = 0;
  #file: Base64Pieces | undefined;

  constructor(limit: number, onHeld: (name: string) => void) {
    super();
    this.#limit = limit;
    this.#onHeld = onHeld;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    // Fastify only looks when something arrives behind.
    if (this.receivedEncodedLength > this.#limit) this.push(' ');
    else
      for (let at = 0; at < chunk.length; )
        at = this.#value === undefined ? this.#json(chunk, at) : this.#base64(chunk, at);
    done();
  }

  override _flush(done: TransformCallback): void {
    // Cut off inside of a value: it is no JSON, whatever stands here.
    if (this.#value !== undefined) this.push(this.#value.join(''));
    done();
  }

  /** JSON up to and with the quote that begins a value of `base64`, or all of it. Returns where the rest begins. */
  #json(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length) {
      at = this.#isInString ? this.#inString(chunk, at) : this.#outside(chunk, at);
      if (this.#value !== undefined) break;
    }
    this.push(chunk.subarray(from, at));
    return at;
  }

  #outside(chunk: Buffer, from: number): number {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    for (let at = from; at < end; at += 1) this.#place.sign(chunk[at] ?? 0, this.#last);
    if (quote === -1) return chunk.length;
    if (this.#place.isOfFile) this.#value = [];
    else this.#isInString = true;
    this.#string = '';
    return quote + 1;
  }

  #inString(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length; at += 1) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (chunk[at] === BACKSLASH) this.#isEscaped = true;
      else if (chunk[at] === QUOTE) break;
    }
    if (this.#string.length < 8) this.#string += chunk.toString('latin1', from, Math.min(at, from + 8));
    if (at === chunk.length) return at;
    this.#isInString = false;
    this.#last = this.#string;
    return at + 1;
  }

  #base64(chunk: Buffer, from: number): number {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    this.#addToValue(chunk.toString('latin1', from, end));
    if (quote !== -1) this.#endValue();
    return end;
  }

  #addToValue(text: string): void {
    this.#valueLength += text.length;
    if (this.#file !== undefined) {
      this.#file.add(text);
      return;
    }
    this.#value?.push(text);
    if (this.#valueLength < MIN_HELD) return;
    this.#file = new Base64Pieces();
    this.#file.add(this.#value?.join('') ?? '');
    this.#value = [];
  }

  /** The closing quote follows as JSON. */
  #endValue(): void {
    if (this.#file === undefined) this.push(this.#value?.join(''));
    else {
      this.#file.end();
      if (this.#file.isValid) this.#hold(this.#file.pieces);
      else this.push('?');
    }
    this.#value = undefined;
    this.#valueLength = 0;
    this.#file = undefined;
    // What follows is the end of this string.
    this.#isInString = true;
    this.#string = '';
  }

  #hold(pieces: readonly Uint8Array[]): void {
    const name = holdFile(pieces);
    this.#onHeld(name);
    this.push(name);
  }
}
