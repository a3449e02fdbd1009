import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import type { ReactNode } from 'react';
import { getBannerPicture } from '../catalog/images.ts';
import * as css from '../catalog/Poster.css.ts';

interface Props {
  offer: { image: string; color: string };
  title: string;
  /** Above the title: the state, and when it was joined. */
  state?: ReactNode;
  /** Below the title: the reward, in one line. */
  lead: ReactNode;
}

/** The art, title and reward of a promotion or an activity, at the top of its page. */
export function OfferHero({ offer, title, state, lead }: Props) {
  const { src, srcSet, color } = getBannerPicture(offer);
  return (
    <header className={css.hero}>
      <div aria-hidden="true" className={css.heroArt} style={{ backgroundColor: color }}>
        <img
          src={src}
          srcSet={srcSet}
          sizes="(min-width: 1024px) 1200px, 100vw"
          alt=""
          fetchPriority="high"
          className={css.heroPicture}
        />
      </div>
      <Stack gap={8} paddingX={{ phone: 0, desktop: 24 }} paddingBottom={{ phone: 0, desktop: 24 }}>
        {state !== undefined && (
          <Inline gap={8} wrap>
            {state}
          </Inline>
        )}
        <Heading level={1} size={32}>
          {title}
        </Heading>
        <Text as="p" size={17} color="muted" numeric>
          {lead}
        </Text>
      </Stack>
    </header>
  );
}
