import { hidePhone } from '../players/index.ts';

const SHOWN_OF_A_NAME = 3;

/** A player's public name: the chosen nickname, or a pseudonym. */
export function publicName({
  nickname,
  username,
  phone,
}: {
  readonly nickname: string;
  readonly username: string;
  readonly phone: string;
}): string {
  if (nickname !== '') return nickname;
  // Without a chosen name, the user name is the phone.
  if (username === phone) return hidePhone(phone);
  return `${[...username].slice(0, SHOWN_OF_A_NAME).join('')}••`;
}
