import type { Player } from './player.ts';

/** Reads a player's event stream as long as the server keeps it open. */
export class EventStream {
  /** How many `balance.changed` events have arrived. */
  changes = 0;
  isOpen = true;
  private readonly aborter = new AbortController();

  private constructor() {}

  static async open(player: Player, origin: string): Promise<EventStream> {
    const stream = new EventStream();
    const response = await player.openEvents(origin, stream.aborter.signal);
    if (!response.ok || !response.body) throw new Error(`no event stream: ${response.status}`);
    void stream.read(response.body);
    return stream;
  }

  close(): void {
    this.aborter.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of body) {
        this.changes +=
          decoder.decode(chunk, { stream: true }).split('event: balance.changed').length - 1;
      }
    } catch {
      // Closed by either side, which ends every wait for an event.
    }
    this.isOpen = false;
  }
}
