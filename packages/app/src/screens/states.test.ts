import { describe, expect, it } from 'vitest';
import { findRouteName, type RouteName } from '../navigation/paths.ts';
import { routeTable } from '../routes/table/index.ts';
import { screens } from '../routes/table/screens.ts';
import type { StoryAppProps } from '../testing/StoryApp.tsx';

/** The states of every screen: one column each, in this order. */
const states = [
  'loading',
  'empty',
  'error',
  'full',
  'very full',
  'visitor',
  'player',
  'missing parameter',
  'foreign id',
] as const;

/** Why a cell names no story. */
const reasons: Readonly<Record<string, string>> = {
  goes: 'It redirects at once.',
  home: 'It is the same screen as home.',
  frame: 'It renders nothing and notifies its host (e2e/play.spec.ts).',
  still: 'It makes no request before it is shown.',
  isError: 'It is an error page itself.',
  one: 'It shows exactly one item.',
  paged: 'Its list of the kit loads page by page, also ten thousand rows (Browse.TenThousand).',
  players: 'The route guard redirects visitors to the login (routes/guard.test.ts).',
  inAlready: 'The route guard redirects players to home (routes/guard.ts).',
  same: 'It is the same for visitors and players.',
  plain: 'It has no parameter.',
  noId: 'It has no id parameter.',
};

/** The story files, by the names that the table uses. */
const files: Readonly<Record<string, string>> = {
  Account: 'account/AccountScreen',
  Analysis: 'wallet/Analysis',
  Browse: 'browse/Browse',
  Cards: 'cards/BankCards',
  Withdrawal: 'withdrawal/Withdrawal',
  Contact: 'contact/Contact',
  Preferences: 'account/Preferences',
  Entry: 'entry/Entry',
  Fairness: 'fairness/Fairness',
  Game: 'game/GameDetailScreen',
  Home: 'home/HomeScreen',
  Login: 'login/Login',
  ManualDeposit: 'deposit/ManualDeposit',
  Messages: 'messages/Messages',
  MyGames: 'my-games/MyGames',
  Notice: 'notice/Notice',
  Password: 'account/ChangePassword',
  Playing: 'play/Playing',
  Profile: 'account/Profile',
  Deposit: 'deposit/Deposit',
  DepositOrder: 'deposit/DepositOrder',
  MyPromotion: 'promotions/MyPromotion',
  Privilege: 'promotions/Privilege',
  Reset: 'login/ResetPassword',
  Rewards: 'rewards/Rewards',
  SignUp: 'login/SignUp',
  Social: 'login/SocialLogin',
  Transactions: 'wallet/Transactions',
  Wallet: 'wallet/Wallet',
};

/**
 * A row for every route that has a screen: in each state a story, or the reason for its absence.
 */
const rows: Readonly<Partial<Record<RouteName, string>>> = {
  root: 'goes goes goes Entry.Root goes goes goes plain noId',
  redirect: 'goes goes goes Entry.Redirect goes goes goes plain noId',
  entry:
    'Entry.InvitedWhileGamesLoad one Entry.InvitedWithoutGames Entry.Invited one Entry.Invited Entry.InvitedAsPlayer Entry.EntryWithoutACode Entry.BrokenInvitation',
  forbidden: 'still one isError Entry.Forbidden one Entry.Forbidden same plain noId',
  chooseLocation:
    'still one still Entry.ChooseLocation one Entry.ChooseLocationInThailand same plain noId',
  openLocation:
    'still Entry.OpenLocationWithoutAPlace still Entry.OpenLocation Entry.OpenLocationVeryFull Entry.OpenLocation same Entry.OpenLocationWithoutParameters Entry.OpenLocationWithoutAPlace',
  home: 'Home.Loading Home.NothingYet Home.Failed Home.Player Home.VeryFull Home.Visitor Home.Player plain Home.UnknownCategory',
  desktop:
    'home home home Home.DesktopPlayer Home.DesktopVeryFull Home.DesktopVisitor Home.DesktopPlayer plain Home.UnknownCategoryOnADesktop',
  browser:
    'Browse.BrowseLoading Browse.NothingFits Browse.BrowseFailed Browse.Browse Browse.TenThousand Browse.Browse same Browse.Browse Browse.UnknownMaker',
  privilege:
    'Privilege.Loading Privilege.Empty Privilege.Failed Privilege.Ready Privilege.VeryFull Privilege.Visitor Privilege.Ready Privilege.Ready Privilege.UnknownTab',
  privilegeDetail:
    'Privilege.DetailLoading one Privilege.DetailFailed Privilege.Detail Privilege.DetailVeryFull players Privilege.Detail Privilege.DetailWithoutId Privilege.DetailMissing',
  allPrivilegeGames:
    'Privilege.GamesLoading Privilege.GamesEmpty Privilege.GamesFailed Privilege.Games paged players Privilege.Games Privilege.GamesWithoutId Privilege.GamesMissing',
  myGames:
    'MyGames.Loading MyGames.Empty MyGames.Failed MyGames.Ready MyGames.VeryFull MyGames.Visitor MyGames.Ready plain noId',
  account:
    'Account.PlayerLoading one Account.PlayerUnknown Account.Player Account.VeryFull Account.Visitor Account.Player plain noId',
  notice:
    'Notice.Loading Notice.None Notice.Failed Notice.Some paged players Notice.Some plain noId',
  noticeDetail:
    'Notice.DetailLoading one Notice.DetailFailed Notice.Detail one players Notice.Detail Notice.DetailWithoutId Notice.DetailGone',
  gameDetail:
    'Game.Loading Game.CommentsEmpty Game.Failed Game.Ready Game.CommentsVeryFull players Game.Ready Game.WithoutId Game.Missing',
  makerGameList:
    'Browse.MakersLoading Browse.NoMakers Browse.MakersFailed Browse.OneMaker paged players Browse.Makers Browse.Makers Browse.MakerMissing',
  playingGame:
    'Playing.Opening one Playing.LaunchFailed Playing.Opening one players Playing.Opening Playing.WithoutId Playing.Unknown',
  gameRounds:
    'Fairness.RoundsLoading Fairness.RoundsEmpty Fairness.RoundsFailed Fairness.Rounds paged players Fairness.Rounds Fairness.RoundsWithoutId Fairness.RoundsOfAnUnknownGame',
  roundReplay:
    'Fairness.ReplayLoading one Fairness.ReplayFailed Fairness.Replay one players Fairness.Replay Fairness.ReplayWithoutId Fairness.ReplayOfAnother',
  roundVerifier:
    'Fairness.VerifierLoading Fairness.Visitor Fairness.VerifierFailed Fairness.Verified one Fairness.Visitor Fairness.Verified Fairness.Visitor Fairness.VerifierOfAnother',
  gamePostMessagePage: 'frame frame frame frame frame frame frame plain noId',
  browserDetail:
    'Browse.CategoryLoading Browse.CategoryEmpty Browse.CategoryFailed Browse.OneCategory paged players Browse.OneCategory Browse.AllCategories Browse.CategoryMissing',
  searchGame:
    'Browse.SearchLoading Browse.SearchFoundNothing Browse.SearchFailed Browse.Search paged players Browse.Search Browse.SearchedBefore Browse.SearchFoundNothing',
  myInfomation:
    'Profile.Loading Profile.Empty Profile.Unreachable Profile.Full Profile.VeryFull players Profile.Full plain noId',
  contactInfomation:
    'Contact.Loading Contact.NothingNamed Contact.Failed Contact.Ready one Contact.Visitor Contact.Ready plain noId',
  message:
    'Messages.Loading Messages.NothingYet Messages.Failed Messages.Ready one players Messages.Ready plain noId',
  messageList:
    'Messages.ListLoading Messages.ListEmpty Messages.ListFailed Messages.List Messages.ListVeryFull players Messages.List Messages.List Messages.ListOfAKind',
  messageDetail:
    'Messages.DetailLoading one Messages.DetailFailed Messages.Detail one players Messages.Detail Messages.DetailWithoutId Messages.DetailGone',
  myBankCard:
    'Cards.Loading Cards.Empty Cards.Failed Cards.Ready Cards.VeryFull players Cards.Ready Cards.Ready Cards.Missing',
  editBankCard:
    'Cards.AddLoading Cards.AddWithoutBanks Cards.AddUnreachable Cards.Edit Cards.AddVeryFull players Cards.Edit Cards.Add Cards.EditMissing',
  myWallet:
    'Wallet.Loading Wallet.Empty Wallet.Failed Wallet.Ready Wallet.VeryFull players Wallet.Ready plain noId',
  walletDetail:
    'Transactions.Loading Transactions.Empty Transactions.Failed Transactions.List Transactions.VeryFull players Transactions.Detail Transactions.List Transactions.DetailMissing',
  analysisBill:
    'Analysis.Loading Analysis.Empty Analysis.Failed Analysis.Week Analysis.VeryFull players Analysis.Week Analysis.Week Analysis.UnknownPeriod',
  recharge:
    'Deposit.Loading Deposit.NothingStated Deposit.Failed Deposit.Form Deposit.VeryFull players Deposit.Form plain noId',
  rechargingPage:
    'DepositOrder.OrderLoading one DepositOrder.OrderUnreachable DepositOrder.Recharging DepositOrder.OrderVeryFull players DepositOrder.Recharging DepositOrder.WithoutOrder DepositOrder.UnknownOrder',
  depositSuccess:
    'DepositOrder.OrderLoading one DepositOrder.OrderUnreachable DepositOrder.Success DepositOrder.OrderVeryFull players DepositOrder.Success DepositOrder.WithoutOrder DepositOrder.UnknownOrder',
  depositFailed:
    'DepositOrder.OrderLoading one DepositOrder.OrderUnreachable DepositOrder.FailedOrder DepositOrder.OrderVeryFull players DepositOrder.FailedOrder DepositOrder.WithoutOrder DepositOrder.UnknownOrder',
  depositResult:
    'DepositOrder.OrderLoading one DepositOrder.OrderUnreachable DepositOrder.Done DepositOrder.OrderVeryFull DepositOrder.Visitor DepositOrder.Done DepositOrder.WithoutOrder DepositOrder.UnknownOrder',
  manualDeposit:
    'ManualDeposit.Loading ManualDeposit.NoSubmissions ManualDeposit.Failed ManualDeposit.Form ManualDeposit.VeryFull players ManualDeposit.Form ManualDeposit.Form ManualDeposit.Unknown',
  cashout:
    'Withdrawal.Loading Withdrawal.NothingStated Withdrawal.Failed Withdrawal.Form Withdrawal.VeryFull players Withdrawal.Form plain noId',
  cashoutAudit:
    'Withdrawal.AuditLoading Withdrawal.NoWithdrawals Withdrawal.AuditUnreachable Withdrawal.UnderReview Withdrawal.AuditVeryFull players Withdrawal.UnderReview Withdrawal.LatestWithdrawal Withdrawal.AuditUnknown',
  myPromotion:
    'MyPromotion.Loading MyPromotion.Empty MyPromotion.Failed MyPromotion.Ready MyPromotion.VeryFull players MyPromotion.Ready MyPromotion.Ready MyPromotion.UnknownStatus',
  myPromotionDetail:
    'MyPromotion.DetailLoading one MyPromotion.DetailFailed MyPromotion.Ongoing MyPromotion.DetailVeryFull players MyPromotion.Ongoing MyPromotion.DetailWithoutId MyPromotion.DetailMissing',
  myPromotionBill:
    'MyPromotion.BillLoading MyPromotion.BillEmpty MyPromotion.BillFailed MyPromotion.Bill paged players MyPromotion.Bill MyPromotion.BillWithoutId MyPromotion.BillMissing',
  rebate:
    'Rewards.RebateLoading Rewards.RebateEmpty Rewards.RebateFailed Rewards.Rebate Rewards.RebateVeryFull players Rewards.Rebate plain noId',
  systemBonus:
    'Rewards.BonusLoading Rewards.BonusEmpty Rewards.BonusFailed Rewards.Bonus Rewards.BonusVeryFull players Rewards.Bonus plain noId',
  levels:
    'Rewards.LevelsLoading Rewards.LevelsEmpty Rewards.LevelsFailed Rewards.Levels Rewards.LevelsVeryFull players Rewards.Levels plain noId',
  referralProgram:
    'Rewards.ReferralLoading Rewards.ReferralEmpty Rewards.ReferralFailed Rewards.Referral Rewards.ReferralVeryFull players Rewards.Referral plain noId',
  recentlyPlaying:
    'Browse.HistoryLoading Browse.HistoryEmpty Browse.HistoryFailed Browse.History Browse.HistoryVeryFull players Browse.History plain noId',
  myFavorite:
    'MyGames.FavoritePageLoading MyGames.FavoritePageEmpty MyGames.FavoritePageFailed MyGames.FavoritePage MyGames.FavoritePageVeryFull players MyGames.FavoritePage plain noId',
  myLike:
    'MyGames.LikePageLoading MyGames.LikePageEmpty MyGames.LikePageFailed MyGames.LikePage MyGames.LikePageVeryFull players MyGames.LikePage plain noId',
  resetPassword:
    'still Password.FirstPassword Password.WrongOldPassword Password.Form one players Password.Form plain noId',
  resetPasswordSuccess:
    'still one still Password.SuccessByItsAddress one players Password.SuccessByItsAddress plain noId',
  contactUs:
    'Contact.EarlierLoading Contact.Written Contact.SendingFailed Contact.Us one players Contact.Us plain noId',
  userAgreement:
    'Account.DocumentLoading Account.NoAgreement Account.DocumentUnreachable Account.Agreement one Account.PromotionTerms same Account.Agreement Account.UnknownDocument',
  themeCenter:
    'still one Preferences.WithoutGames Preferences.ThemeCenter one Preferences.ThemeCenter same plain noId',
  language: 'still one still Preferences.Language one Preferences.Language same plain noId',
  devices:
    'Profile.DevicesLoading Profile.OnlyThisDevice Profile.DevicesUnreachable Profile.Devices Profile.ManyDevices players Profile.Devices plain noId',
  privacy:
    'still one still Profile.Privacy one Profile.Privacy Profile.PrivacyOfAPlayer plain noId',
  accountLogin:
    'still Login.Empty Login.Refused Login.WithCaptcha one Social.Offered inAlready plain noId',
  codeLogin: 'still one Login.SmsCodeWrong Login.BySms one Login.BySms inAlready plain noId',
  accountSignUp:
    'still one SignUp.BanksUnreachable SignUp.Account one SignUp.Phone inAlready plain noId',
  accountResetPwd:
    'still Reset.Empty Reset.Unreachable Reset.Form one Reset.Form inAlready plain noId',
  socialLogin:
    'Social.Working Social.WithoutAnAnswer Social.Unreachable Social.NewPerson one Social.Cancelled same Social.WithoutAnAnswer Social.StateMismatch',
  bindPhone:
    'still Social.BindPhoneWithoutALogin Social.BindPhoneCodeWrong Social.BindPhone one Social.BindPhone same plain noId',
  fillProfile:
    'still Social.FillProfileWithoutALogin Social.FillProfileUnreachable Social.FillProfile one Social.FillProfileSkipped same plain noId',
  loginSuccess:
    'still one still Social.LoginSuccess one Social.LoginSuccessAsVisitor Social.LoginSuccess plain noId',
};

/** Routes with the same screen: one story may cover all of them. */
const sameScreen: readonly (readonly RouteName[])[] = [
  ['rechargingPage', 'depositSuccess', 'depositFailed', 'depositResult'],
];

interface StoryFile {
  default: { args: Partial<StoryAppProps> };
  [story: string]: { args?: Partial<StoryAppProps>; play?: unknown };
}

/** The arguments of a story; undefined without such a story. */
interface Shown extends Pick<StoryAppProps, 'path' | 'player'> {
  /** Whether its play function asserts anything. */
  looks: boolean;
}

const stories = new Map<string, Shown>();
for (const [name, file] of Object.entries(files)) {
  const address = new URL(`./${file}.stories.tsx`, import.meta.url).pathname;
  const { default: meta, ...found }: StoryFile = await import(/* @vite-ignore */ address);
  for (const [story, { args, play }] of Object.entries(found)) {
    const looks = play !== undefined;
    stories.set(`${name}.${story}`, { path: '', ...meta.args, ...args, looks });
  }
}

const leadOn: readonly string[] = ['root', 'redirect'];
const built = (Object.keys(routeTable) as RouteName[]).filter(
  (name) => name in screens || routeTable[name].screen !== undefined || leadOn.includes(name),
);

/** Every cell that names a story. */
const shown = built.flatMap((name) =>
  (rows[name] ?? '').split(' ').flatMap((cell, column) => {
    const story = stories.get(cell);
    return story === undefined ? [] : [{ name, state: states[column] ?? '', cell, ...story }];
  }),
);

const getSearch = (path: string) => new URL(path, 'http://story.test').search;

describe('route x state', () => {
  it('has a row for every route that has a screen, and for no other', () => {
    expect(Object.keys(rows).sort()).toEqual([...built].sort());
  });

  it.each(built)('has no blank cell without a reason for %s', (name) => {
    const cells = (rows[name] ?? '').split(' ');
    expect(cells, `${name}: a cell each of ${states.join(', ')}`).toHaveLength(states.length);
    expect(cells.filter((cell) => !(cell in reasons) && !stories.has(cell))).toEqual([]);
  });

  it.each(built)('has stories with the address of %s', (name) => {
    const own = sameScreen.find((names) => names.includes(name)) ?? [name];
    const others = shown
      .filter((cell) => cell.name === name)
      .filter(({ path }) => !own.includes(findRouteName(path) ?? 'forbidden'));
    expect(others.map(({ cell, path }) => `${cell}: ${path}`)).toEqual([]);
  });

  it('has stories for a visitor and a player', () => {
    const wrong = shown.filter(
      ({ name, state, player = false }) =>
        (state === 'visitor' && player) ||
        (state === 'player' && !player) ||
        (routeTable[name].access === 'player' && !player),
    );
    expect(wrong.map(({ name, state, cell }) => `${name}, ${state}: ${cell}`)).toEqual([]);
  });

  it('has stories without and with invalid parameters', () => {
    const wrong = shown.filter(
      ({ state, path }) =>
        (state === 'missing parameter' && getSearch(path) !== '') ||
        (state === 'foreign id' && getSearch(path) === ''),
    );
    expect(wrong.map(({ name, state, cell }) => `${name}, ${state}: ${cell}`)).toEqual([]);
  });

  it('checks every state for missing or invalid data', () => {
    const saying: readonly string[] = ['empty', 'error', 'missing parameter', 'foreign id'];
    const mute = shown.filter(({ state, looks }) => saying.includes(state) && !looks);
    expect([...new Set(mute.map(({ cell }) => cell))]).toEqual([]);
  });

  it('uses every reason and every story file', () => {
    const cells = Object.values(rows).flatMap((row) => row.split(' '));
    expect(Object.keys(reasons).filter((reason) => !cells.includes(reason))).toEqual([]);
    const used = new Set(cells.map((cell) => cell.split('.')[0]));
    expect(Object.keys(files).filter((file) => !used.has(file))).toEqual([]);
  });
});
