import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { DEVICES_PAGE } from '../content/index.ts';
import { type MessageText, sendMessage } from '../messages/index.ts';
import type { Localised } from '../site/index.ts';
import { type Device, deviceOf } from './device.ts';

/**
 * Tells a player that their account was opened on a device that it was never opened on before, by what
 * browsers say of themselves; the first device is no news. Before the session is opened, in its
 * transaction.
 *
 * @param userAgent of whoever has just logged in.
 */
export async function tellOfNewDevice(
  trx: Trx,
  clock: Clock,
  playerId: string,
  userAgent: string,
): Promise<void> {
  const known = await trx
    .selectFrom('player_session')
    .select('device')
    .distinct()
    .where('player_id', '=', playerId)
    .execute();
  const device = deviceOf(userAgent);
  const names = known.map((session) => nameOf(deviceOf(session.device)));
  if (names.length === 0 || names.includes(nameOf(device))) return;
  await sendMessage(trx, clock, {
    playerId,
    kind: 'system',
    texts: textsFor(device),
    link: DEVICES_PAGE,
  });
}

const nameOf = ({ browser, system, deviceType }: Device): string =>
  [browser, system, deviceType].join('\n');

/** `Chrome, Android`: words of the sender, so that nothing but letters and digits is left of them. */
function wordsOf({ browser, system }: Device): string {
  const plain = [browser, system].map((word) => word.replaceAll(/[^\p{L}\p{N} .-]/gu, '').trim());
  return plain
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 30))
    .join(', ');
}

function textsFor(device: Device): Localised<MessageText> {
  const named = wordsOf(device);
  return {
    en_US: {
      title: 'Login on a new device',
      content: `<p>${named || 'Unknown device'}. If this was not you, log it out and change your password.</p>`,
    },
    zh_CN: {
      title: '新设备登录',
      content: `<p>${named || '未知设备'}。若非您本人操作，请将其退出并修改密码。</p>`,
    },
    my_MM: {
      title: 'စက်အသစ်မှ ဝင်ရောက်ထားသည်',
      content: `<p>${named || 'မသိသော စက်'}။ သင်မဟုတ်ပါက ထိုစက်ကို ထုတ်ပြီး စကားဝှက် ပြောင်းပါ။</p>`,
    },
    th_TH: {
      title: 'เข้าสู่ระบบจากอุปกรณ์ใหม่',
      content: `<p>${named || 'อุปกรณ์ไม่ทราบชื่อ'} หากไม่ใช่คุณ ให้ออกจากระบบเครื่องนั้น แล้วเปลี่ยนรหัสผ่าน</p>`,
    },
    ms_MY: {
      title: 'Log masuk pada peranti baharu',
      content: `<p>${named || 'Peranti tidak dikenali'}. Jika bukan anda, log keluarkan peranti itu dan tukar kata laluan anda.</p>`,
    },
  };
}
