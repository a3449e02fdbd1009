import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../http.ts';
import { observing, type Scenario } from '../scenario.ts';

const OK = 200;
const ATTACKER = '127.0.0.7';
const TRIES = 40;
const EVERY_MS = 50;

export const codeBurning: Scenario = {
  name: 'code-burning',
  tries:
    'an attacker who knows a phone sends wrong codes for it all the time while its owner logs in and resets the password',
  statements: ['S11', 'S12', 'S15'],
  before: 'the owner was refused with the correct code for 890 s           ',
  async run({ servers: [origin], sandbox, player }) {
    const { seen, note } = observing();
    const { phone } = await player();
    const device = randomUUID();
    const encoded = Buffer.from(`${phone}4821`).toString('base64');
    const getCode = async () => {
      const messages = await fetch(`${sandbox}/sms/messages?phone=${phone}`);
      const [message] = (await messages.json()) as { code: string }[];
      return message?.code ?? '';
    };
    const burn = async (path: string, body: (code: string) => object, method?: 'PUT') => {
      const answers: number[] = [];
      for (let tries = 0; tries < TRIES; tries += 1) {
        const code = String(tries).padStart(6, '0');
        const { code: answered } = await ask(origin, path, {
          body: body(code),
          from: ATTACKER,
          device: randomUUID(),
          ...(method && { method }),
        });
        answers.push(answered);
        await sleep(EVERY_MS);
      }
      return answers.filter((code) => code === OK).length;
    };

    {
      await ask(origin, '/sendPhoneLoginCode', { body: { code: encoded }, device });
      const guessed = await burn('/smsLogin', (code) => ({ phone, code }));
      note('the attacker logged in', guessed === 0, `${guessed} of ${TRIES} attempts`);
      const login = await ask(origin, '/smsLogin', {
        body: { phone, code: await getCode() },
        device,
      });
      note(
        'the owner logs in by the code that was sent',
        login.code === OK,
        `${login.code} ${login.reason}`,
      );
    }

    await ask(origin, '/forgetPwd/sendPhoneCode', { body: { code: encoded }, device });
    const form = (code: string) => ({ phone, code, username: phone, password: 'Secret.2' });
    await burn('/forgetPwd/updatePwd', form, 'PUT');
    const reset = await ask(origin, '/forgetPwd/updatePwd', {
      method: 'PUT',
      body: form(await getCode()),
      device,
    });
    note(
      'the owner resets the password by the code that was sent',
      reset.code === OK,
      `${reset.code} ${reset.reason}`,
    );
    return seen;
  },
};
