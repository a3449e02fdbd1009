import { type DeviceType, routeGuardMachine, selectDestination } from '@parlor/flows/route-guard';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { paths } from '../navigation/paths.ts';
import { admit, getRedirect, isAdmitted } from './guard.ts';
import { publicPaths } from './table/index.ts';

function createGate(deviceType: DeviceType, hasToken: boolean) {
  const input = { device: deviceType, hasToken, publicPaths };
  return {
    device: { deviceId: 'test', deviceType },
    guard: createActor(routeGuardMachine, { input }).start(),
  };
}
const wallet = { path: paths.myWallet, search: '?from=1' };

describe('the route guard (docs/product.md: States and transitions)', () => {
  it('admits a player', () => {
    expect(admit(createGate('mobile', true), 'myWallet', wallet.search)).toEqual({ enter: true });
  });

  it('sends a visitor on a phone to the login page and remembers the destination', () => {
    const gate = createGate('mobile', false);
    expect(admit(gate, 'myWallet', wallet.search)).toEqual({
      enter: false,
      to: paths.accountLogin,
    });
    expect(selectDestination(gate.guard.getSnapshot())).toEqual(wallet);
  });

  it('cancels the navigation on a desktop and opens the popup', () => {
    const gate = createGate('desktop', false);
    const popup = vi.fn();
    gate.guard.on('openLoginPopup', popup);
    expect(admit(gate, 'myWallet', wallet.search)).toEqual({ enter: false, to: null });
    expect(popup).toHaveBeenCalledOnce();
  });

  it('answers isAdmitted without side effects', () => {
    const gate = createGate('mobile', false);
    expect(isAdmitted(gate, 'myWallet')).toBe(false);
    expect(isAdmitted(gate, 'home')).toBe(true);
    expect(isAdmitted(gate, null)).toBe(true);
    expect(selectDestination(gate.guard.getSnapshot())).toBeUndefined();
  });

  it('redirects the aliases of home, and a player from the login pages', () => {
    expect(getRedirect(createGate('mobile', false), 'root')).toBe(paths.home);
    expect(getRedirect(createGate('desktop', false), 'redirect')).toBe(paths.desktop);
    expect(getRedirect(createGate('mobile', true), 'accountSignUp')).toBe(paths.home);
    expect(getRedirect(createGate('mobile', false), 'accountSignUp')).toBeNull();
    expect(getRedirect(createGate('mobile', true), 'bindPhone')).toBeNull();
  });
});
