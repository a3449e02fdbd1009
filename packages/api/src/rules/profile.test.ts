import { describe, expect, it } from 'vitest';
import { checkEmail, checkNickname, checkRealname } from './profile.ts';

const refused = (code: string) => ({ ok: false, violation: { code } });
const taken = (value: string) => ({ ok: true, value });

describe('nickname (docs/product.md: Entities and their fields; Validation rules)', () => {
  it.each(['Mo', ' Lucky 7 ', 'မောင်', 'ชื่อเล่น', '🦊'.repeat(30)])('accepts %s', (name) => {
    expect(checkNickname(name)).toEqual(taken(name.trim()));
  });

  it('is required', () => {
    expect(checkNickname('  ')).toMatchObject(refused('nickname.required'));
  });

  it.each([['x'.repeat(31)], ['two\nlines'], ['turned\u202ename'], ['hid\u200bden']])(
    'rejects %j',
    (name) => {
      expect(checkNickname(name)).toMatchObject(refused('nickname.incorrect'));
    },
  );
});

describe('real name (docs/product.md: Entities and their fields; Validation rules)', () => {
  it.each(['Maria Reyes', "Sean O'Neil", 'Ma. Cruz-Santos', 'ဒေါ်အောင်ဆန်း', 'สมชาย ใจดี', '欧阳·娜'])(
    'accepts %s',
    (name) => {
      expect(checkRealname(name)).toEqual(taken(name));
    },
  );

  it.each([
    ['', 'realname.required'],
    ['M', 'realname.incorrect'],
    ['Maria 2', 'realname.incorrect'],
    ['<b>Maria</b>', 'realname.incorrect'],
    ['M'.repeat(61), 'realname.incorrect'],
  ])('rejects %j', (name, code) => {
    expect(checkRealname(name)).toMatchObject(refused(code));
  });
});

describe('email (docs/product.md: Entities and their fields)', () => {
  it.each(['', 'maria@example.com', ' m.r+tag@mail.example.co.th ', 'မာ@ဥပမာ.example'])(
    'accepts %j',
    (email) => {
      expect(checkEmail(email)).toEqual(taken(email.trim()));
    },
  );

  it.each(['maria', 'maria@', '@example.com', 'maria@example', 'a b@example.com', 'a@b..com'])(
    'rejects %s',
    (email) => {
      expect(checkEmail(email)).toMatchObject(refused('email.incorrect'));
    },
  );

  it('rejects one that is too long in constant time', () => {
    expect(checkEmail('a\u0000@example.com')).toMatchObject(refused('email.incorrect'));
    expect(checkEmail('a\ud800@example.com')).toMatchObject(refused('email.incorrect'));
    expect(checkEmail(`${'a'.repeat(140)}@example.com`)).toMatchObject(refused('email.incorrect'));
    expect(checkEmail(`a@${'a-'.repeat(69)}`)).toMatchObject(refused('email.incorrect'));
  });
});
