import { embeddedJson, html, type Page, styleSheet } from '../http/page.ts';
import { startInbox } from './inbox.client.ts';
import type { ReceivedMessage } from './messages.ts';

const style = styleSheet('./inbox.css', import.meta.url);

/** `GET /sms`: a phone's inbox, rendered by its own script from the initial messages. */
export function inboxPage(messages: readonly ReceivedMessage[]): Page {
  return {
    title: 'Messages',
    style,
    script: startInbox,
    body: html`
<div class="phone" data-view="list">
  <nav class="list" aria-label="Conversations">
    <header class="list-head">
      <h1>Messages</h1>
      <p>Sandbox phone. All text messages of the platform arrive here.</p>
      <label class="search">
        <span class="visually-hidden">Find a number</span>
        <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 4 4"/></svg>
        <input id="search" type="search" inputmode="tel" placeholder="Find a number" autocomplete="off">
      </label>
    </header>
    <section id="latest" class="latest" aria-label="Newest code" hidden></section>
    <ul id="conversations"></ul>
    <p id="list-empty" class="empty" hidden></p>
  </nav>
  <main class="conversation" aria-label="Conversation">
    <header class="conversation-head">
      <button id="back" class="back" type="button" aria-label="Back to all conversations">
        <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M12.5 4 6.5 10l6 6"/></svg>
      </button>
      <h2 id="number" class="tabular" tabindex="-1"></h2>
    </header>
    <div id="thread" class="thread"></div>
  </main>
</div>
<p id="announce" class="visually-hidden" role="status"></p>
<p id="offline" class="offline" role="alert" hidden>No connection to the sandbox. Retrying.</p>
${embeddedJson('messages', messages)}`,
  };
}
