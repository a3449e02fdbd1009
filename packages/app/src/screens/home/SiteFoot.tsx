import { useSite } from '../../data/site.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './SiteFoot.css.ts';

/** What a site says at the foot of home; on phones with its picture (`mobileBottomPictureStatus`). */
export function SiteFoot() {
  const t = useTexts();
  const { minimumAge, mobileBottomPicture, mobileBottomPictureStatus } = useSite();
  return (
    <footer className={css.root}>
      {mobileBottomPictureStatus && mobileBottomPicture && (
        <img
          src={mobileBottomPicture}
          alt=""
          width={720}
          height={315}
          loading="lazy"
          className={css.picture}
        />
      )}
      <p className={css.words}>{t('home.footer', { age: minimumAge })}</p>
    </footer>
  );
}
