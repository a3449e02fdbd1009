import DOMPurify from 'dompurify';

/**
 * Text and its structure only; no scripts, no subresources, and nothing that imitates the app
 * itself (S24).
 */
const allowedTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];

/** Links are http, https, tel or mailto, or a path of this site. */
const allowedAddress = /^(?:https?:|tel:|mailto:|\/(?![/\\]))/i;

let purify: typeof DOMPurify | undefined;

function open(): typeof DOMPurify {
  const instance = DOMPurify(window);
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    // The opened page gets no reference to this one.
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    if (/^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('target', '_blank');
  });
  return instance;
}

/** The surrounding page has the main heading. */
function lowerHeadings(written: DocumentFragment): DocumentFragment {
  for (const heading of written.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return written;
}

/** Sanitizes the HTML that operators write, for use below a main heading. */
export function sanitizeHtml(html: string): DocumentFragment {
  purify ??= open();
  const written = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return lowerHeadings(written);
}
