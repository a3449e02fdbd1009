import type { payment as english } from '../en_US/payment.ts';
import type { Translation } from '../texts.ts';

/** Texts of paying a deposit by transfer, and of the player's deposits. */
export const payment: Translation<typeof english> = {
  bank: '您的银行',
  offer: '优惠',
  noOffer: '不参加优惠',
  channelBank: '银行',
  transferCheck: '下一步将显示转账信息。',
  transferConfirm: '获取付款信息',
  transferTitle: '请按此金额转账',
  transferText: '转账到账后立即入账，您可以离开此页面。',
  scanTitle: '用银行应用扫码',
  scan: '用于支付 {{amount}} 的二维码',
  bankName: '银行',
  accountName: '户名',
  accountNumber: '账号',
  amount: '金额',
  reference: '附言',
  referenceHelp: '转账时请填写此附言，以便核对您的付款。',
  openBank: '打开银行应用',
  orders: '您的充值',
  ordersEmptyTitle: '暂无充值',
  ordersEmptyText: '您的充值及其状态将显示在这里。',
  new: '新的充值',
  states: {
    pendingReview: '审核中',
    pendingPayment: '等待付款',
    done: '已完成',
    failed: '失败',
  },
  pendingTitle: '充值尚未完成',
  pendingText: '{{amount}}，{{channel}}',
  resume: '继续充值',
  timeLeft: '剩余时间',
};
