/**
 * The inbox in the browser. It is sent to the page as source text, so it must be self-contained; only
 * types may be imported.
 */
export function startInbox(): void {
  interface Message {
    readonly phone: string;
    readonly text: string;
    readonly code: string | null;
    readonly at: string;
  }
  interface Conversation {
    readonly id: string;
    readonly phone: string;
    readonly messages: Message[];
  }

  const REFRESH_MS = 1_500;
  const COPIED_MS = 2_000;
  const FRESH_MS = 10 * 60_000;
  const HUES = [212, 262, 330, 158, 22, 190, 288, 350];

  const byId = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`the page has no #${id}`);
    return element;
  };
  const phone = document.querySelector<HTMLElement>('.phone') ?? document.body;
  const search = byId('search') as HTMLInputElement;
  const thread = byId('thread');

  let messages = JSON.parse(byId('messages').textContent ?? '[]') as Message[];
  let shown = '';
  let seen = messages[0]?.at ?? '';

  const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

  const element = (tag: string, className: string, text = ''): HTMLElement => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text;
    return made;
  };

  const icon = (...paths: string[]): SVGSVGElement => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 20 20');
    svg.setAttribute('aria-hidden', 'true');
    for (const data of paths) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', data);
      svg.append(path);
    }
    return svg;
  };

  /** One conversation per number, newest first; spellings of the same number are merged. */
  const conversations = (): Conversation[] => {
    const found: Conversation[] = [];
    for (const message of messages) {
      const number = digits(message.phone);
      const known = found.find(({ id }) => id.endsWith(number) || number.endsWith(id));
      if (known === undefined)
        found.push({ id: number, phone: message.phone, messages: [message] });
      else known.messages.push(message);
    }
    return found;
  };

  const spacedNumber = (number: string): string => {
    const match = /^(\+?\d*?)(\d{3})(\d{4})$/.exec(number.replace(/[\s-]/g, ''));
    return match === null ? number : match.slice(1).filter(Boolean).join(' ');
  };

  const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

  const when = (at: string): string => {
    const date = new Date(at);
    const age = Date.now() - date.getTime();
    if (age < 60_000) return 'now';
    if (age < 3_600_000) return `${Math.floor(age / 60_000)} min`;
    const sameDay = date.toDateString() === new Date().toDateString();
    return sameDay
      ? date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
      : date.toLocaleDateString([], { day: 'numeric', month: 'short' });
  };

  const exactly = (at: string): string =>
    new Date(at).toLocaleString([], {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });

  const hue = (id: string): number => {
    let sum = 0;
    for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) % 9_973;
    return HUES[sum % HUES.length] ?? 212;
  };

  /** The clipboard needs a secure context, which a phone on the local network does not have. */
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      area.className = 'visually-hidden';
      document.body.append(area);
      area.select();
      const copied = document.execCommand('copy');
      area.remove();
      return copied;
    }
  };

  const copyButton = (code: string, large: boolean): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = large ? 'button button-solid copy' : 'button copy copy-small';
    const label = element('span', '', large ? 'Copy code' : 'Copy');
    button.setAttribute('aria-label', `Copy code ${code}`);
    button.dataset.key = `copy ${code}`;
    button.append(icon('M7 7h8.5v8.5H7z', 'M4.5 12.5v-8h8'), label);
    button.addEventListener('click', async () => {
      const copied = await copy(code);
      label.textContent = copied ? 'Copied' : 'Copy it manually';
      byId('announce').textContent = copied
        ? `Code ${code} copied`
        : 'The code could not be copied';
      button.toggleAttribute('data-copied', copied);
      setTimeout(() => {
        label.textContent = large ? 'Copy code' : 'Copy';
        button.removeAttribute('data-copied');
      }, COPIED_MS);
    });
    return button;
  };

  const avatar = (id: string): HTMLElement => {
    const made = element('span', 'avatar');
    made.style.setProperty('--hue', String(hue(id)));
    made.append(
      icon('M10 10.2a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8Z', 'M3.6 17a6.5 6.5 0 0 1 12.8 0'),
    );
    return made;
  };

  const selected = (): string => decodeURIComponent(location.hash.slice(1));

  const drawList = (all: readonly Conversation[], current: string): void => {
    const sought = digits(search.value);
    const matching = all.filter(({ id }) => id.includes(sought));
    const rows = matching.map((conversation) => {
      const newest = conversation.messages[0];
      const link = document.createElement('a');
      link.className = 'row';
      link.href = `#${conversation.id}`;
      link.dataset.key = `row ${conversation.id}`;
      if (conversation.id === current) link.setAttribute('aria-current', 'true');
      const words = element('span', 'row-words');
      const top = element('span', 'row-top');
      top.append(
        element('span', 'row-number tabular', spacedNumber(conversation.phone)),
        element('span', 'row-time', newest === undefined ? '' : when(newest.at)),
      );
      const bottom = element('span', 'row-bottom');
      bottom.append(element('span', 'row-text', newest?.text ?? ''));
      if (newest?.code) bottom.append(element('span', 'row-code tabular', newest.code));
      words.append(top, bottom);
      link.append(avatar(conversation.id), words);
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
    byId('conversations').replaceChildren(...rows);
    const empty = byId('list-empty');
    empty.hidden = rows.length > 0;
    empty.textContent =
      all.length === 0
        ? 'No messages yet. Request a code on the site; it arrives here within a second.'
        : 'No messages for this number.';
  };

  /** A message's text with its code marked, built from nodes so that no text becomes markup. */
  const marked = (message: Message): HTMLElement => {
    const line = element('p', 'bubble-text');
    const start = message.code === null ? -1 : message.text.indexOf(message.code);
    if (message.code === null || start < 0) {
      line.textContent = message.text;
      return line;
    }
    line.append(
      message.text.slice(0, start),
      element('strong', 'tabular', message.code),
      message.text.slice(start + message.code.length),
    );
    return line;
  };

  const newestCard = (message: Message, heading: string): HTMLElement => {
    const card = element('article', 'newest');
    const head = element('p', 'newest-head', heading);
    const time = element('time', '', when(message.at));
    time.title = exactly(message.at);
    head.append(time);
    card.append(head);
    if (message.code !== null) {
      const code = element('p', 'newest-code tabular', spacedCode(message.code));
      code.setAttribute('aria-label', `Code ${message.code.split('').join(' ')}`);
      card.append(code, marked(message), copyButton(message.code, true));
    } else {
      card.append(marked(message));
    }
    return card;
  };

  const drawThread = (conversation: Conversation | undefined): void => {
    byId('number').textContent = conversation ? spacedNumber(conversation.phone) : '';
    const newest = conversation?.messages[0];
    if (conversation === undefined || newest === undefined) {
      const empty = element('div', 'thread-empty');
      empty.append(
        icon('M3.5 4.5h13v9h-8l-3.5 3v-3h-1.5z'),
        element(
          'p',
          '',
          messages.length === 0 ? 'Waiting for the first message' : 'Choose a conversation',
        ),
      );
      thread.replaceChildren(empty);
      return;
    }
    const earlier = conversation.messages.slice(1).map((message) => {
      const bubble = element('article', 'bubble');
      const foot = element('p', 'bubble-foot', exactly(message.at));
      bubble.append(marked(message), foot);
      if (message.code !== null) foot.append(copyButton(message.code, false));
      return bubble;
    });
    const heading = element('h3', 'earlier', 'Earlier');
    thread.replaceChildren(
      newestCard(newest, 'Newest message'),
      ...(earlier.length > 0 ? [heading] : []),
      ...earlier,
    );
  };

  /** On a phone the newest code is above the list, so that it is visible without a tap. */
  const drawLatest = (wide: boolean): void => {
    const newest = messages[0];
    const fresh =
      newest !== undefined &&
      newest.code !== null &&
      Date.now() - new Date(newest.at).getTime() < FRESH_MS;
    const latest = byId('latest');
    latest.hidden = wide || !fresh || search.value !== '';
    latest.replaceChildren(
      ...(latest.hidden || !fresh ? [] : [newestCard(newest, spacedNumber(newest.phone))]),
    );
  };

  const draw = (): void => {
    const all = conversations();
    const wanted = selected();
    const wide = matchMedia('(min-width: 760px)').matches;
    const chosen = all.find(({ id }) => id === wanted) ?? (wide ? all[0] : undefined);
    phone.dataset.view = chosen !== undefined && wanted !== '' ? 'conversation' : 'list';
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const key = focused?.dataset.key;
    drawLatest(wide);
    drawList(all, chosen?.id ?? '');
    drawThread(chosen);
    if (key !== undefined) {
      document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
    }
  };

  const refresh = async (): Promise<void> => {
    try {
      const response = await fetch('/sms/messages', { headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(String(response.status));
      const text = await response.text();
      byId('offline').hidden = true;
      if (text === shown) return;
      shown = text;
      messages = JSON.parse(text) as Message[];
      const newest = messages[0];
      if (newest !== undefined && newest.at > seen) {
        seen = newest.at;
        byId('announce').textContent = `New message for ${newest.phone}: ${newest.text}`;
      }
      draw();
    } catch {
      byId('offline').hidden = false;
    }
  };

  const loop = async (): Promise<void> => {
    if (!document.hidden) await refresh();
    setTimeout(loop, REFRESH_MS);
  };

  search.addEventListener('input', draw);
  byId('back').addEventListener('click', () => {
    location.hash = '';
  });
  addEventListener('hashchange', () => {
    draw();
    if (selected() !== '') byId('number').focus();
  });
  matchMedia('(min-width: 760px)').addEventListener('change', draw);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh();
  });
  setInterval(draw, 30_000);
  draw();
  void loop();
}
