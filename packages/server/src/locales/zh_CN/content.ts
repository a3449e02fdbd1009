import type { ContentTexts } from '../types.ts';

export const content: ContentTexts = {
  banners: {
    welcome: {
      kicker: '新朋友',
      title: '首次充值，一分钟完成',
      text: '每一笔资金都在钱包里清楚可见',
      action: '充值',
    },
    fishing: {
      kicker: '深海',
      title: '乘浪捕猎',
      text: '鲨鱼、海怪与发光的潟湖',
      action: '查看游戏',
    },
    live: { kicker: '贵宾厅', title: '为您留座', text: '轮盘、百家乐与幸运大转盘', action: '入座' },
    slots: { kicker: '本周末', title: '甜蜜转轴', text: '五轴糖果，没有套路', action: '开转' },
  },
  activities: {
    attend: {
      title: '七日签到',
      text: '签到七天即可获得奖品',
      content: '<p>每天签到一次，累计七个不同的日子。第七天奖品会存入您的钱包。</p>',
    },
    claim: {
      title: '兑换码礼物',
      text: '输入兑换码 PARLOR',
      content: '<p>输入兑换码 PARLOR 领取礼物，立即存入您的钱包。每位玩家一份。</p>',
    },
    apply: {
      title: '本月牌桌',
      text: '申请牌桌席位',
      content: '<p>附上说明提交申请。我们会审核每份申请；通过后奖品会存入您的钱包。</p>',
    },
  },
  bulletins: {
    tableBreak: {
      title: '真人桌台每日 04:00 至 04:30 休息，游戏中的资金会自动回到钱包。',
      content:
        '<p>真人桌台每晚 04:00 至 04:30（本站时间）休息半小时。</p><p>进行中的牌局会先完成，游戏中的资金随后自动回到您的钱包。</p>',
    },
    withdrawalTimes: {
      title: '工作日申请的提现于次日 18:00 到账。',
      content:
        '<p>周一至周五申请的提现于次日 18:00 到账，周末申请的于下周一 18:00 到账；公共假期另行通知。提现页面始终显示算好的到账时间。</p>',
    },
  },
  dailyNotification: {
    title: '最新动态',
    content:
      '<p>新游戏排在最前，热门游戏每日更新排名。</p><p>开始前请先给自己设定限额，适可而止。</p>',
  },
};
