import { Heading } from '@parlor/ui/Heading';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './SiteLinks.css.ts';

const networks = [
  { name: 'Facebook', field: 'facebookLink' },
  { name: 'Telegram', field: 'telegramLink' },
  { name: 'LINE', field: 'lineLink' },
] as const;

/** An address that an operator wrote, if it is one of the web. */
export function webAddress(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** Where the site is in the social networks; nothing where it is in none. */
export function SiteLinks() {
  const t = useTexts();
  const site = useSite();
  const links = networks.flatMap(({ name, field }) => {
    const href = webAddress(site[field]);
    return href === undefined ? [] : [{ name, href }];
  });
  if (links.length === 0) return null;
  return (
    <section>
      <Heading level={2} size={17}>
        {t('account:follow')}
      </Heading>
      <p className={css.root} style={{ marginBlockStart: 12 }}>
        {links.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noopener noreferrer" className={css.link}>
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
