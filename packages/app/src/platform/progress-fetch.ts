/** Header lines in the format of an XMLHttpRequest: `name: value`, each on its own line. */
function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Status codes of responses without a body (Fetch, "null body status"). */
const BODILESS = [101, 204, 205, 304];

/**
 * A `fetch` for one upload that reports its progress, which the browser's own cannot.
 * @param onProgress receives the share that is sent, 0 to 1
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      const stop = () => request.abort();
      signal?.addEventListener('abort', stop, { once: true });
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', stop);
        settle();
      };
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener(
        'load',
        end(() => {
          const { status, statusText } = request;
          const headers = readHeaders(request.getAllResponseHeaders());
          const body = BODILESS.includes(status) ? null : request.responseText;
          resolve(new Response(body, { status, statusText, headers }));
        }),
      );
      request.addEventListener(
        'error',
        end(() => reject(new TypeError('Failed to fetch'))),
      );
      request.addEventListener(
        'abort',
        end(() => reject(signal?.reason)),
      );
      request.send((init.body as XMLHttpRequestBodyInit | null | undefined) ?? null);
    });
}
