import { randomInt } from 'node:crypto';

/** Without letters and digits that are easily confused. */
const INVITE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 7;

/** A new invitation code; the database rejects the rare duplicate. */
export function newInviteCode(): string {
  return Array.from({ length: INVITE_LENGTH }, () =>
    INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length)),
  ).join('');
}

/** A phone masked for the public: `09•• 317`. */
export function hidePhone(phone: string): string {
  return `${phone.slice(0, 2)}•• ${phone.slice(-3)}`;
}

/** A phone masked for its owner, on a screen that others may see: `0917•••0142`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, 4)}•••${phone.slice(-4)}`;
}
