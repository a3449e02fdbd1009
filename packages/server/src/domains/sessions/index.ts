export { isKnownDevice } from './known-devices.ts';
export { sessionsModule } from './module.ts';
export { sendNewDeviceMessage } from './new-device.ts';
export {
  createSessions,
  endSession,
  endSessions,
  endSessionsOfIdentity,
  hasProof,
  openSession,
  recordProof,
  revokeSession,
} from './sessions.ts';
export type { SessionTables } from './tables.ts';
