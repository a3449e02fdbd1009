import { describe, expect, it } from 'vitest';
import { createMemoryStore, createStorage } from '../../platform/storage.ts';
import {
  forgetInvitation,
  forgetWhenUsed,
  keepInvitation,
  readInvitation,
  storedInvitation,
} from './invitation.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the landing page of invitations (product decision 16)', () => {
  it.each([
    ['inviteCode=MARIA7', 'MARIA7', false],
    ['referralCode=jose-2', 'jose-2', false],
    ['inviteCode=&referralCode=JOSE', 'JOSE', false],
    ['', undefined, false],
    ['inviteCode=%3Cimg+src%3Dx%3E', undefined, true],
    ['other=MARIA7', undefined, false],
  ])('reads %s', (text, code, broken) => {
    expect(readInvitation(search(text))).toEqual({ code, broken });
  });

  it('stores both kinds separately; an invitation precedes a referral', () => {
    const storage = createStorage(createMemoryStore());
    keepInvitation(storage, search('referralCode=JOSE'));
    expect(storedInvitation(storage)).toBe('JOSE');
    keepInvitation(storage, search('inviteCode=MARIA7'));
    expect(storage.read('referralCode')).toBe('JOSE');
    expect(storedInvitation(storage)).toBe('MARIA7');
    forgetInvitation(storage);
    expect(storedInvitation(storage)).toBe('');
  });

  it.each([
    ['loggedIn', {}, ''],
    ['loggedIn', { isNew: true }, ''],
    ['loggedIn', { isNew: false }, 'MARIA7'],
    ['inviteCodeDropped', {}, ''],
  ])('after %s %j keeps “%s” at most, and then deletes it', (type, event, left) => {
    const storage = createStorage(createMemoryStore());
    const handlers = new Map<string, (event: { type: string; isNew?: boolean }) => void>();
    const stop = forgetWhenUsed(storage, {
      on(heard, handler) {
        handlers.set(heard, handler);
        return { unsubscribe: () => void handlers.delete(heard) };
      },
    });
    keepInvitation(storage, search('inviteCode=MARIA7&referralCode=JOSE'));
    handlers.get(type)?.({ type, ...event });
    expect(storedInvitation(storage)).toBe(left);
    stop();
    expect(handlers.size).toBe(0);
  });

  it('stores no invalid code', () => {
    const storage = createStorage(createMemoryStore());
    keepInvitation(storage, search('inviteCode=a%20b&referralCode=%22'));
    expect(storedInvitation(storage)).toBe('');
  });
});
