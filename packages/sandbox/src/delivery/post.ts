import type { Clock } from '../clock.ts';
import type { Credentials } from '../settings.ts';
import { type Protocol, signedHeaders } from '../signing.ts';

/** Maximum size of a response; larger ones violate the protocol. */
const LARGEST_ANSWER = 65_536;

export interface SignedPost {
  readonly protocol: Protocol;
  readonly credentials: Credentials;
  readonly url: string;
  readonly body: string;
  readonly clock: Clock;
  readonly timeoutMs: number;
  /** Aborts the call, at shutdown. */
  readonly signal?: AbortSignal;
}

export interface PostAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The parsed JSON body, or null if it is invalid. */
  readonly body: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a signed JSON `POST`. Redirects are not followed, because the signature covers the path.
 *
 * @throws if there is no response within `timeoutMs`, or no connection.
 */
export async function postSigned(post: SignedPost): Promise<PostAnswer> {
  const url = new URL(post.url);
  const path = url.pathname + url.search;
  const timeout = AbortSignal.timeout(post.timeoutMs);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...signedHeaders(
        post.protocol,
        post.credentials,
        { method: 'POST', path, body: post.body },
        post.clock(),
      ),
    },
    body: post.body,
    signal: post.signal === undefined ? timeout : AbortSignal.any([timeout, post.signal]),
  });
  const answer = await response.text();
  return {
    status: response.status,
    body: answer.length > LARGEST_ANSWER ? null : parseJson(answer),
  };
}
