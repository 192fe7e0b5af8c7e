export { attemptCall } from './calls/attempt-call.ts'
export { adjustBody, betBody, rollbackBody, winBody } from './calls/call-bodies.ts'
export { endCall, enqueueCall, findCall, owesRollback, recordTransaction, transactionIdOf } from './calls/call-store.ts'
export { endAdjusts, isGivenUp } from './calls/end-adjusts.ts'
export { endBet, unknownReason, winLostAt, winTimeoutMs } from './calls/end-bet.ts'
export { betLostAfterMs } from './calls/place-bet.ts'
export type { EndsOf } from './calls/resolve-bet.ts'
export { decideRound, roundEnds } from './calls/round-ends.ts'
export { runDueCalls, startCallLoop } from './calls/run-due-calls.ts'
export { settleStake } from './calls/settle-stake.ts'
export type { RoundHead, Stake, StakeEnds } from './calls/stake.ts'
export { ChainSeeds, openSeed, sealSeed } from './chains/chain-seeds.ts'
export { ensureChain } from './chains/chain-store.ts'
export { openOutcome, sealOutcome } from './chains/outcome-seal.ts'
export { type NamedBeacon, readBeacon, recordedBeacon } from './chains/read-beacon.ts'
export { createVendorConfig, type VendorConfig } from './config/config.ts'
export { readVendorEnv, type SettingNames } from './config/env.ts'
export { createKit } from './create-kit.ts'
export type { Minor, Mode, Version } from './db/columns.ts'
export { openVendorLogin, prepareVendorDatabase, type VendorStorage } from './db/prepare-database.ts'
export type * from './db/schema.ts'
export { readAtOnce, retryConflicts, transact } from './db/transact.ts'
export {
  type DeskFacts,
  type DeskStep,
  lastDeskActs,
  recordDeskAct,
  takeDeskAct,
} from './desk/desk-acts.ts'
export { deskActsRoute, deskPortalRoutes, deskRoute, openDeskRoute } from './desk/desk-routes.ts'
export type { DeskSchema } from './desk/desk-schema.ts'
export { type DeskKit, findDeskStaff, framersOfDesk, removeDeskSessions } from './desk/desk-session.ts'
export { areOnePerson, type DeskStaff, isSupervisor } from './desk/desk-staff.ts'
export { agreeToDeskWish, askDeskWish, dropDeskWish, listDeskWishes } from './desk/desk-wishes.ts'
export { type BuyInEnd, openEscrow, topUpEscrow } from './escrow/buy-in.ts'
export { closeEscrow } from './escrow/close-escrow.ts'
export { escrowRoutes } from './escrow/escrow-routes.ts'
export type { EscrowCallRow, EscrowKit, EscrowRow, EscrowSchema, EscrowState } from './escrow/escrow-schema.ts'
export { canDeal, findEscrow, hasSeatBehind } from './escrow/escrow-store.ts'
export { type Hand, type HandSeat, recordHand } from './escrow/record-hand.ts'
export { type EscrowNews, runDueEscrowCalls, startEscrowLoop } from './escrow/run-escrow-calls.ts'
export { keepHouse, tidyVendor } from './housekeeping.ts'
export { framePageHeaders, type PageNeeds, serveFolder } from './http/frame-files.ts'
export { createFramePage, noticesRoute } from './http/frame-page.ts'
export { listen, serveMetrics } from './http/listen.ts'
export { createVendorApp, limitCalls } from './http/vendor-app.ts'
export { type Clock, systemClock } from './lib/clock.ts'
export { Gather } from './lib/gather.ts'
export { firstIdAt, newId } from './lib/new-id.ts'
export { type Outcome, ok, type Refused, refuse, type VendorCode, vendorStatus } from './lib/outcome.ts'
export { parseInput } from './lib/parse-input.ts'
export { hashOfToken, newToken } from './lib/secret-box.ts'
export { Soon } from './lib/soon.ts'
export { FrameSeats } from './live/frame-seats.ts'
export { hearChannel } from './live/hear-channel.ts'
export { LeasedWork } from './live/leased-work.ts'
export { type Lease, LeaseLostError, Leases } from './live/leases.ts'
export { createWalletMetrics, type WalletMetrics } from './metrics.ts'
export { type PortalSide, portalRoutes } from './portal/portal-routes.ts'
export { parseBody, sendCode } from './portal/portal-scope.ts'
export { runVendor } from './run-vendor.ts'
export { ensurePairs } from './seeds/ensure-pairs.ts'
export { openServerSeed } from './seeds/new-pair.ts'
export { requireSeedKey } from './seeds/require-seed-key.ts'
export { rotateSeeds } from './seeds/rotate-seeds.ts'
export {
  type ActivePair,
  findActivePair,
  getSeedState,
  lockActivePair,
  type SeedOwner,
  takeNonce,
} from './seeds/seed-store.ts'
export type { Welcome } from './sessions/authenticate.ts'
export { getBalance } from './sessions/get-balance.ts'
export { KeptSession, keepLimits } from './sessions/keep-limits.ts'
export { openFurther, openLaunch, readLaunch } from './sessions/open-launch.ts'
export { bearerOf, openRoute, type PlayerCall, playerRoute } from './sessions/player-route.ts'
export { confirmRealityCheck, type RealityCheckAnswer, readRealityCheck } from './sessions/reality-check.ts'
export { anyPace } from './sessions/session-limits.ts'
export {
  closeSession,
  findSession,
  isSessionClosed,
  type KeptBalance,
  paceSpin,
  type Session,
  saveBalanceAfter,
  saveBalancesAfter,
} from './sessions/session-store.ts'
export { openWalletToken } from './sessions/wallet-token.ts'
export { startBackground } from './start-background.ts'
export { type Program, startParts } from './start-parts.ts'
export { startVendor } from './start-vendor.ts'
export type { ChainKit, SeedKit, VendorKit } from './vendor-kit.ts'
export { gatherBets } from './wallet/gather-bets.ts'
export { endsSession, refusalOf } from './wallet/refusal-of.ts'
export { type CallBody, sendOrUnknown, type WalletClient } from './wallet/wallet-client.ts'
