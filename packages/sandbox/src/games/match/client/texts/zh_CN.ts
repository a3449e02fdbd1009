import type { MatchTexts } from './en_US.ts';

export const texts: MatchTexts = {
  loading: '球队正在准备',
  press: '投注',
  info: '投注与规则',
  rulesTitle: '投注项',
  bet: (stake, name, odds) => `投注 ${stake} · ${name} ${odds}`,
  placed: (name, amount) => `${name} · 可赢 ${amount}`,
  bets: '投注项',
  draw: '平局',
  over: (line) => `大于 ${line}`,
  under: (line) => `小于 ${line}`,
  startsIn: (seconds) => `${seconds} 秒后开始`,
  minute: (minute) => `${minute}′`,
  suspended: '暂停投注',
  fullTime: '全场结束',
  nextMatch: '下一场即将开始',
  history: '最近赛果',
  point: (team) => `${team} 得分！`,
  saidPoint: (team, score) => `${team} 得分。${score}。`,
  howTo:
    '在比赛开始前或进行中，投注胜者、平局或双方总得分。赔率在每个回合的关键时刻之前有效；之后暂停投注，直到该回合结束。同一时间只能有一笔未结算的投注。',
  voids:
    '一场比赛 90 秒。您离开后比赛继续，投注在结束时结算。若比赛结束时游戏服务器停机，比赛视为中止，所有未结算投注作废并退还本金。',
  rules:
    '游戏服务器在开放投注前就抽定每个回合，并公布其哈希值。赔率为公平价格的 96 %，向下取两位小数。赔率已下降的投注会被拒绝，不收费。发生故障时，受影响的投注作废。',
  keys: '空格或回车键投注。Tab 键移到投注项，方向键选择。在其他位置，方向键调整投注额，P 键打开本页，M 键开关声音。',
};
