import type { UserInfo, WalletParams } from '@parlor/api/entities';

/** A player's own user info. */
export const userInfo: UserInfo = {
  userId: 'p1',
  username: 'lucky',
  nickname: 'Lucky',
  realname: '',
  gender: 'unknown',
  birthday: '',
  email: '',
  phoneNumber: '0917***4567',
  avatar: '',
  phoneBound: true,
  level: 0,
  hasPassword: true,
  inviteCode: 'ABC123',
  registeredAt: '2026-11-18T02:00:00Z',
};

/** A wallet with everything enabled. */
export const walletParams: WalletParams = {
  openStatus: true,
  manualDepositOpenStatus: true,
  autoDepositFunctionStatus: true,
  depositAmountListStatus: true,
  withdrawAmountListStatus: true,
};
