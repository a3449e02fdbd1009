/** Blocked requests of stories. */
const asked: string[] = [];

/**
 * Lets a page request code, styles and pictures from its own server, and nothing else: a story that
 * depends on outside responses would change from day to day. `StoryApp` responds to the app's
 * calls.
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
