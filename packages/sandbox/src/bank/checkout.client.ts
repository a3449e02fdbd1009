/** Shows the end of a payment as soon as there is one. Sent to the page as source text. */
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
      // No connection: the payment goes on without this page, so it only asks again.
    }
    setTimeout(follow, 1_000);
  };
  setTimeout(follow, 1_000);
}
