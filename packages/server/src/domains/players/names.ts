import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike when they are read aloud or written down. */
const INVITE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 7;

/** A new invitation code; the rare one that exists the database does not take. */
export function newInviteCode(): string {
  return Array.from({ length: INVITE_LENGTH }, () =>
    INVITE_ALPHABET.charAt(randomInt(INVITE_ALPHABET.length)),
  ).join('');
}

/** A phone as strangers may see it, never more: `09•• 317`. */
export function hidePhone(phone: string): string {
  return `${phone.slice(0, 2)}•• ${phone.slice(-3)}`;
}

/** A phone as its owner may see it on a screen that others see too: `0917•••0142`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, 4)}•••${phone.slice(-4)}`;
}
