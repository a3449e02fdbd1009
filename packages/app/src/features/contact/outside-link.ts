/** Where a way to customer service may lead: a page, a phone, a mail. Nothing that runs (S24). */
const allowed = /^(?:https?:\/\/|tel:|mailto:)/i;

/** The address of a way to customer service; undefined for one that leads nowhere we would send anybody. */
export function outsideLink(link: string): string | undefined {
  const address = link.trim();
  return allowed.test(address) ? address : undefined;
}

/** Does it open beside the app? A phone and a mail open their own. */
export const opensBeside = (address: string) => /^https?:/i.test(address);
