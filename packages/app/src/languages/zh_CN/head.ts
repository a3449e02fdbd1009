import type { head as english } from '../en_US/head.ts';
import type { Translation } from '../texts.ts';

export const head: Translation<typeof english> = {
  site: '{{site}} 提供老虎机、桌面游戏和真人游戏，用手机即可充值和提现。',
  browser: '按分类、厂商、主题和投注额浏览 {{site}} 的所有游戏。',
  privilege: '{{site}} 当前的优惠活动及其条款。',
  contactInfomation: '联系 {{site}} 客服。',
  userAgreement: '{{site}} 用户协议：账户、充值、提现和游戏。',
  accountLogin: '登录您的 {{site}} 账户。',
  accountSignUp: '使用手机号注册 {{site}}。',
  entry: '您受邀加入 {{site}}。请使用手机号注册。',
  gameDetail: '在 {{site}} 畅玩 {{maker}} 的 {{game}}。',
};
