import { Button } from '@parlor/ui/Button';
import { Inline } from '@parlor/ui/Inline';
import { Section } from '@parlor/ui/Section';
import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';

const networks = [
  { name: 'Facebook', field: 'facebookLink' },
  { name: 'Telegram', field: 'telegramLink' },
  { name: 'LINE', field: 'lineLink' },
] as const;

/** Parses an address that an operator wrote; only web addresses are valid. */
export function webAddress(text: string): string | undefined {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/** Links to the site's social networks; nothing if it has none. */
export function SiteLinks() {
  const t = useTexts();
  const site = useSite();
  const links = networks.flatMap(({ name, field }) => {
    const href = webAddress(site[field]);
    return href === undefined ? [] : [{ name, href }];
  });
  if (links.length === 0) return null;
  return (
    <Section title={t('account:follow')} titleSize={17}>
      <Inline gap={8} wrap>
        {links.map(({ name, href }) => (
          <Button key={name} asChild variant="outline" tone="neutral" shape="pill">
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </Button>
        ))}
      </Inline>
    </Section>
  );
}
