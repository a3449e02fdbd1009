export { hidePhone, maskPhone } from './names.ts';
export { isReservedName } from './reserved-names.ts';
export {
  bindIdentity,
  findIdentity,
  lockIdentity,
  meetIdentity,
  newcomerInfoOf,
  pruneIdentities,
  type SocialIdentity,
} from './social-identities.ts';
export {
  findPlayer,
  findPlayerByName,
  findPlayerByPhone,
  insertPlayer,
  lockPlayer,
  type NewPlayer,
  type Player,
  setPassword,
  termsOf,
  userInfoOf,
} from './store.ts';
export type { PlayerTables, ReservedNameTable } from './tables.ts';
