import type { account as english } from '../en_US/account.ts';
import type { Translation } from '../texts.ts';

/** Words of the account tab. */
export const account: Translation<typeof english> = {
  visitorTitle: '我的账户',
  visitorText: '登录后可查看钱包、优惠和消息。',
  balance: '钱包余额',
  total: '资产总额',
  withdraw: '提现',
  wallet: '钱包',
  bills: '账单',
  bankCards: '银行卡',
  promotions: '我的优惠',
  bonuses: '奖金',
  rebate: '返水',
  messages: '消息',
  invite: '邀请好友',
  profile: '个人资料',
  colours: '主题颜色',
  contact: '联系客服',
  agreement: '用户协议',
  money: '资金',
  rewards: '奖励',
  more: '更多',
  version: '版本 {{version}}',
  logOutTitle: '退出登录？',
  logOutText: '资金会保留在您的钱包中。如有正在进行的游戏，将先退出游戏。',
};
