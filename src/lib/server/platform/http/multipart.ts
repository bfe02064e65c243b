/** multipart/form-data (RFC 7578) as a stream: a file of any size passes through without ever being in memory. */

const MAX_HEADER_BYTES = 8 * 1024;
const LINE = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');

export interface Part {
  readonly name: string;
  /** Name of the file; undefined: a field. */
  readonly fileName: string | undefined;
  /** Unread bytes are skipped. */
  readonly data: AsyncGenerator<Uint8Array>;
}

/** The body is not multipart/form-data, or is truncated. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

/** The boundary of a content type; undefined if it has none. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** The parts in order; each has to be read before the next is requested. @throws MultipartError */
export async function* partsOf(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const window = new Window(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await drain(window.until(delimiter));
  while (!(await isEnd(window))) {
    const headers = await text(window.until(BLANK_LINE), MAX_HEADER_BYTES);
    const data = window.until(delimiter);
    yield { ...described(headers), data };
    await drain(data);
  }
}

/** All of a short part. @throws MultipartError if it is longer */
export async function text(data: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of data) {
    size += piece.length;
    if (size > limit) throw new MultipartError('A field is too long.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Bytes received and not yet passed on: never more than a chunk and a delimiter. */
class Window {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** The first delimiter may be at the very beginning, without a line break before it. */
  #held: Buffer = LINE;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  /** All bytes up to the delimiter, which is consumed too. */
  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array> {
    for (let at = this.#held.indexOf(delimiter); ; at = this.#held.indexOf(delimiter)) {
      const isFound = at >= 0;
      // The last bytes may be the beginning of the delimiter.
      const length = isFound ? at : Math.max(0, this.#held.length - delimiter.length + 1);
      const piece = this.#held.subarray(0, length);
      this.#held = this.#held.subarray(isFound ? length + delimiter.length : length);
      if (piece.length > 0) yield piece;
      if (isFound) return;
      await this.#receive();
    }
  }

  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#receive();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  /** Puts back what was consumed last. */
  giveBack(bytes: Buffer): void {
    this.#held = Buffer.concat([bytes, this.#held]);
  }

  async #receive(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw new MultipartError('The body ends in the middle of a part.');
    this.#held = Buffer.concat([this.#held, value]);
  }
}

/** After a delimiter: `--` ends the body, anything else up to the end of the line is padding. */
async function isEnd(window: Window): Promise<boolean> {
  const next = await window.take(2);
  if (next.toString('latin1') === '--') return true;
  window.giveBack(next);
  await text(window.until(LINE), MAX_HEADER_BYTES);
  // The blank line that ends the headers is looked for with the line break before it.
  window.giveBack(LINE);
  return false;
}

function described(headers: string): Pick<Part, 'name' | 'fileName'> {
  const disposition = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im.exec(headers)?.[1];
  const name = disposition === undefined ? undefined : parameter(disposition, 'name');
  if (disposition === undefined || name === undefined) throw new MultipartError('A part has no name.');
  return { name, fileName: parameter(disposition, 'filename') };
}

/** Browsers write quotes and line breaks in names as %22, %0D and %0A; other programs put a backslash before a quote. */
function parameter(disposition: string, name: string): string | undefined {
  const quoted = new RegExp(`(?:^|;)[ \\t]*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1];
  if (quoted === undefined) return new RegExp(`(?:^|;)[ \\t]*${name}=([^\\s";]+)`, 'i').exec(disposition)?.[1];
  return quoted
    .replace(/\\(["\\])/g, '$1')
    .replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, ' ');
}

async function drain(data: AsyncGenerator<Uint8Array>): Promise<void> {
  for (let piece = await data.next(); !piece.done;) piece = await data.next();
}
