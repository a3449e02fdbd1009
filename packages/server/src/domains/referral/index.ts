export { referralModule } from './module.ts';
export { qualifyReferrals } from './qualify.ts';
