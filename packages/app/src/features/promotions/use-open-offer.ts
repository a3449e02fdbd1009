import { selectHasSession } from '@parlor/flows/session';
import type { MouseEvent } from 'react';
import { useSession } from '../../data/session.ts';
import { getHref, paths } from '../../navigation/paths.ts';
import { useLoginPrompt } from '../login/login-prompt.ts';

export interface OfferLink {
  href: string;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Creates the link props of an offer. A visitor is asked to log in or register first (docs/product.md: Roles
 * and permissions), and comes to the offer afterwards.
 */
export function useOpenOffer(): (
  query: { id: string; kind: '' | 'activity' },
  name: string,
) => OfferLink {
  const session = useSession();
  const loginPrompt = useLoginPrompt();
  return (query, name) => {
    const href = getHref('privilegeDetail', query);
    return {
      href,
      onClickCapture(event) {
        if (selectHasSession(session.getSnapshot())) return;
        event.preventDefault();
        event.stopPropagation();
        const path = paths.privilegeDetail;
        loginPrompt.ask(name, { destination: { path, search: href.slice(path.length) } });
      },
    };
  };
}
