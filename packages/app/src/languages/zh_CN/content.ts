import type { content as english } from '../en_US/content.ts';
import type { Translation } from '../texts.ts';

/** Texts of notices and of the site's documents. */
export const content: Translation<typeof english> = {
  noticesEmptyTitle: '暂无公告',
  noticesEmptyText: '网站的最新消息会显示在这里。',
  noticeMissingTitle: '公告已不存在',
  noticeMissingText: '公告已被撤下，或网址不完整。',
  allNotices: '全部公告',
  seeGames: '查看游戏',
  learnMore: '了解详情',
  agreementEmptyTitle: '暂无内容',
  agreementEmptyText: '网站尚未发布此文件。',
  documents: {
    label: '文件',
    userAgreement: '协议',
    privacy: '隐私',
    promotionTerms: '优惠',
  },
};
