import type { Recipes } from '../cover.ts';
import { arcadeA } from './arcade-a.ts';
import { arcadeB } from './arcade-b.ts';
import { cardsA } from './cards-a.ts';
import { cardsB } from './cards-b.ts';
import { crashA } from './crash-a.ts';
import { crashB } from './crash-b.ts';
import { fishingA } from './fishing-a.ts';
import { fishingB } from './fishing-b.ts';
import { liveDealers } from './live-dealers.ts';
import { liveTablesA } from './live-tables-a.ts';
import { liveTablesB } from './live-tables-b.ts';
import { lottery } from './lottery.ts';
import { slotsEmberAsh } from './slots-ember-ash.ts';
import { slotsJadeworks } from './slots-jadeworks.ts';
import { slotsKawayanA } from './slots-kawayan-a.ts';
import { slotsKawayanB } from './slots-kawayan-b.ts';
import { slotsOthers } from './slots-others.ts';
import { slotsPandan } from './slots-pandan.ts';
import { slotsSandglassA } from './slots-sandglass-a.ts';
import { slotsSandglassB } from './slots-sandglass-b.ts';
import { sportsSolo } from './sports-solo.ts';
import { sportsTeams } from './sports-teams.ts';

/** How each cover is drawn, by slug. */
export const recipes: Recipes = {
  ...slotsSandglassA,
  ...slotsSandglassB,
  ...slotsKawayanA,
  ...slotsKawayanB,
  ...slotsPandan,
  ...slotsEmberAsh,
  ...slotsOthers,
  ...slotsJadeworks,
  ...liveTablesA,
  ...liveTablesB,
  ...liveDealers,
  ...fishingA,
  ...fishingB,
  ...cardsA,
  ...cardsB,
  ...crashA,
  ...crashB,
  ...sportsTeams,
  ...sportsSolo,
  ...lottery,
  ...arcadeA,
  ...arcadeB,
};
