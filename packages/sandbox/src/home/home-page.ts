import { type Html, html, type Page, styleSheet } from '../http/page.ts';

const style = styleSheet('./home.css', import.meta.url);

/** Data of the front page besides its links. */
export interface HomeFacts {
  readonly lotusGames: number;
  readonly orbitGames: number;
  readonly publicOrigin: string;
  /** Webhooks and reports that the platform has not acknowledged yet. */
  readonly undelivered: number;
}

const door = (name: string, text: Html, link?: { href: string; label: string }): Html => html`
<li class="door">
  <h2>${name}</h2>
  <p>${text}</p>
  ${link === undefined ? null : html`<a class="button button-solid" href="${link.href}">${link.label}</a>`}
</li>`;

function waiting(reports: number): string {
  if (reports === 0) return 'The platform has acknowledged all reports.';
  const subject = reports === 1 ? '1 report waits' : `${reports} reports wait`;
  return `${subject} for the platform to acknowledge.`;
}

/** `GET /`: front page with links to all parts of the sandbox. */
export function homePage({ lotusGames, orbitGames, publicOrigin, undelivered }: HomeFacts): Page {
  return {
    title: 'Sandbox',
    style,
    body: html`
<main>
  <p class="kicker">Sandbox</p>
  <h1>Simulated third parties</h1>
  <p class="lead">The platform talks to a phone carrier, a bank, a social network and game makers over HTTP. The sandbox simulates all of them. No real message is sent and no real money is moved.</p>
  <ul>
    ${door('Phone', html`Every text message of the platform, with its code ready to copy. As JSON: <a href="/sms/messages">/sms/messages</a>.`, { href: '/sms', label: 'Open the inbox' })}
    ${door('Bank', html`A hosted checkout where you pay, decline or wait. It opens from a deposit. Payouts arrive after a short delay; an account number ending in 0000 is refused.`)}
    ${door('Circle', html`A social network for social logins. It opens from a social login, with several accounts to choose from.`)}
    ${door('Lotus', html`A game maker with ${lotusGames} games and its own wallet. Games open from the lobby of the site.`, { href: publicOrigin, label: 'Open the site' })}
    ${door('Orbit', html`A game maker with ${orbitGames} games that play from the wallet of the site: every stake is requested, every win credited at once.`)}
  </ul>
  <p class="state"><a href="/faults">Injected faults</a> disturb any of them.</p>
  <p class="state">${waiting(undelivered)}</p>
</main>`,
  };
}
