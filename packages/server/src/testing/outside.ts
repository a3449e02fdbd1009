import { randomUUID } from 'node:crypto';
import type {
  AccountStatementLine,
  GameProviderPort,
  IdentityPort,
  OutsidePorts,
  PaymentPort,
  PaymentRequest,
  PaymentState,
  PayoutRequest,
  PayoutState,
  ProviderGame,
  ProviderStatementLine,
  SmsMessage,
  SocialPerson,
} from '../core/integrations/ports.ts';
import {
  OutsideRefusedError,
  OutsideUnavailableError,
} from '../core/integrations/signed-client.ts';
import { outsideTransactions } from './outside-transactions.ts';
import { type FakeProvider, fakeProvider } from './provider.ts';

/** Fake third parties that a test can inspect, and make fail. */
export interface FakeOutside extends OutsidePorts {
  readonly phone: FakePhone;
  readonly bank: FakeBank;
  readonly lotus: FakeProvider;
  /** With a seamless wallet. */
  readonly orbit: FakeProvider;
  readonly network: FakeNetwork;
  readonly identity: IdentityPort | undefined;
  /** The captchas that the platform reported, newest last. */
  readonly captchas: { readonly uuid: string; readonly answer: string }[];
}

export interface FakePhone {
  /** Oldest first. */
  readonly messages: SmsMessage[];
  /** The six digits of the last message to a phone. */
  lastCode(phone: string): string;
  /** The carrier does not respond. */
  down: boolean;
}

export interface FakeBank {
  readonly payments: Map<string, PaymentRequest & PaymentState>;
  readonly payouts: Map<string, PayoutRequest & PayoutState>;
  /** Its own books, for the statement. */
  readonly statement: ProviderStatementLine[];
  /** Transfers to the site's accounts. */
  readonly accountStatement: AccountStatementLine[];
  /** `silent`: does not respond; `deaf`: executes the request, and the response is lost. */
  fault: 'silent' | 'deaf' | null;
}

/** A social network for logins. */
export interface FakeNetwork {
  /** Creates a code for an identity, as a browser would return it: valid once, for one verifier. */
  login(person: Partial<SocialPerson> & { readonly subject: string }): {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  };
  /** It does not respond. */
  down: boolean;
}

const REDIRECT_URI = 'http://localhost:8080/pages/login/socialLogin';

function fakeNetwork(): { network: FakeNetwork; identity: IdentityPort } {
  const codes = new Map<string, { person: SocialPerson; codeVerifier: string }>();
  const network: FakeNetwork = {
    down: false,
    login(person) {
      const code = randomUUID();
      const codeVerifier = `${randomUUID()}${randomUUID()}`;
      codes.set(code, { person: { name: '', email: '', ...person }, codeVerifier });
      return { code, codeVerifier, redirectUri: REDIRECT_URI };
    },
  };
  const answering = () => {
    if (network.down) throw new OutsideUnavailableError('the network does not answer');
  };
  const identity: IdentityPort = {
    provider: 'facebook',
    redirectUri: REDIRECT_URI,
    async describe() {
      answering();
      return {
        provider: 'facebook',
        providerName: 'Facebook',
        authorizeUrl: 'http://localhost:8081/identity/auth',
        clientId: 'parlor',
        scope: 'openid profile email',
        redirectUri: REDIRECT_URI,
      };
    },
    async exchange({ code, codeVerifier }) {
      answering();
      const known = codes.get(code);
      codes.delete(code);
      if (known?.codeVerifier === codeVerifier) return known.person;
      throw new OutsideRefusedError('the network refused', 400, 'invalid_grant');
    },
  };
  return { network, identity: outsideTransactions(identity) };
}

export function fakeOutside(
  games: readonly ProviderGame[] = [],
  seamlessGames: readonly ProviderGame[] = [],
): FakeOutside {
  const phone = fakePhone();
  const bank: FakeBank = {
    payments: new Map(),
    payouts: new Map(),
    statement: [],
    accountStatement: [],
    fault: null,
  };
  const lotus = fakeProvider(games);
  const orbit = fakeProvider(seamlessGames, 'seamless');
  const providers: Record<string, GameProviderPort> = { lotus: lotus.port, orbit: orbit.port };
  const captchas: FakeOutside['captchas'] = [];
  return {
    ...fakeNetwork(),
    captchas,
    captchaWatcher: outsideTransactions({
      async report(captcha) {
        captchas.push(captcha);
      },
    }),
    phone,
    bank,
    lotus,
    orbit,
    sms: outsideTransactions({
      async send(message) {
        if (phone.down) throw new OutsideUnavailableError('the carrier does not answer');
        if (phone.messages.some(({ messageId }) => messageId === message.messageId)) return;
        phone.messages.push(message);
      },
    }),
    payments: outsideTransactions(getPayments(bank)),
    providers,
  };
}

function fakePhone(): FakePhone {
  const messages: SmsMessage[] = [];
  return {
    messages,
    down: false,
    lastCode(phone) {
      const text = messages.findLast(({ to }) => to === phone)?.text;
      const code = /\d{6}/.exec(text ?? '')?.[0];
      if (code === undefined) throw new Error(`no code was sent to ${phone}`);
      return code;
    },
  };
}

function getPayments(bank: FakeBank): PaymentPort {
  const answered = <T>(act: () => T): T => {
    if (bank.fault === 'silent') throw new OutsideUnavailableError('the bank does not answer');
    const answer = act();
    if (bank.fault === 'deaf') throw new OutsideUnavailableError('the answer is lost');
    return answer;
  };
  return {
    createPayment: async (request) =>
      answered(() => {
        const { orderNo, amount, currency } = request;
        const paymentId = `pay-${orderNo}`;
        if (!bank.payments.has(orderNo)) {
          const state = { paymentId, orderNo, status: 'pending', txId: null } as const;
          bank.payments.set(orderNo, { ...request, ...state, amount, currency });
        }
        const created = { paymentId, payUrl: `http://localhost:8081/pay/${orderNo}` };
        if (request.transfer === undefined) return created;
        const isQr = request.transfer === 'qr';
        const payee = { bankName: 'Bank', accountName: 'Parlor', accountNumber: '0012334455' };
        return {
          ...created,
          payee: isQr ? null : payee,
          qrCode: isQr ? `${created.payUrl}?qr` : null,
          reference: `PL${orderNo.slice(-6)}`,
        };
      }),
    payment: async (orderNo) =>
      answered(() => {
        const none = { paymentId: null, txId: null, amount: null, currency: null };
        return bank.payments.get(orderNo) ?? { ...none, orderNo, status: 'not_found' };
      }),
    createPayout: async (request) =>
      answered(() => {
        if (bank.payouts.has(request.payoutId)) return;
        bank.payouts.set(request.payoutId, {
          ...request,
          status: 'accepted',
          txId: null,
          reason: null,
        });
      }),
    statement: async ({ from, until }) =>
      answered(() => bank.statement.filter(({ at }) => at >= from && at < until)),
    accountStatement: async ({ from, until }) =>
      answered(() => bank.accountStatement.filter(({ at }) => at >= from && at < until)),
    payout: async (payoutId) =>
      answered(
        () =>
          bank.payouts.get(payoutId) ?? {
            payoutId,
            status: 'not_found',
            txId: null,
            reason: null,
          },
      ),
  };
}
