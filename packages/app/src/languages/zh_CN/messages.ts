import type { messages as english } from '../en_US/messages.ts';
import type { Translation } from '../texts.ts';

/** Texts of messages, and of customer service. */
export const messages: Translation<typeof english> = {
  readAll: '全部标为已读',
  unread_other: '{{count}} 条未读',
  isUnread: '未读',
  nothingYet: '暂无',
  notices: '面向所有人的消息',
  emptyTitle: '没有消息',
  emptyText: '与您有关的优惠、消息和账户通知会显示在这里。',
  seePromotions: '查看优惠活动',
  missingTitle: '这条消息已不存在',
  missingText: '它已被撤回，或地址不完整。',
  all: '全部消息',
  open: '查看',
  kinds: {
    activity: '活动',
    platform: '平台消息',
    system: '账户通知',
  },
  contact: {
    title: '需要什么帮助？',
    text: '选择适合您的方式。请准备好用户名；我们绝不会索要您的密码。',
    writeTitle: '写信给我们',
    writeText: '如有需要可附图片。我们会在“消息”中回复。',
    write: '写信',
    logIn: '登录后写信',
    emptyTitle: '目前仅支持书面联系',
    emptyText: '本站没有电话或聊天。请写信给我们，我们会回复。',
  },
  feedback: {
    title: '写信给我们',
    text: '请说明您做了什么、发生了什么、原本期望什么。',
    content: '发生了什么',
    contentHelp: '至少 10 个字符',
    contact: '联系方式',
    contactHelp: '电话、邮箱或聊天软件账号。',
    images: '图片',
    image: '图片 {{at}}',
    send: '发送',
    sentTitle: '谢谢，我们已收到',
    sentText: '我们会在“消息”中回复，回复也会显示在下方。',
    again: '再发一条',
    earlier: '以往的留言',
    answer: '客服',
    states: {
      open: '处理中',
      answered: '已回复',
    },
    blockedBy: {
      uploading: '图片仍在上传。',
      uploadFailed: '请重试该图片，或将其移除。',
    },
  },
};
