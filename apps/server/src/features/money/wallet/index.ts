export { adjustCash } from './adjust-cash.ts'
export { adjustVendorMoney } from './adjust-vendor-money.ts'
export { listAdjustmentTransfers } from './adjustment-transfer-store.ts'
export { sumAtTables } from './at-tables.ts'
export { creditDeposit } from './credit-deposit.ts'
export { firstDayToRead } from './days-to-read.ts'
export { buyIntoSeat, emptySeat, type HandMoney, postHand, undoBuyIn } from './escrow-money.ts'
export { findBalance, findBalances, getBalance, getBalances, type MemberBalance } from './get-balance.ts'
export { payCashBack, payRebate } from './give-reward.ts'
export { grantPlayMoney } from './grant-play-money.ts'
export { holdWithdrawal } from './hold-withdrawal.ts'
export {
  bookJackpotShares,
  bookPoolMove,
  isPoolName,
  type JackpotShare,
  type PoolName,
  type PoolWin,
  payOutPool,
  readPoolBooks,
  returnJackpotShares,
  seedPool,
} from './jackpot-money.ts'
export { listBrokenBooks } from './list-broken-books.ts'
export { listBrokenPools } from './list-broken-pools.ts'
export { type Gift, listGifts } from './list-gifts.ts'
export { listLedgerBlocks } from './list-ledger-blocks.ts'
export { listTransit, type TransitBalance } from './list-transit.ts'
export { listMoneyDays } from './money-days.ts'
export { moveVendorMoney, type VendorMove, type VendorMoved, type VendorWinKind } from './move-vendor-money.ts'
export { openWallet } from './open-wallet.ts'
export { payAgentPoints } from './pay-agent-points.ts'
export { payBonus } from './pay-bonus.ts'
export { payContracts } from './pay-contracts.ts'
export { payHold } from './pay-hold.ts'
export { payOutTips } from './pay-out-tips.ts'
export type { MoneyDay, MoneySum, RecordEntry } from './record.ts'
export { listRecord } from './record-store.ts'
export { refundBet } from './refund-bet.ts'
export { refundPayout } from './refund-payout.ts'
export { releaseHold } from './release-hold.ts'
export { returnPayout } from './return-payout.ts'
export { settlePayout } from './settle-payout.ts'
export { listTeamMoneyDays, sumBranchMoney, sumTeamBalance } from './team-money-store.ts'
export { listTeamRecord } from './team-record-store.ts'
export { transferCash } from './transfer-cash.ts'
export { walletJobs } from './wallet-jobs.ts'
export { walletRoutes } from './wallet-routes.ts'
export { enterTransit, leaveTransit, type TransitMoney } from './wallet-transit.ts'
export { mainWallet, viewBalance, viewEntry as viewRecordEntry, viewRecordSums } from './wallet-view.ts'
