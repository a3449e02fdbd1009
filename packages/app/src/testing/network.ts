/** What stories asked the network for, and were refused. */
const asked: string[] = [];

/**
 * Lets a page ask its own server for code, styles and pictures, and nobody for anything else: a story
 * that had answers from somewhere would show one thing today and another tomorrow. Calls of the app
 * are answered by `StoryApp`.
 */
export function closeNetwork(): void {
  const { host } = window.location;
  // Storybook reads its list of stories, and a development server tells of changes.
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

/** @throws when the network was asked for something since the last time. */
export function expectNoNetwork(): void {
  const refused = asked.splice(0);
  if (refused.length > 0) throw new Error(`The story asks the network: ${refused.join(', ')}`);
}
