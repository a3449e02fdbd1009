import { expect, it } from 'vitest';
import { lookUpDomain, parseDomain } from './domain-lookup.ts';

it.each([
  [{ code: 200, data: { domain: 'play.example.com' } }, 'play.example.com'],
  [{ code: 200, data: { domain: 'localhost:8080' } }, 'localhost:8080'],
  [{ code: 500, data: { domain: 'play.example.com' } }, undefined],
  [{ code: 200, data: { domain: 'play.example.com/../x' } }, undefined],
  [{ code: 200, data: { domain: 'javascript:alert(1)' } }, undefined],
  [{ code: 200, data: null }, undefined],
  ['<h1>nginx</h1>', undefined],
])('%j names the domain %s and nothing else (product decision 8)', (answer, domain) => {
  expect(parseDomain(answer)).toBe(domain);
});

it('queries the configured host, and rejects a response without a domain', async () => {
  const asked: string[] = [];
  const answering = (answer: object) => async (input: unknown) => {
    asked.push(String(input));
    return Response.json(answer);
  };
  const { signal } = new AbortController();
  const named = answering({ code: 200, data: { domain: 'play.example.com' } });
  await expect(lookUpDomain(signal, named)).resolves.toBe('play.example.com');
  await expect(lookUpDomain(signal, answering({ code: 500 }))).rejects.toThrow('no domain');
  expect(asked).toEqual(['/domain/lookup', '/domain/lookup']);
});
