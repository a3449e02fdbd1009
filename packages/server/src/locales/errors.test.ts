import { reasons } from '@parlor/api';
import { LOCALES } from '@parlor/api/constants';
import { describe, expect, it } from 'vitest';
import { messageFor, texts } from './index.ts';

const figures = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the texts of refusals', () => {
  it.each(LOCALES)(
    '%s has a text for every reason, with the parameters of the English one',
    (locale) => {
      for (const reason of reasons) {
        const text = texts[locale].errors[reason];
        expect(text?.trim(), reason).toBeTruthy();
        expect(figures(text), reason).toEqual(figures(texts.en_US.errors[reason]));
      }
    },
  );

  it('differ between languages', () => {
    for (const locale of LOCALES.filter((each) => each !== 'en_US')) {
      const same = reasons.filter(
        (reason) => texts[locale].errors[reason] === texts.en_US.errors[reason],
      );
      expect(same).toEqual([]);
    }
  });

  it('fill in their parameters, and leave no brace', () => {
    expect(messageFor('en_US', 'tooMany', { seconds: '42' })).toContain('42 seconds');
    expect(messageFor('en_US', 'tooMany')).not.toMatch(/[{}]/);
  });
});
