const ONE_YEAR_S = 31_536_000;

export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));

/**
 * Mirrors a preference in a cookie, so that the server can render the right page (product decision 12).
 * Never the token: only whether there is one, and whether home shows played games.
 */
export function mirrorInCookie(
  name: 'locale' | 'theme' | 'appearance' | 'hasSession',
  value: string | null,
): void {
  const life = value === null ? 0 : ONE_YEAR_S;
  const cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Lax`;
  // The Cookie Store API would need a secure context, which a phone in the local network lacks (product decision 48).
  Object.assign(document, { cookie });
}
