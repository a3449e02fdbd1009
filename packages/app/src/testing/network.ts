/** Blocked requests of stories. */
const asked: string[] = [];

/**
 * Lets a page ask its own server for code, styles and pictures, and nobody for anything else: a story
 * that had answers from somewhere would show one thing today and another tomorrow. Calls of the app
 * are answered by `StoryApp`.
 */
export function closeNetwork(): void {
  const { host } = window.location;
  // Storybook loads its index, and the development server pushes changes.
  const connections = [new URL('index.json', document.baseURI), `ws://${host}`, `wss://${host}`];
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    `connect-src ${connections.join(' ')}`,
  ].join(';');
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => asked.push(blockedURI));
}

/** @throws when a request was blocked since the last call. */
export function expectNoNetwork(): void {
  const refused = asked.splice(0);
  if (refused.length > 0) throw new Error(`The story requests: ${refused.join(', ')}`);
}
