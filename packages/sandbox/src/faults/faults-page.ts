import { html, type Page, styleSheet } from '../http/page.ts';
import { canHave, type FaultKind, faultIds, faultKinds, type Party, partyIds } from './faults.ts';

const style = styleSheet('./faults.css', import.meta.url);

const NAMES: Readonly<Record<Party, string>> = {
  phone: 'Phone carrier',
  bank: 'Bank',
  identity: 'Circle',
  lotus: 'Lotus',
  orbit: 'Orbit',
};

const LABELS: Readonly<Record<FaultKind, string>> = {
  down: 'Down',
  slow: 'Slow',
  silent: 'Silent',
  twice: 'Twice',
  disordered: 'Out of order',
  forged: 'Wrongly signed',
  late: 'Late',
};

/** `GET /faults`: a switch for each fault of each third party. */
export function faultsPage(state: Readonly<Record<string, readonly FaultKind[]>>): Page {
  const count = Object.values(state).flat().length;
  const now =
    count === 0
      ? 'All third parties work.'
      : `${count} ${count === 1 ? 'fault is' : 'faults are'} on.`;
  return {
    title: 'Faults',
    style,
    body: html`
<main>
  <p><a href="/">Sandbox</a></p>
  <h1>Injected faults</h1>
  <p class="lead">Disturb a third party, and see how the site copes. Nothing may be lost: once all faults are off, every balance is right within a minute.</p>
  <p class="state" role="status">${now}</p>
  <form method="post" action="/faults">
    ${partyIds.map(
      (party) => html`
    <fieldset>
      <legend>${NAMES[party]}</legend>
      ${faultIds
        .filter((kind) => canHave(party, kind))
        .map(
          (kind) => html`
      <label>
        ${
          state[party]?.includes(kind)
            ? html`<input type="checkbox" name="${party}" value="${kind}" checked>`
            : html`<input type="checkbox" name="${party}" value="${kind}">`
        }
        <span><b>${LABELS[kind]}</b> ${faultKinds[kind]}</span>
      </label>`,
        )}
    </fieldset>`,
    )}
    <div class="actions">
      <button class="button button-solid" type="submit">Apply</button>
      <button class="button" type="submit" form="off">Turn all off</button>
    </div>
  </form>
  <form id="off" method="post" action="/faults"></form>
</main>`,
  };
}
