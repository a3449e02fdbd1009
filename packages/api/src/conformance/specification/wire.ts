import { site, wallet } from '../../calls/index.ts';
import { LOCALES } from '../../constants.ts';
import { codes } from '../../envelope.ts';
import { describeEnvelope, getEnvelope, parseData } from '../back-end.ts';
import { type ConformanceCase, must } from '../types.ts';

const envelopeCases: ConformanceCase[] = [
  {
    name: 'envelope: an unknown call is HTTP 404',
    reason: 'A client that is newer than the back end must be able to tell (product decision 2).',
    async run(backEnd) {
      const { status, envelope } = await backEnd.fetchPath('/no/such/call');
      must(status === 404, `HTTP ${status}`);
      must(envelope?.code === codes.notFound, 'its body is no envelope with code 404');
    },
  },
  {
    name: 'envelope: answers are JSON',
    reason: 'Responses carry code and msg (docs/product.md: Error catalogue).',
    async run(backEnd) {
      const { headers } = await backEnd.send(site.getWebsiteInfo);
      const type = headers.get('content-type') ?? '';
      must(type.startsWith('application/json'), `Content-Type is “${type}”`);
    },
  },
  {
    name: 'envelope: a body that cannot be read is refused',
    reason: 'Half a body comes when a connection breaks; it is nobody’s fault and no 500.',
    async run(backEnd) {
      const answer = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"username": "ma',
      });
      const envelope = getEnvelope(answer);
      must(envelope.code >= 400 && envelope.code < 500, describeEnvelope(envelope));
    },
  },
  {
    name: 'envelope: a body of an unknown kind is refused',
    reason: 'Only JSON, forms and uploads are read.',
    async run(backEnd) {
      const { envelope, status } = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: '<username>maria</username>',
      });
      must(envelope && status < 500, `HTTP ${status} without an envelope`);
      must(envelope.code >= 400 && envelope.code < 500, describeEnvelope(envelope));
    },
  },
  {
    name: 'envelope: a body of two megabytes is refused',
    reason: 'HTTP 413, or a refusal; never a fault (product decision 2).',
    async run(backEnd) {
      const { status, envelope } = await backEnd.fetchPath('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'x'.repeat(2_000_000), password: 'Secret.1' }),
      });
      must(
        status === 413 || (status === 200 && envelope?.code === codes.refused),
        `HTTP ${status}`,
      );
    },
  },
];

const headerCases: ConformanceCase[] = [
  {
    name: 'headers: no other site may read a player’s answers',
    reason: 'A page of a stranger must not be allowed to call with what the browser knows (S23).',
    async run(backEnd) {
      const { headers } = await backEnd.fetchPath('/user/getBalanceInfo', {
        headers: { origin: 'https://elsewhere.example' },
      });
      const allowed = headers.get('access-control-allow-origin');
      must(
        allowed !== '*' && allowed !== 'https://elsewhere.example',
        `Access-Control-Allow-Origin is “${allowed}”`,
      );
    },
  },
  {
    name: 'headers: nosniff',
    reason: 'What is JSON must not be run as a page (S23).',
    async run(backEnd) {
      const { headers } = await backEnd.send(site.getWebsiteInfo);
      const value = headers.get('x-content-type-options');
      must(value === 'nosniff', `X-Content-Type-Options is “${value}”`);
    },
  },
  {
    name: 'headers: a token counts in the Authorization header alone',
    reason: 'Addresses stand in logs and histories (S27).',
    async run(backEnd) {
      const { token } = await backEnd.player();
      const { envelope } = await backEnd.fetchPath(`/getInfo?token=${encodeURIComponent(token)}`);
      must(envelope?.code === codes.unauthenticated, 'a token in the address is taken');
    },
  },
];

const languageCases: ConformanceCase[] = [
  ...LOCALES.filter((lang) => lang !== 'en_US').map(
    (lang): ConformanceCase => ({
      name: `lang: refuses in ${lang}`,
      reason:
        'msg is shown to the player as it is, in the language that was asked for (product decision 5).',
      async run(backEnd) {
        const getMessage = async (locale: string) =>
          getEnvelope(await backEnd.send(wallet.getBalanceInfo, {}, { lang: locale })).msg;
        const [english, own] = [await getMessage('en_US'), await getMessage(lang)];
        must(own !== '' && own !== english, `msg is “${own}”, as in English`);
      },
    }),
  ),
  {
    name: 'lang: a language that nobody speaks is no fault',
    reason: 'A locale that was stored by an older version must not lock anybody out.',
    async run(backEnd) {
      const answer = await backEnd.send(site.getWebsiteInfo, {}, { lang: 'tlh_QO' });
      parseData(site.getWebsiteInfo, answer);
    },
  },
];

/**
 * Properties of every response: envelope, headers, language
 * (docs/product.md: Calls; Error catalogue; decisions: wire).
 */
export const wireCases: readonly ConformanceCase[] = [
  ...envelopeCases,
  ...headerCases,
  ...languageCases,
];
