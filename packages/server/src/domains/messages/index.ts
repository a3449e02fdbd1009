export { messagesModule } from './module.ts';
export {
  sendApplicationRejected,
  sendManualDepositRejected,
  sendMoneyMessage,
  sendRewardExpiring,
} from './money.ts';
export { sendLevelReached, sendOfferMissed, sendPromotionMessage } from './promotions.ts';
export { seedMessages } from './seed.ts';
export { sendMessage } from './store.ts';
export type { MessageTables } from './tables.ts';
