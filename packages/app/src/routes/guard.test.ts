import { type DeviceType, routeGuardMachine, selectDestination } from '@parlor/flows/route-guard';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { askGuard } from './guard.ts';
import { paths } from './paths.ts';

function guardOf(device: DeviceType, hasToken: boolean) {
  return createActor(routeGuardMachine, { input: { device, hasToken } }).start();
}
const wallet = { path: paths.myWallet, search: '?from=1' };

describe('the route guard (specification section 4)', () => {
  it('lets a player in', () => {
    expect(askGuard(guardOf('mobile', true), wallet)).toEqual({ enter: true });
  });

  it('sends a visitor on a phone to the login page, and remembers where they were going', () => {
    const guard = guardOf('mobile', false);
    expect(askGuard(guard, wallet)).toEqual({ enter: false, to: paths.accountLogin });
    expect(selectDestination(guard.getSnapshot())).toEqual(wallet);
  });

  it('cancels the navigation on a desktop, and opens the popup', () => {
    const guard = guardOf('desktop', false);
    const popup = vi.fn();
    guard.on('openLoginPopup', popup);
    expect(askGuard(guard, wallet)).toEqual({ enter: false, to: null });
    expect(popup).toHaveBeenCalledOnce();
  });
});
