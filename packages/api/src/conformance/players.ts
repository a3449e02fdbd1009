import { auth, site, wallet } from '../calls/index.ts';
import type { SiteInfo } from '../entities/site.ts';
import { codes } from '../envelope.ts';
import { type Asking, type PlayerSource, parseData } from './back-end.ts';
import { Fault, NotApplicable, type Player } from './types.ts';

/** Players with existing tokens. */
export function playersByToken(tokens: readonly string[]): PlayerSource {
  const left = [...tokens];
  return {
    async next() {
      const token = left.shift();
      return token === undefined ? null : { token };
    },
  };
}

/** Players who log in; if the site requires a captcha, its solution must be readable. */
export function playersByPassword(
  accounts: readonly { readonly username: string; readonly password: string }[],
): PlayerSource {
  const left = [...accounts];
  const enter = async (backEnd: Asking, account: (typeof accounts)[number]): Promise<Player> => {
    const answer = await logIn(backEnd, account);
    if (!answer) throw new NotApplicable('the site asks for a captcha');
    const { token } = parseData(auth.login, answer) as { token: string };
    return { ...account, token };
  };
  return {
    async next(backEnd) {
      const account = left.shift();
      return account ? enter(backEnd, account) : null;
    },
    async session(backEnd) {
      return accounts[0] ? enter(backEnd, accounts[0]) : null;
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

/** A number of the site's country that is most likely unused. */
function somePhone(countryCode: string, random: () => number): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  if (countryCode === 'TH') return `08${digits(8)}`;
  if (countryCode === 'MM') return `09${digits(9)}`;
  return `09${digits(9)}`;
}

/** New players, signed up with a phone whose messages are readable. */
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

/** The captchas of the sandbox: `GET <url>?uuid=` answers `{ uuid, answer }`. */
export function captchasFromInbox(
  url: string,
  request: typeof fetch = fetch,
): (uuid: string) => Promise<string | undefined> {
  return async (uuid) => {
    const address = new URL(url);
    address.searchParams.set('uuid', uuid);
    const response = await request(address);
    if (!response.ok) throw new Fault(`the captcha inbox answered HTTP ${response.status}`);
    const { answer } = (await response.json()) as { answer?: string };
    return answer;
  };
}

/** A login by password, with a captcha if one is required; null if its solution is not readable. */
export async function logIn(
  backEnd: Asking,
  { username = '', password = '' }: Pick<Player, 'username' | 'password'>,
) {
  const answer = await backEnd.send(auth.login, { username, password });
  if (answer.envelope?.code !== codes.captcha) return answer;
  const captcha = await backEnd.captcha();
  return captcha && (await backEnd.send(auth.login, { username, password, ...captcha }));
}
