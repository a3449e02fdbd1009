import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

const negotiator = new Negotiator({ supportedValues: [...encodings] });

const BROTLI_QUALITY = 5;
const brotli = promisify(brotliCompress);
const encoders: Record<Encoding, (json: string) => Promise<Buffer>> = {
  br: (json) => brotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (json) => Buffer.from(json),
};

/** The encoding of a response that its caller prefers. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  const preferred = accepted === undefined ? null : negotiator.negotiate(accepted);
  return encodings.find((encoding) => encoding === preferred) ?? 'identity';
}

/** A response for many callers: it is validated, serialized and compressed once for each encoding. */
export class Prepared<Data> {
  readonly data: Data;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(data: Data) {
    this.data = data;
  }

  /** @param serialize gives the same text for each encoding, and so for one locale. */
  encode(encoding: Encoding, serialize: (data: Data) => string): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known !== undefined) return known;
    const body = encoders[encoding](serialize(this.data));
    this.#bodies.set(encoding, body);
    return body;
  }
}
