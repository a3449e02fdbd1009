import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './progress-fetch.ts';

/** The part of an XMLHttpRequest that is used, controlled by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: [string, string] | undefined;
  sent: unknown;
  status = 0;
  statusText = '';
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, address: string): void {
    this.opened = [method, address];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  send(body: unknown): void {
    this.sent = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number, lengthComputable = true): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable }),
    );
  }
  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

const start = (init: RequestInit = {}) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const shares: number[] = [];
  const answer = fetchWithProgress((share) => shares.push(share))('/user-api/upload/image', {
    method: 'POST',
    headers: { Authorization: 'Bearer t' },
    body: 'picture',
    ...init,
  });
  return { answer, shares, request: FakeRequest.last };
};

afterEach(() => vi.unstubAllGlobals());

describe('a fetch that reports upload progress', () => {
  it('sends its body, reports progress, and responds like fetch', async () => {
    const { answer, request, shares } = start();
    expect(request.opened).toEqual(['POST', '/user-api/upload/image']);
    expect(request.headers).toEqual({ authorization: 'Bearer t' });
    expect(request.sent).toBe('picture');
    request.progress(50, 200);
    request.progress(0, 0, false);
    request.progress(200, 200);
    expect(shares).toEqual([0.25, 1]);
    request.answer(200, '{"code":200}');
    const response = await answer;
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toBe('r-1');
    expect(await response.json()).toEqual({ code: 200 });
  });

  it.each([413, 204])('returns responses with status %s', async (status) => {
    const { answer, request } = start();
    request.answer(status, '');
    expect((await answer).status).toBe(status);
  });

  it('rejects like fetch without a response', async () => {
    const { answer, request } = start();
    request.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('rejects with the reason of its signal', async () => {
    const stopper = new AbortController();
    const { answer } = start({ signal: stopper.signal });
    stopper.abort(new Error('not wanted'));
    await expect(answer).rejects.toThrow('not wanted');
  });

  it('sends nothing if it was aborted before', async () => {
    const open = vi.spyOn(FakeRequest.prototype, 'open');
    const { answer } = start({ signal: AbortSignal.abort(new Error('too late')) });
    await expect(answer).rejects.toThrow('too late');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });
});
