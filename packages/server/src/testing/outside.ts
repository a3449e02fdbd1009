import type {
  GameProviderPort,
  OutsidePorts,
  PaymentPort,
  PaymentRequest,
  PaymentState,
  PayoutRequest,
  PayoutState,
  ProviderGame,
  SmsMessage,
} from '../outside/ports.ts';
import { OutsideUnavailableError } from '../outside/signed-client.ts';
import { type FakeProvider, fakeProvider } from './provider.ts';

/** Parties that a test can look into, and make fail. */
export interface FakeOutside extends OutsidePorts {
  readonly phone: FakePhone;
  readonly bank: FakeBank;
  readonly lotus: FakeProvider;
  /** What the platform told of its captchas, newest last. */
  readonly captchas: { readonly uuid: string; readonly answer: string }[];
}

export interface FakePhone {
  /** Oldest first. */
  readonly messages: SmsMessage[];
  /** The six digits of the last message to a phone. */
  lastCode(phone: string): string;
  /** The carrier does not answer. */
  down: boolean;
}

export interface FakeBank {
  readonly payments: Map<string, PaymentRequest & PaymentState>;
  readonly payouts: Map<string, PayoutRequest & PayoutState>;
  /** `silent`: it does not answer; `deaf`: it does what is asked, and the answer is lost. */
  fault: 'silent' | 'deaf' | null;
}

export function fakeOutside(games: readonly ProviderGame[] = []): FakeOutside {
  const phone = fakePhone();
  const bank: FakeBank = { payments: new Map(), payouts: new Map(), fault: null };
  const lotus = fakeProvider(games);
  const providers: Record<string, GameProviderPort> = { lotus: lotus.port };
  const captchas: FakeOutside['captchas'] = [];
  return {
    captchas,
    captchaWatcher: {
      async tell(captcha) {
        captchas.push(captcha);
      },
    },
    phone,
    bank,
    lotus,
    sms: {
      async send(message) {
        if (phone.down) throw new OutsideUnavailableError('the carrier does not answer');
        if (phone.messages.some(({ messageId }) => messageId === message.messageId)) return;
        phone.messages.push(message);
      },
    },
    payments: paymentsOf(bank),
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

function paymentsOf(bank: FakeBank): PaymentPort {
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
        return { paymentId, payUrl: `http://localhost:8081/pay/${orderNo}` };
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
