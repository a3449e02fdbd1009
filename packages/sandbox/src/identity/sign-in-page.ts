import { type Html, html, type Page } from '../http/page.ts';
import { icon, standInFrame, standInStyle } from '../http/stand-in.ts';
import { type Person, people, STRANGER } from './people.ts';

const style = standInStyle('./sign-in.css', import.meta.url);

export interface SignIn {
  /** Form action of the choice. */
  readonly action: string;
  /** The site that requests the login. */
  readonly site: string;
  readonly scopes: readonly string[];
}

const frame = standInFrame({
  name: 'Circle',
  logo: html`<rect width="32" height="32" rx="9"/><circle cx="12.5" cy="16" r="6.5"/><circle cx="19.5" cy="16" r="6.5"/>`,
  foot: html`This page simulates Facebook or another social network. The accounts are fictitious, and no data leaves this machine.`,
});

const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0))
    .join('');

/** The colour is an SVG attribute: a style attribute would need a looser policy. */
const picture = (person: Person): Html => html`
<svg class="picture" viewBox="0 0 48 48" aria-hidden="true">
  <circle cx="24" cy="24" r="24" fill="hsl(${person.hue} 52% 40%)"/>
  <text x="24" y="24" dy="0.36em" text-anchor="middle">${initials(person.label)}</text>
</svg>`;

const shared: Readonly<Record<string, string>> = {
  profile: 'your name',
  email: 'your email address',
};

function sharing({ site, scopes }: SignIn): string {
  const parts = scopes.flatMap((scope) => shared[scope] ?? []);
  const what = parts.length === 0 ? 'that you have an account here' : parts.join(' and ');
  return `${site} can see ${what}. It cannot post for you or see your friends.`;
}

const row = (person: Person): Html => html`
<li><button class="choice" name="choice" value="${person.id}">
  ${picture(person)}
  <span><strong>${person.label}</strong><small>${person.note}</small></span>
  ${icon('m9.5 5.5 6.5 6.5-6.5 6.5')}
</button></li>`;

/** The account selection page. */
export function signInPage(signIn: SignIn): Page {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('no account is defined');
  const [firstName = ''] = first.label.split(' ');
  return {
    title: `Continue to ${signIn.site} · Circle sandbox`,
    style,
    body: frame(html`
<main class="sheet">
  <form method="post" action="${signIn.action}">
    <section class="first">
      ${picture(first)}
      <h1>Continue to ${signIn.site}?</h1>
      <p class="who"><strong>${first.label}</strong><br>${first.email}</p>
      <p class="lead">${sharing(signIn)}</p>
      <button class="button button-solid main" name="choice" value="${first.id}">Continue as ${firstName}</button>
      <button class="button quiet" name="choice" value="cancel">Cancel</button>
    </section>
    <section class="others" aria-labelledby="others">
      <h2 id="others">Not ${firstName}?</h2>
      <ul>
        ${others.map(row)}
        <li><button class="choice" name="choice" value="${STRANGER}">
          <span class="plus">${icon('M12 5.5v13M5.5 12h13')}</span>
          <span><strong>New account</strong><small>A different one each time</small></span>
          ${icon('m9.5 5.5 6.5 6.5-6.5 6.5')}
        </button></li>
        <li><button class="choice" name="choice" value="fail">
          <span class="plus">${icon('M12 6v7.5', 'M12 17.6v.2')}</span>
          <span><strong>Fail</strong><small>Circle is temporarily unavailable</small></span>
          ${icon('m9.5 5.5 6.5 6.5-6.5 6.5')}
        </button></li>
      </ul>
    </section>
  </form>
</main>`),
  };
}

const notice = (title: string, text: string, back?: Html): Page => ({
  title: 'Circle sandbox',
  style,
  body: frame(html`
<main class="sheet">
  <section class="first" role="status">
    <span class="mark">${icon('M12 6v7', 'M12 17v.2')}</span>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    ${back ?? null}
  </section>
</main>`),
});

/** For a login that is finished or expired. */
export function goneSignInPage(publicOrigin: string): Page {
  return notice(
    'This login has expired',
    'It was already completed, or took too long. Go back to the site and log in again.',
    html`<a class="button button-solid main" href="${publicOrigin}">Back</a>`,
  );
}

/** For an invalid request: there is no redirect address to report it to. */
export function refusedSignInPage(site: string, error: string): Page {
  return notice(
    'This login cannot continue',
    `The request is not valid for ${site} (${error}). Go back to the site and log in again.`,
  );
}
