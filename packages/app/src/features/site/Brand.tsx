import { useApp } from '../../app-context.ts';
import { useSite } from '../../data/site.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import * as css from './Brand.css.ts';

/** The site's logo and name, from the server; leads home. */
export function Brand() {
  const { websiteLogo, websiteName } = useSite();
  const { device } = useApp();
  const link = useLink();
  return (
    <a
      {...link(getHref(device.deviceType === 'desktop' ? 'desktop' : 'home'))}
      className={css.root}
    >
      {websiteLogo !== '' && (
        <img src={websiteLogo} alt="" width={32} height={32} className={css.logo} />
      )}
      <span className={css.name}>{websiteName}</span>
    </a>
  );
}
