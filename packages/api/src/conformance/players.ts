import { auth, site, wallet } from '../calls/index.ts';
import type { SiteInfo } from '../entities/site.ts';
import { codes } from '../envelope.ts';
import type { PlayerSource } from './back-end.ts';
import { type BackEnd, Fault, type Player } from './types.ts';

type Asking = Pick<BackEnd, 'ask' | 'send'>;

/** Players who have a token already. */
export function playersByToken(tokens: readonly string[]): PlayerSource {
  const left = [...tokens];
  return {
    async next() {
      const token = left.shift();
      return token === undefined ? null : { token };
    },
  };
}

/** Players who log in; the site must ask for no captcha then. */
export function playersByPassword(
  accounts: readonly { readonly username: string; readonly password: string }[],
): PlayerSource {
  const left = [...accounts];
  const logIn = async (backEnd: Asking, account: (typeof accounts)[number]): Promise<Player> => {
    const { token } = (await backEnd.ask(auth.login, account)) as { token: string };
    return { ...account, token };
  };
  return {
    async next(backEnd) {
      const account = left.shift();
      return account ? logIn(backEnd, account) : null;
    },
    async session(backEnd) {
      return accounts[0] ? logIn(backEnd, accounts[0]) : null;
    },
  };
}

/** Reads the newest code that was sent to a phone. */
export type ReadCode = (phone: string) => Promise<string | undefined>;

/** The inbox of the sandbox: `GET <url>?phone=` answers `[{ phone, text, code, at }]`, newest first. */
export function codesFromInbox(url: string, request: typeof fetch = fetch): ReadCode {
  return async (phone) => {
    const address = new URL(url);
    address.searchParams.set('phone', phone);
    const response = await request(address);
    if (!response.ok) throw new Fault(`the SMS inbox answered HTTP ${response.status}`);
    const messages = (await response.json()) as { code?: string }[];
    return messages[0]?.code;
  };
}

const PASSWORD = 'Conform.1';

/** A number of the site's country that nobody is likely to have. */
function somePhone(countryCode: string, random: () => number): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  if (countryCode === 'TH') return `08${digits(8)}`;
  if (countryCode === 'MM') return `09${digits(9)}`;
  return `09${digits(9)}`;
}

/** New players, signed up with a phone whose messages can be read. */
export function playersBySignUp(
  readCode: ReadCode,
  random: () => number = Math.random,
): PlayerSource {
  const next = async (backEnd: Asking): Promise<Player> => {
    const info = (await backEnd.ask(site.getWebsiteInfo, {})) as SiteInfo;
    const phone = somePhone(info.countryCode, random);
    const encoded = btoa(`${phone}${1000 + Math.floor(random() * 9000)}`);
    if (info.gameAccountRegisterSMS)
      await backEnd.ask(auth.sendRegisterPhoneCode, { code: encoded });
    const code = info.gameAccountRegisterSMS ? ((await readCode(phone)) ?? '') : '';
    const account = { phone, code, username: '', password: PASSWORD, inviteCode: '' };
    if (!info.gameAccountRegisterBank) {
      const { token } = (await backEnd.ask(auth.register, account)) as { token: string };
      return { token, username: phone, password: PASSWORD };
    }
    const banks = (await backEnd.ask(wallet.supportBankList, {})) as {
      bankCode: string;
      bankName: string;
    }[];
    const { token } = (await backEnd.ask(auth.registerV2, {
      ...account,
      gameUserBankCard: {
        bank: banks[0]?.bankCode ?? '',
        bankName: banks[0]?.bankName ?? '',
        bankCardName: 'Maria Reyes',
        bankCardAccount: phone.replace(/\D/g, '').padEnd(12, '7'),
        bankCardRemark: phone,
      },
    })) as { token: string };
    return { token, username: phone, password: PASSWORD };
  };
  return { next, session: next };
}

/** A login by password, without what a captcha would add; null when the site asks for one. */
export async function logIn(
  backEnd: Asking,
  { username = '', password = '' }: Pick<Player, 'username' | 'password'>,
) {
  const answer = await backEnd.send(auth.login, { username, password });
  return answer.envelope?.code === codes.captcha ? null : answer;
}
