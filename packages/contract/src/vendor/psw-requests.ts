import * as z from '../base/zod.ts'
import { pswEscrowRequests } from './psw-escrow.ts'
import { PswAmount, PswChange, PswCurrency, PswId, PswStake, RequestUuid } from './psw-fields.ts'
import { PswReason, PswToken } from './psw-texts.ts'

const head = { requestId: RequestUuid }
const player = { ...head, playerId: PswId }
const seated = { ...player, sessionToken: PswToken }
const paid = { transactionId: PswId, amount: PswStake, currency: PswCurrency }
/** Turnover of the round, in the closing call; at most its kept stakes. */
const turnoverMinor = PswAmount.optional()
/** At which prize group a bet is made; only of vendors with that right. */
const points = z
  .object({
    /** In 1/2000 of the stake: from the floor to the player's own. */
    group: z.number().int().min(0).max(2_000),
    /** What of the stake is bet at the group. */
    base: PswStake,
    /** Whose statement it is on; the game where it is absent. */
    draw: PswId.optional(),
    /** Since then the draw is on sale: groups that were lowered later still hold for it. */
    onSaleSince: z.iso.datetime({ offset: true }).optional(),
  })
  .optional()
/** What of the base stands, in the closing call or in a correction: nothing that was void or given back. */
const pointsBase = PswAmount.optional()
const betFields = {
  ...{ transactionId: PswId, gameId: PswId, roundId: PswId, amount: PswStake, currency: PswCurrency },
  placedAt: z.iso.datetime({ offset: true }),
  /** What of the stake joins jackpots; booked and taken back with the bet. */
  jackpotShares: z
    .array(z.object({ jackpotId: PswId, tier: PswId, increment: PswAmount, reserve: PswAmount }))
    .max(10)
    .optional(),
  turnoverMinor,
  points,
}
const winFields = {
  ...{ transactionId: PswId, gameId: PswId, roundId: PswId, amount: PswAmount, currency: PswCurrency },
  betTransactionId: z.array(PswId).max(100).optional(),
  roundClosed: z.boolean().optional(),
  turnoverMinor,
  pointsBase,
}

/** `tip`: money for whoever deals. It is no stake: nothing is won with it, and it belongs to no round's sums. */
const betKinds = ['stake', 'side', 'tip'] as const
const anyBet = { ...seated, ...betFields, roundClosed: z.boolean().optional(), kind: z.enum(betKinds).optional() }

const pswBetsMax = 200
/** One of many bets, with what stands once for all of them. */
export const PswBatchedBet = z.object(anyBet).omit({ requestId: true })
export type PswBatchedBet = z.infer<typeof PswBatchedBet>

/** Calls of a vendor to the portal: `POST /psw/v1/{call}`. */
export const pswRequests = {
  ping: z.object(head),
  authenticate: z.object({ ...head, launchToken: PswToken, gameId: PswId }),
  /** Another game of the vendor's in the frame of a session: a session of its own, as old as the one it was asked with. */
  'session/open': z.object({ ...seated, gameId: PswId }),
  balance: z.object(seated),
  bet: z.object(anyBet),
  /** Only the id of a bet must be readable for the others to be decided: each is read by itself as a `PswBatchedBet`. */
  bets: z.object({
    ...head,
    bets: z
      .array(z.looseObject({ transactionId: PswId }))
      .min(1)
      .max(pswBetsMax),
    gameId: PswId.optional(),
    currency: PswCurrency.optional(),
    placedAt: z.iso.datetime({ offset: true }).optional(),
  }),
  win: z.object({ ...player, ...winFields }),
  'bet-win': z.object({ ...seated, bet: z.object(betFields), win: z.object(winFields) }),
  rollback: z.object({
    ...player,
    transactionId: PswId,
    originalTransactionId: PswId,
    roundId: PswId,
    reason: PswReason,
    amount: PswAmount.optional(),
  }),
  'round/end': z.object({ ...player, roundId: PswId, transactionId: PswId, turnoverMinor, pointsBase }),
  'jackpot-win': z.object({
    ...{ ...player, ...paid, gameId: PswId, roundId: PswId, jackpotId: PswId, tier: PswId },
    /** Of a pool that bets have joined: what it is paid from, and who pays the seed of the next cycle. */
    pool: z
      .object({
        cycle: z.number().int().min(1),
        ...{ base: PswAmount, increment: PswAmount, seedReserve: PswAmount, seedHouse: PswAmount },
      })
      .optional(),
  }),
  'promo-win': z.object({
    ...player,
    ...paid,
    campaignId: PswId,
    kind: z.enum(['tournament', 'cashdrop', 'race']),
  }),
  'free-round-win': z.object({
    ...player,
    ...paid,
    amount: PswAmount,
    freeRoundsId: PswId,
    /** Rounds of the grant that are left after this one. */
    remaining: z.number().int().min(0).max(99),
    playedAt: z.iso.datetime({ offset: true }),
  }),
  adjust: z.object({
    ...player,
    transactionId: PswId,
    originalTransactionId: PswId,
    /** What the player gets more, or less. */
    amount: PswChange,
    currency: PswCurrency,
    reason: PswReason,
    /** 1 for the first change of the original, then one more each time. */
    version: z.number().int().min(1).max(10_000),
    pointsBase,
  }),
  'transaction/status': z.object({ ...player, transactionId: PswId }),
  transactions: z.object({
    ...head,
    /** From the answer before; without one the feed begins at `from`, and without both with the vendor's first row. */
    cursor: z.string().max(160).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
  }),
  'rounds/open': z.object({
    ...head,
    cursor: z.string().max(160).optional(),
    openedBefore: z.iso.datetime({ offset: true }),
  }),
  'games/status': z.object(head),
  'session/keepalive': z.object(seated),
  'session/close': z.object(seated),
  /** What the player is told of the time and money of his play; after `confirm` he knows, and bets are taken again. */
  'reality-check': z.object(seated),
  'reality-check/confirm': z.object(seated),
  ...pswEscrowRequests,
} as const
export type PswCall = keyof typeof pswRequests
export type PswRequest<Call extends PswCall> = z.infer<(typeof pswRequests)[Call]>
