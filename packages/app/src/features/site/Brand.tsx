import { Inline } from '@parlor/ui/Inline';
import { Link } from 'react-router-dom';
import { useSite } from '../../data/site.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import * as css from './Brand.css.ts';
import { LogoMark } from './LogoMark.tsx';

/** The default of a site without a logo. */
const PRODUCT_LOGO = '/logo.svg';

/** The site's logo and name, from the server; leads home. */
export function Brand() {
  const { websiteName } = useSite();
  const { device } = usePlatform();
  return (
    <Inline asChild gap={0} minHeight="target" radius="control" className={css.root}>
      <Link to={getHref(device.deviceType === 'desktop' ? 'desktop' : 'home')}>
        <Logo />
        <span className={css.name}>{websiteName}</span>
      </Link>
    </Inline>
  );
}

/** The site's logo, or the product's mark. */
export function Logo() {
  const { websiteLogo } = useSite();
  if (websiteLogo === '') return null;
  if (websiteLogo === PRODUCT_LOGO) return <LogoMark />;
  return <img src={websiteLogo} alt="" width={32} height={32} className={css.logo} />;
}
