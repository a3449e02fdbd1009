import { expect, it } from 'vitest';
import { domainOf } from './domain.ts';

it.each([
  [{ code: 200, data: { domain: 'play.example.com' } }, 'play.example.com'],
  [{ code: 200, data: { domain: 'localhost:8080' } }, 'localhost:8080'],
  [{ code: 500, data: { domain: 'play.example.com' } }, undefined],
  [{ code: 200, data: { domain: 'play.example.com/../x' } }, undefined],
  [{ code: 200, data: { domain: 'javascript:alert(1)' } }, undefined],
  [{ code: 200, data: null }, undefined],
  ['<h1>nginx</h1>', undefined],
])('%j names the domain %s and nothing else (decisions: wire 8)', (answer, domain) => {
  expect(domainOf(answer)).toBe(domain);
});
