import { type Html, html, type Page } from '../http/page.ts';
import { icon, standInFrame, standInStyle } from '../http/stand-in.ts';
import { formatAmount, getExponent } from '../money.ts';
import type { SandboxSettings } from '../settings.ts';
import type { Payment } from './books.ts';
import { followPayment } from './checkout.client.ts';

const style = standInStyle('./checkout.css', import.meta.url);

/** Payment data shown at the checkout. */
export type CheckoutState = 'open' | 'waiting' | 'succeeded' | 'failed' | 'expired';

export function checkoutState(payment: Payment, now: number): CheckoutState {
  if (payment.state !== 'pending') return payment.state;
  if (payment.confirmAt !== null) return 'waiting';
  return payment.expiresAt <= now ? 'expired' : 'open';
}

function displayAmount(payment: Payment): string {
  const digits = getExponent(payment.currency);
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: payment.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Passed as a decimal string, which Intl formats exactly; a number would be rounded.
  const amount = formatAmount(payment.amount, payment.currency);
  return format.format(amount as `${number}`);
}

const frame = standInFrame({
  name: 'Harbour Bank',
  logo: html`<rect width="32" height="32" rx="9"/><path d="M7 21.5c3 2.4 6 2.4 9 0s6-2.4 9 0M7 16c3 2.4 6 2.4 9 0s6-2.4 9 0"/><circle cx="16" cy="9" r="2.6"/>`,
  foot: html`${icon('M6 10.5V8a6 6 0 0 1 12 0v2.5', 'M5 10.5h14V20H5z')}This is a sandbox: there is no real bank, and no real money is moved.`,
});

function summary(payment: Payment, merchant: string): Html {
  return html`
<section class="summary" aria-label="What you pay for">
  <p class="to">Payment to <strong>${merchant}</strong></p>
  <p class="amount tabular">${displayAmount(payment)}</p>
  <dl>
    <div><dt>Order number</dt><dd class="tabular">${payment.orderNo}</dd></div>
    <div><dt>Method</dt><dd>${payment.channel}</dd></div>
    ${payment.kind !== 'bankTransfer' ? null : html`<div><dt>To account</dt><dd class="tabular">${payeeFor(payment, merchant).accountNumber}</dd></div>`}
    ${payment.reference === null ? null : html`<div><dt>Reference</dt><dd class="tabular">${payment.reference}</dd></div>`}
    ${payment.txId === null ? null : html`<div><dt>Bank reference</dt><dd class="tabular">${payment.txId}</dd></div>`}
  </dl>
</section>`;
}

/** The merchant's account at this bank. */
export function payeeFor(payment: Payment, merchant: string) {
  const bankName =
    payment.bankCode === null ? 'Harbour Bank' : `Harbour Bank (${payment.bankCode})`;
  return { bankName, accountName: merchant, accountNumber: '0042 0815 4711' };
}

const titles = {
  checkout: 'Confirm your payment',
  bankTransfer: 'Confirm your transfer',
  qr: 'You scanned a payment code',
} as const satisfies Record<Payment['kind'], string>;

/** What goes wrong with transfers that people make by hand. */
const mistakes = html`
  <button class="choice" name="action" value="otherAmount">
    ${icon('M12 4v16', 'M8 8h6a2.5 2.5 0 0 1 0 5h-4a2.5 2.5 0 0 0 0 5h6')}
    <span><strong>Send another amount</strong><small>Twice as much arrives, so it fits no order</small></span>
  </button>
  <button class="choice" name="action" value="noReference">
    ${icon('M5 5h14v14H5z', 'm9 9 6 6')}
    <span><strong>Leave out the reference</strong><small>The money arrives without an order</small></span>
  </button>`;

function choices(payment: Payment, merchant: string, waitSeconds: number): Html {
  return html`
<form class="panel" method="post" action="/psp/checkout/${payment.paymentId}">
  <h1>${titles[payment.kind]}</h1>
  <p class="lead">From your sandbox account. Its balance is unlimited.</p>
  <button class="button button-solid pay" name="action" value="pay">${icon('M6 10.5V8a6 6 0 0 1 12 0v2.5', 'M5 10.5h14V20H5z')}<span>Pay <span class="tabular">${displayAmount(payment)}</span></span></button>
  <p class="or"><span>or try what else can happen</span></p>
  <button class="choice" name="action" value="wait">
    ${icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.5V12l3 2')}
    <span><strong>Wait</strong><small>The bank confirms automatically after ${waitSeconds} s</small></span>
  </button>
  <button class="choice" name="action" value="fail">
    ${icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'm9 9 6 6m0-6-6 6')}
    <span><strong>Fail</strong><small>The bank declines and takes no money</small></span>
  </button>
  ${payment.kind === 'checkout' ? null : mistakes}
  <a class="button quiet" href="${payment.returnUrl}">Back to ${merchant}</a>
</form>`;
}

interface Outcome {
  readonly tone: 'positive' | 'critical' | 'caution';
  readonly mark: Html;
  readonly title: string;
  readonly text: string;
}

function getOutcome(state: Exclude<CheckoutState, 'open'>, merchant: string): Outcome {
  switch (state) {
    case 'succeeded':
      return {
        tone: 'positive',
        mark: icon('m5.5 12.5 4.5 4.5 8.5-9.5'),
        title: 'Payment successful',
        text: `${merchant} has been notified. You can go back now.`,
      };
    case 'failed':
      return {
        tone: 'critical',
        mark: icon('m7 7 10 10M17 7 7 17'),
        title: 'Payment declined',
        text: 'No money was taken from your account.',
      };
    case 'waiting':
      return {
        tone: 'caution',
        mark: icon('M12 6v6.5l4 2.5'),
        title: 'Waiting for the bank',
        text: `The payment is confirmed automatically. You can leave this page: ${merchant} will be notified.`,
      };
    case 'expired':
      return {
        tone: 'caution',
        mark: icon('M12 6v7', 'M12 17v.2'),
        title: 'This payment has expired',
        text: `No money was taken. Start a new payment at ${merchant}.`,
      };
  }
}

function outcome(payment: Payment, state: Exclude<CheckoutState, 'open'>, merchant: string): Html {
  const shown = getOutcome(state, merchant);
  return html`
<section class="panel outcome" data-state="${state}" data-tone="${shown.tone}" role="status">
  <span class="mark">${shown.mark}</span>
  <h1>${shown.title}</h1>
  <p class="lead">${shown.text}</p>
  <a class="button button-solid pay" href="${payment.returnUrl}">Back to ${merchant}</a>
</section>`;
}

/** The hosted checkout of a payment in any state. */
export function checkoutPage(
  payment: Payment,
  settings: SandboxSettings['psp'],
  now: number,
): Page {
  const state = checkoutState(payment, now);
  const content =
    state === 'open'
      ? choices(payment, settings.merchant, settings.waitSeconds)
      : outcome(payment, state, settings.merchant);
  return {
    title: `${displayAmount(payment)} to ${settings.merchant} · Harbour Bank sandbox`,
    style,
    body: frame(html`<main class="sheet">${summary(payment, settings.merchant)}${content}</main>`),
    ...(state === 'waiting' ? { script: followPayment } : {}),
  };
}

/** For an unknown payment. */
export function unknownPaymentPage(): Page {
  return {
    title: 'Harbour Bank sandbox',
    style,
    body: frame(html`
<main class="sheet sheet-single">
  <section class="panel outcome" data-tone="caution">
    <span class="mark">${icon('M12 6v7', 'M12 17v.2')}</span>
    <h1>Payment not found</h1>
    <p class="lead">Go back to the site and start the payment again.</p>
  </section>
</main>`),
  };
}
