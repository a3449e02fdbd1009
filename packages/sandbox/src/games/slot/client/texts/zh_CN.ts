import type { SlotTexts } from './en_US.ts';

export const texts: SlotTexts = {
  loading: '正在准备转轮',
  press: '旋转',
  info: '赔付表与规则',
  line: (number) => `第 ${number} 线`,
  rulesTitle: '赔付表',
  paytableNote: (stake) => `以投注 ${stake} 计。自最左转轮起连续计算，每条线只付最长的组合。`,
  wild: '百搭',
  wildRule: '可替代除奖励外的所有图案，出现在第 2、3、4 轮。',
  wildDouble: '赢奖组合中的每个百搭使奖金翻倍。',
  scatter: '奖励',
  scatterRule: '任意位置出现三个或以上即按总投注赔付。',
  freeSpin: (next, awarded) => `奖励旋转 ${next} / ${awarded}`,
  freeState: (played, awarded, times, won) => `奖励旋转 ${played}/${awarded} · ×${times} · ${won}`,
  saidFree: (awarded) => `您获得 ${awarded} 次奖励旋转。`,
  freeRule: (spins, times, most) =>
    `三个或以上触发 ${spins} 次奖励旋转，其中每笔奖金 ×${times}。奖励旋转中再出现三个或以上，另加 ${spins} 次，每局最多 ${most} 次。如果您离开，奖励旋转会保留 24 小时，之后自动完成。`,
  lineShapes: '赔付线',
  rules:
    '每一局在您按下旋转的瞬间由游戏服务器决定，转轮只负责展示。若网络中断，该局视为已完成，返回时会展示结果。系统故障将使受影响的赔付和投注无效。',
  keys: '空格或回车旋转，方向键调整投注，P 打开本页，M 开关声音。',
};
