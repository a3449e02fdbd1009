/** A message to one phone. */
export interface SmsMessage {
  /** The same id is delivered once. */
  readonly messageId: string;
  /** As the player's country writes it. */
  readonly to: string;
  readonly text: string;
}

/** The way to players' phones. */
export interface SmsGateway {
  /** @throws Error when the carrier did not accept it. */
  send(message: SmsMessage): Promise<void>;
}
