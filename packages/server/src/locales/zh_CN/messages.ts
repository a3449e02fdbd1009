import type { MessageTexts } from '../types.ts';

export const messages: MessageTexts = {
  welcome: {
    title: '欢迎加入',
    content:
      '<p>很高兴您的到来。钱包会显示每一笔资金的所在：钱包、游戏中、途中或冻结。</p><p>游戏中断时，其中的资金会自动回到您的钱包。</p>',
  },
  keepSafe: {
    title: '守护您的账户',
    content:
      '<p>我们绝不会索要您的密码或短信验证码。添加银行卡以及首次提现到新卡时，需要验证是您本人。</p><p>在个人资料中可以查看登录设备，并让其他设备退出。</p>',
  },
  firstDeposit: {
    title: '首次充值有什么好处',
    content: '<p>充值前请先看看活动：每个活动都写明条件、期限以及放弃的后果。</p>',
  },
  depositDone: { title: '充值已到账', content: '<p>{amount} 已存入您的钱包。</p>' },
  withdrawalPaid: { title: '提现已支付', content: '<p>{amount} 正在转入您的银行卡。</p>' },
  depositReversed: {
    title: '银行撤回了您的充值',
    content:
      '<p>您的银行撤销了一笔充值，已从您的钱包扣除 {amount}。如非您本人要求，请联系客服。</p>',
  },
  withdrawalPaidLate: {
    title: '您的提现最终已到账',
    content: '<p>银行支付了我们此前退回钱包的提现，已从您的钱包重新扣除 {amount}。</p>',
  },
  balanceCorrected: {
    title: '您的余额已更正',
    content: '<p>我们对您的钱包更正了 {amount}。如有疑问，请联系客服。</p>',
  },
  withdrawalReturned: {
    title: '提现未能支付',
    content: '<p>{amount} 已退回您的钱包。请检查银行卡，或联系客服。</p>',
  },
  manualDepositRejected: {
    title: '您的人工充值未通过审核',
    content: '<p>{amount}：{reason}如需帮助，请联系客服。</p>',
  },
  feedbackAnswered: { title: '客服已回复您', content: '<p>回复就在您提交的内容下方。</p>' },
  newDevice: {
    title: '新设备登录',
    content: '<p>{device}。若非您本人操作，请将其退出并修改密码。</p>',
  },
  rebateReady: { title: '您的返水可以领取了', content: '<p>{amount} 等待领取。</p>' },
  bonusReady: { title: '您有一笔奖金', content: '<p>{amount} 等待领取。</p>' },
  bonusCredited: { title: '奖金已存入您的钱包', content: '<p>{amount} 已在您的钱包中。</p>' },
  referralReady: { title: '您获得了推荐收益', content: '<p>{amount} 等待领取。</p>' },
  activityPrize: { title: '您的奖品已到账', content: '<p>{amount} 已在您的钱包中。</p>' },
  applicationRejected: { title: '您的申请未通过', content: '<p>打开活动查看答复。</p>' },
  promotionJoined: {
    title: '您已参加{promotion}',
    content: '<p>活动余额为 {amount}，含奖金。达成条件后即可转入钱包。</p>',
  },
  promotionSettlable: {
    title: '{promotion}可以结算了',
    content: '<p>条件已达成。结算后 {amount} 将转入您的钱包。</p>',
  },
  promotionSettled: { title: '{promotion}已结算', content: '<p>{amount} 已在您的钱包中。</p>' },
  promotionClosed: { title: '{promotion}已关闭', content: '<p>活动余额 {amount} 已作废。</p>' },
  promotionReturned: {
    title: '{promotion}已关闭',
    content: '<p>您转入的金额中有 {amount} 已退回钱包，其余作废。</p>',
  },
  promotionExpired: {
    title: '{promotion}已到期',
    content: '<p>截止时条件未达成，活动余额 {amount} 已作废。</p>',
  },
  promotionUnlocked: {
    title: '{promotion}已解锁',
    content: '<p>剩余的活动余额 {amount} 已作废。</p>',
  },
  rewardExpiring: {
    title: '您的奖励即将过期',
    content: '<p>请在 {time} 前领取 {amount}，逾期作废。</p>',
  },
  promotionEnding: {
    title: '{promotion}即将结束',
    content: '<p>请在 {time} 前达成条件，否则活动余额 {amount} 将作废。</p>',
  },
  offerMissed: {
    title: '您的存款未参加{promotion}',
    content: '<p>{amount} 已在您的钱包中。{reason}</p>',
  },
  levelReached: { title: '您已升至 {level}', content: '<p>请在“等级”中查看您的权益。</p>' },
  offerReasons: {
    closed: '该优惠已结束。',
    changed: '您选择后活动条款有变更，请查看后再参加。',
    joined: '您已参加过该活动。',
    frozen: '您的账户正在审核中。',
    spent: '参加前部分金额已被使用。',
  },
  manualDepositReasons: {
    'receipt.unreadable': '凭证无法辨认，请提交更清晰的图片。',
    'receipt.mismatch': '凭证与您填写的信息不符。',
    'payment.notFound': '我们未在银行查到这笔付款。',
    'payment.duplicate': '这笔付款已入账。',
    'account.wrong': '这笔付款转入了其他账户。',
  },
  unknownDevice: '未知设备',
};
