/**
 * The kinds of links to customer service: a page, a phone number, an email address. No scripts
 * (S24).
 */
const allowed = /^(?:https?:\/\/|tel:|mailto:)/i;

/** The address of a link to customer service; undefined for an invalid or unsafe one. */
export function outsideLink(link: string): string | undefined {
  const address = link.trim();
  return allowed.test(address) ? address : undefined;
}

/** Whether the link opens a new tab. Phone and email links open an app of the device. */
export const opensBeside = (address: string) => /^https?:/i.test(address);
