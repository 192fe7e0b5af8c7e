import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { KeptWish } from '../site/staff-wishes.ts'
import { freeRoundsQuantityMax } from '../vendor/psw-free-rounds.ts'

/** `approved`: the vendor has not answered yet; `refused`: it said no; `cancelling`: it is asked to take back what is left. */
export const freeRoundStates = [
  'asked',
  'rejected',
  'withdrawn',
  'approved',
  'refused',
  'granted',
  'cancelling',
  'cancelled',
] as const
export const FreeRoundState = z.enum(freeRoundStates)
export type FreeRoundState = z.infer<typeof FreeRoundState>
export const freeRoundDaysMax = 90

/** Rounds of a game that a member may play for nothing: one person asks, another says yes. */
export const FreeRoundGrant = KeptWish.extend({
  grantId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  nodeId: Id,
  gameName: z.string(),
  quantity: z.number().int(),
  /** What can still be played; none before the vendor has said yes. */
  remaining: z.number().int(),
  stake: Money,
  winMax: Money,
  won: Money,
  currency: z.string(),
  days: z.number().int(),
  startBefore: Time.optional(),
  state: FreeRoundState,
  cancelledCount: z.number().int().optional(),
  /** Why the rest was asked back. */
  cancelReason: z.string().optional(),
  /** This person may take back what was not played. */
  canCancel: z.boolean(),
})
export type FreeRoundGrant = z.infer<typeof FreeRoundGrant>

/** A game that can be given, with its stakes. */
export const FreeRoundGame = z.object({
  nodeId: Id,
  gameName: z.string(),
  vendorName: z.string(),
  stakeMin: Money,
  stakeMax: Money,
})
export type FreeRoundGame = z.infer<typeof FreeRoundGame>

/** As its member sees it. */
export const OwnFreeRounds = z.object({
  grantId: Id,
  nodeId: Id,
  gameName: z.string(),
  iconUrl: z.string().optional(),
  quantity: z.number().int(),
  remaining: z.number().int(),
  stake: Money,
  winMax: Money,
  currency: z.string(),
  startBefore: Time,
})
export type OwnFreeRounds = z.infer<typeof OwnFreeRounds>

export const freeRounds = {
  list: route({
    method: 'GET',
    path: '/wps/relay/MCSFE_freeRounds',
    audience: 'member',
    summary: 'Free rounds that can be played now, those that end first before the others',
    input: z.object({}),
    value: z.object({ list: z.array(OwnFreeRounds) }),
  }),
}

const decides = { audience: 'staff', permission: 'marketing.decide' } as const
const reason = z.string().trim().min(3).max(280)

export const staffFreeRounds = {
  freeRounds: route({
    audience: 'staff',
    permission: 'marketing.read',
    method: 'GET',
    path: '/staff/free-rounds',
    summary: 'Grants of free rounds: those that wait, oldest first, or all, newest first',
    input: PageQuery.extend({ state: FreeRoundState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(FreeRoundGrant),
  }),
  freeRoundGames: route({
    ...decides,
    method: 'GET',
    path: '/staff/free-round-games',
    summary: 'Games whose vendor takes free rounds, by name, the first twenty in the order of the lobby',
    input: z.object({ name: z.string().trim().max(64).optional() }),
    value: z.object({ list: z.array(FreeRoundGame) }),
  }),
  askFreeRounds: route({
    ...decides,
    method: 'POST',
    path: '/staff/free-rounds',
    summary: 'Ask for free rounds for a member; the vendor is told when another person says yes',
    input: z.object({
      /** Account name or id of the member. */
      member: z.string().trim().min(1).max(64),
      nodeId: Id,
      quantity: z.number().int().min(1).max(freeRoundsQuantityMax),
      stake: AmountToMove,
      /** Of all rounds together. */
      winMax: AmountToMove,
      days: z.number().int().min(1).max(freeRoundDaysMax),
      reason,
      requestId: RequestId,
    }),
    value: FreeRoundGrant,
  }),
  cancelFreeRounds: route({
    ...decides,
    method: 'POST',
    path: '/staff/free-rounds/{grantId}/cancel',
    summary: 'Take back the rounds that were not played; what was won stays',
    input: z.object({ grantId: Id, reason }),
    value: FreeRoundGrant,
  }),
}
