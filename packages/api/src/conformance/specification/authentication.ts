import { account, auth } from '../../calls/index.ts';
import { codes } from '../../envelope.ts';
import { describeEnvelope, getEnvelope, getRefusal } from '../back-end.ts';
import { logIn } from '../players.ts';
import { type ConformanceCase, must, NotApplicable } from '../types.ts';
import { looksLike } from './shared.ts';

/** Captcha, login, sign-up, session and profile. */
export const authenticationCases: readonly ConformanceCase[] = [
  {
    name: 'captcha: is a picture, and another one each time',
    reason: 'Tapping it must bring a new one (docs/product.md: Screens and routes).',
    async run(backEnd) {
      const one = (await backEnd.ask(auth.captchaImage, {})) as { img: string; uuid: string };
      const two = (await backEnd.ask(auth.captchaImage, {})) as { img: string; uuid: string };
      must(one.uuid !== two.uuid, 'two captchas have one uuid');
      must(/^(?:data:image\/|[A-Za-z0-9+/]{40})/.test(one.img), 'img is no image in Base64');
    },
  },
  {
    name: 'login: an unknown name and a wrong password look the same',
    reason: 'Else the names of players can be tried out (S14).',
    async run(backEnd) {
      const { username } = await backEnd.player();
      if (username === undefined) throw new NotApplicable('the name of the player is not known');
      const known = await logIn(backEnd, { username, password: 'Wrong.12345' });
      const unknown = await logIn(backEnd, { username: 'nobody.at.all', password: 'Wrong.12345' });
      if (!known || !unknown) throw new NotApplicable('the site asks for a captcha');
      must(
        looksLike(known) === looksLike(unknown),
        `${looksLike(known)} and ${looksLike(unknown)}`,
      );
    },
  },
  {
    name: 'login: a refused login is 422, never 401',
    reason: '401 says that a session is dead, and there is none yet (product decision 40).',
    async run(backEnd) {
      const answer = await logIn(backEnd, { username: 'nobody.at.all', password: 'Wrong.12345' });
      if (!answer) throw new NotApplicable('the site asks for a captcha');
      const envelope = getEnvelope(answer);
      must(envelope.code === codes.refused, describeEnvelope(envelope));
    },
  },
  {
    name: 'login: SMS login refuses a code that was never sent',
    reason: 'S11.',
    async run(backEnd) {
      const answer = await backEnd.send(auth.smsLogin, { phone: '09170000000', code: '000000' });
      const envelope = getEnvelope(answer);
      must(
        envelope.code === codes.refused || envelope.code === codes.captcha,
        describeEnvelope(envelope),
      );
    },
  },
  {
    name: 'sign-up: fields of a form may be dotted or in brackets',
    reason: 'Clients of either kind are about (product decision 1).',
    async run(backEnd) {
      const card = {
        bank: 'B',
        bankName: 'B',
        bankCardName: 'Maria Reyes',
        bankCardAccount: '12345678',
        bankCardRemark: '',
      };
      const account = { phone: '09170000000', code: '000000', username: '', password: 'Secret.1' };
      const send = (nested: (name: string) => string) =>
        backEnd.fetchPath('/v2/register?lang=en_US', {
          method: 'POST',
          body: new URLSearchParams([
            ...Object.entries(account),
            ...Object.entries(card).map(([name, value]) => [nested(name), value]),
          ] as [string, string][]),
        });
      const dotted = await send((name) => `gameUserBankCard.${name}`);
      const bracketed = await send((name) => `gameUserBankCard[${name}]`);
      must(
        looksLike(dotted) === looksLike(bracketed),
        `${looksLike(dotted)} and ${looksLike(bracketed)}`,
      );
      must(getRefusal(getEnvelope(dotted)).reason !== 'arguments.invalid', looksLike(dotted));
    },
  },
  {
    name: 'session: logout kills its token',
    reason: 'A token that lives on after logout is anybody’s who finds it (S17).',
    async run(backEnd) {
      const { token } = await backEnd.newSession();
      await backEnd.ask(auth.getInfo, {}, { token });
      await backEnd.ask(auth.logout, {}, { token });
      const envelope = getEnvelope(await backEnd.send(auth.getInfo, {}, { token }));
      must(envelope.code === codes.unauthenticated, `afterwards: ${describeEnvelope(envelope)}`);
    },
  },
  {
    name: 'session: a refused proof logs nobody out',
    reason: 'An act that is refused to a living session answers 422 (product decision 40).',
    async run(backEnd) {
      const { token } = await backEnd.player();
      const envelope = getEnvelope(
        await backEnd.send(auth.giveProof, { password: 'Wrong.12345' }, { token }),
      );
      must(
        envelope.code === codes.refused || envelope.code === codes.captcha,
        describeEnvelope(envelope),
      );
      await backEnd.ask(auth.getInfo, {}, { token });
    },
  },
  {
    name: 'session: online time of a report is taken',
    reason:
      'A client reports every three minutes (docs/product.md: Business constants and limits).',
    async run(backEnd) {
      const { token } = await backEnd.player();
      await backEnd.ask(account.onlineTime, { onlineTime: 3 }, { token });
    },
  },
  {
    name: 'player: no password leaves, hashed or not',
    reason: 'What is not needed must not be sent (S27).',
    async run(backEnd) {
      const { token } = await backEnd.player();
      const { text } = await backEnd.send(auth.getInfo, {}, { token });
      must(
        !/"(?:password\w*|salt|hash)"\s*:/i.test(text),
        'the answer has a password, a salt or a hash',
      );
    },
  },
];
