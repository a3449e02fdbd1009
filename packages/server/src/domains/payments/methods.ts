import type { Locale } from '@parlor/api/constants';
import type { PayBank } from '@parlor/api/entities/deposit';
import type { PayChannel, PayMethod } from '@parlor/api/entities/wallet';
import { toDecimal } from '@parlor/api/rules';
import { refused } from '../../core/http/errors.ts';
import { inLanguage } from '../content/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { type ChosenChannel, type DepositRoom, getDepositRoom, type Today } from './limits.ts';

type Method = SiteSettings['deposit']['methods'][number];

/** The open payment methods, in the site's order. */
export function listMethods(
  { deposit, wallet }: SiteSettings,
  locale: Locale,
  operatorCode?: string,
): PayMethod[] {
  if (!wallet.autoDepositOpen) return [];
  return deposit.methods
    .filter((method) => operatorCode === undefined || method.operatorCode === operatorCode)
    .map(({ methodId, methodName, icon, kind }) => ({
      methodId,
      methodName:
        typeof methodName === 'string' ? methodName : (inLanguage(methodName, locale) ?? ''),
      icon,
      kind,
    }));
}

/** The channels of a method with the player's current limits. */
export function listChannels(settings: SiteSettings, today: Today, method: Method): PayChannel[] {
  return method.channels.map((channel) => ({
    channelId: channel.channel,
    channel: channel.channel,
    channelName: channel.channelName,
    ...toLimits(getDepositRoom(settings, today, { channel }), settings),
  }));
}

/** The banks of a channel with the player's current limits; undefined for an unknown channel. */
export function listBanks(
  settings: SiteSettings,
  today: Today,
  channelId: string,
): PayBank[] | undefined {
  const channel = settings.deposit.methods
    .flatMap(({ channels }) => channels)
    .find((each) => each.channel === channelId);
  return channel?.banks?.flatMap((bank) => {
    const named = settings.banks.find(({ bankCode }) => bankCode === bank.bankCode);
    if (!named) return [];
    const room = getDepositRoom(settings, today, { channel, bank });
    return [{ ...named, icon: '', ...toLimits(room, settings) }];
  });
}

function toLimits(room: DepositRoom, { currencyExponent }: SiteSettings) {
  const money = (minor: bigint) => toDecimal(minor, currencyExponent);
  return {
    minAmount: money(room.minimum),
    maxAmount: money(room.maximum),
    remainingAmount: money(room.amount),
    remainingTimes: room.times,
  };
}

/**
 * The channel of an order.
 *
 * @throws ApiError 422 for an unknown channel, one of the other kind, or an unknown bank.
 */
export function chooseChannel(
  settings: SiteSettings,
  kind: Method['kind'],
  { channel: name, bankCode }: { readonly channel: string; readonly bankCode?: string | undefined },
): ChosenChannel {
  const channel = settings.deposit.methods
    .flatMap((method) => (method.kind === kind ? method.channels : []))
    .find((each) => each.channel === name);
  if (!channel) throw refused('arguments.invalid', { field: 'channel' });
  const bank = channel.banks?.find((each) => each.bankCode === bankCode);
  const isComplete = channel.banks ? bank !== undefined : bankCode === undefined;
  if (!isComplete) throw refused('arguments.invalid', { field: 'bankCode' });
  return { channel, bank };
}
