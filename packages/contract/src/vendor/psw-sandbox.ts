import * as z from '../base/zod.ts'
import { PswAmount, PswCurrency, PswId, PswStake, RequestUuid } from './psw-fields.ts'
import { walletDirections } from './psw-vendor.ts'

const head = { requestId: RequestUuid }

/** What may be done to a test player, or to the vendor itself, to see what the calls answer then. */
export const PswSandboxChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deposit'), amount: PswStake }),
  z.object({ kind: z.literal('log-out') }),
  z.object({ kind: z.literal('block') }),
  z.object({ kind: z.literal('unblock') }),
  z.object({ kind: z.literal('end-session'), sessionToken: z.string().max(256) }),
  z.object({ kind: z.literal('end-launch'), launchToken: z.string().max(256) }),
  /** Makes it as old as that. */
  z.object({ kind: z.literal('age'), transactionId: PswId, days: z.number().int().min(1).max(800) }),
  z.object({
    kind: z.literal('limits'),
    excludedSeconds: z.number().int().min(0).optional(),
    lossMax: PswAmount.nullable().optional(),
    wagerMax: PswAmount.nullable().optional(),
    sessionSecondsMax: z.number().int().min(1).max(86_400).nullable().optional(),
    /** 0: due at once. */
    realityCheckSeconds: z.number().int().min(0).max(86_400).nullable().optional(),
    isRealityConfirmed: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('campaign'), campaignId: PswId }),
  z.object({
    kind: z.literal('free-rounds'),
    freeRoundsId: PswId,
    gameIds: z.array(PswId).min(1).max(20),
    currency: PswCurrency,
    quantity: z.number().int().min(1).max(99),
    stake: PswStake,
    winMax: PswStake,
    startBefore: z.iso.datetime({ offset: true }),
    consumeBefore: z.iso.datetime({ offset: true }),
  }),
  z.object({ kind: z.literal('cancel-free-rounds'), freeRoundsId: PswId }),
  z.object({ kind: z.literal('game'), gameId: PswId, isOpen: z.boolean() }),
  z.object({ kind: z.literal('vendor'), status: z.enum(['active', 'maintenance']) }),
  /** How the vendor keeps its players' money; not done while money is where it would be forgotten. */
  z.object({ kind: z.literal('wallet-mode'), mode: z.enum(['single', 'transfer']) }),
  /** As the player would ask for it; the same `wishId` is the same wish, and asks the vendor again while it is pending. */
  z.object({
    kind: z.literal('wallet-transfer'),
    wishId: RequestUuid,
    direction: z.enum(walletDirections),
    amount: PswStake,
  }),
  /** Reads what is new in the vendor's feed now, as it is read every few minutes. */
  z.object({ kind: z.literal('read-feed') }),
  /** How many calls a second the vendor may make, and of one of its players; null: as many as come. */
  z.object({
    kind: z.literal('budget'),
    callsPerSecond: z.number().int().min(1).max(1_000_000).nullable(),
    playerCallsPerSecond: z.number().int().min(1).max(100_000).nullable(),
  }),
  /** What the vendor may stake and pay, and from what amount on a jackpot is held; null: without a limit. */
  z.object({
    kind: z.literal('vendor-limits'),
    stakeMax: PswStake.nullable(),
    winMax: PswStake.nullable(),
    jackpotHold: PswStake.nullable(),
    /** Corrections above it are held; null: the portal's own bound. */
    adjustHold: PswStake.nullable().optional(),
  }),
  /** One of two people says yes to a jackpot that is held; not done when it is the same one again, or nothing is held. */
  z.object({ kind: z.literal('release-jackpot'), transactionId: PswId, person: z.enum(['one', 'two']) }),
  /** As two people would decide about a correction of the player that is held; not done when nothing is held. */
  z.object({ kind: z.literal('settle-adjust'), transactionId: PswId, isBooked: z.boolean() }),
  /** The player sits where nobody may bet, or does so no more: of the sessions that are open. */
  z.object({ kind: z.literal('place'), isKeptOut: z.boolean() }),
  z.object({ kind: z.literal('add-key') }),
  z.object({ kind: z.literal('retire-key'), keyId: PswId }),
])
export type PswSandboxChange = z.infer<typeof PswSandboxChange>

/** Signed as any other call, and known in a sandbox only. */
export const pswSandboxRequests = {
  /** A player of the vendor's own with so much money, and a launch token as the portal's launch would bring it. */
  'sandbox/player': z.object({
    ...head,
    gameId: PswId,
    balance: PswAmount,
    mode: z.enum(['real', 'demo']).optional(),
  }),
  /** Another launch of such a player. */
  'sandbox/launch': z.object({
    ...head,
    playerId: PswId,
    gameId: PswId,
    mode: z.enum(['real', 'demo']).optional(),
  }),
  'sandbox/change': z.object({ ...head, playerId: PswId, change: PswSandboxChange }),
} as const
export type PswSandboxCall = keyof typeof pswSandboxRequests
export type PswSandboxRequest<Call extends PswSandboxCall> = z.infer<(typeof pswSandboxRequests)[Call]>
