import { randomUUID } from 'node:crypto';
import { type Clock, instantOf } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { DailyNotificationTable } from '../site/index.ts';

const texts: DailyNotificationTable['texts']['__select__'] = {
  en_US: {
    title: 'Today at the lobby',
    content:
      '<p>New games stand first on their shelf, and the hot ones are counted anew every day.</p><p>Set yourself a limit before you begin, and stop while it is fun.</p>',
  },
  zh_CN: {
    title: '今日大厅',
    content:
      '<p>新游戏排在专区最前，热门游戏每天重新统计。</p><p>开始前请先给自己定个限额，趁开心时收手。</p>',
  },
  my_MM: {
    title: 'ဒီနေ့ လော်ဘီတွင်',
    content:
      '<p>ဂိမ်းအသစ်များ ရှေ့ဆုံးတွင် ရှိပြီး လူကြိုက်များဂိမ်းများကို နေ့စဉ် ပြန်ရေတွက်သည်။</p><p>မစမီ ကိုယ့်အတွက် ကန့်သတ်ချက် ထားပါ။ ပျော်နေတုန်း ရပ်ပါ။</p>',
  },
  th_TH: {
    title: 'วันนี้ที่ล็อบบี้',
    content:
      '<p>เกมใหม่อยู่หน้าสุดของชั้น และเกมยอดนิยมนับใหม่ทุกวัน</p><p>ตั้งขีดจำกัดให้ตัวเองก่อนเริ่ม และหยุดเมื่อยังสนุก</p>',
  },
  ms_MY: {
    title: 'Hari ini di lobi',
    content:
      '<p>Permainan baharu berada di hadapan, dan yang popular dikira semula setiap hari.</p><p>Tetapkan had untuk diri anda sebelum bermula, dan berhenti semasa masih seronok.</p>',
  },
};

/** What home of a new site shows once a day; once, where there is nothing yet. */
export async function seedDailyNotification(trx: Trx, clock: Clock): Promise<void> {
  const known = await trx.selectFrom('daily_notification').select('id').limit(1).execute();
  if (known.length > 0) return;
  await trx
    .insertInto('daily_notification')
    .values({
      id: randomUUID(),
      texts: JSON.stringify(texts),
      link: '/pages/browser/browser',
      starts_at: instantOf(clock),
      ends_at: null,
    })
    .execute();
}
