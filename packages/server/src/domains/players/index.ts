export { hidePhone, maskPhone } from './names.ts';
export { isReservedName } from './reserved-names.ts';
export {
  bindIdentity,
  findIdentity,
  findOrCreateIdentity,
  lockIdentity,
  pruneIdentities,
  type SocialIdentity,
  toNewcomerInfo,
} from './social-identities.ts';
export {
  changePhone,
  findPlayer,
  findPlayerByName,
  findPlayerByPhone,
  getTerms,
  insertPlayer,
  lockPlayer,
  type NewPlayer,
  type Player,
  setPassword,
  toUserInfo,
} from './store.ts';
export type { PlayerTables, ReservedNameTable } from './tables.ts';
