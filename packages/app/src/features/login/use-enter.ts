import type { LoginPopupTab } from '@parlor/flows/login-popup';
import { useNavigate } from 'react-router-dom';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { loginPages, useLoginPrompt } from './login-prompt.ts';

/** Opens sign-up or login: a page on a phone, the popup on a desktop (docs/product.md: Roles and permissions). */
export function useEnter(): (view: LoginPopupTab, options?: { replace?: boolean }) => void {
  const { device } = usePlatform();
  const loginPrompt = useLoginPrompt();
  const navigate = useNavigate();
  return (view, { replace = false } = {}) => {
    if (device.deviceType === 'desktop') loginPrompt.openPopup(view);
    else navigate(getHref(loginPages[view]), { replace });
  };
}
