/** Reloads the page when the payment is final. Sent to the page as source text. */
export function followPayment(): void {
  const follow = async (): Promise<void> => {
    try {
      const response = await fetch(`${location.pathname}/state`);
      const answer = (await response.json()) as { state?: string };
      if (answer.state !== undefined && answer.state !== 'waiting') {
        location.reload();
        return;
      }
    } catch {
      // Offline: the payment continues without this page, so poll again.
    }
    setTimeout(follow, 1_000);
  };
  setTimeout(follow, 1_000);
}
