import type { TitleRow } from '../types.ts';

export const sports: readonly TitleRow[] = [
  ['Striker Cup', 'fieldhouse', 'hot classic', 'medium', '射手杯'],
  ['Hoops Manila', 'fieldhouse', 'hot classic', 'medium', '马尼拉篮球'],
  ['Knockout Night', 'fieldhouse', 'hot exclusive', 'high', '击倒之夜'],
  ['Eight Ball Cebu', 'tilt-arcade', 'classic', 'medium', '宿务八球'],
  ['Smash Shuttle', 'fieldhouse', 'new quick', 'medium', '羽球重扣'],
  ['Grand Prix Bay', 'fieldhouse', 'hot multipliers', 'high', '海湾大奖赛'],
  ['Takraw Titans', 'fieldhouse', 'exclusive', 'medium', '藤球巨人'],
  ['Photo Finish', 'fieldhouse', 'classic animals', 'high', '终点冲线'],
  ['Volley Beach', 'fieldhouse', 'quick', 'low', '沙滩排球'],
  ['Home Run Harbor', 'fieldhouse', 'classic', 'medium', '海港全垒打'],
  ['Bullseye Pub', 'tilt-arcade', 'quick', 'low', '靶心酒馆'],
  ['Alley Strike', 'tilt-arcade', 'quick classic', 'medium', '全中球道'],
  ['Fairway Aces', 'fieldhouse', 'classic', 'low', '球道之星'],
  ['Arena Five', 'tilt-arcade', 'new', 'high', '五人竞技场'],
  ['Ace Point Tennis', 'fieldhouse', 'classic', 'medium', '网球制胜'],
  ['Trophy Hunters', 'fieldhouse', 'jackpot', 'medium', '奖杯猎手'],
];
