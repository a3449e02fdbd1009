export { feedbackModule } from './module.ts';
export { seedServiceContacts } from './seed.ts';
export { answerFeedback, listFeedback } from './store.ts';
export type { FeedbackTables, ServiceContactTable } from './tables.ts';
