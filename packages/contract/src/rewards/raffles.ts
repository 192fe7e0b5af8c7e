import { Id, Money, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { CampaignTexts } from './promotions.ts'

export const raffleKinds = ['redEnvelope', 'wheel'] as const
export const RaffleKind = z.enum(raffleKinds)
export type RaffleKind = z.infer<typeof RaffleKind>

/** Source of chances: free, or one per amount of approved deposits. */
export const chanceRules = ['free', 'deposit'] as const
/** Counted anew every day of the site, or once in its time. */
export const chanceCycles = ['daily', 'once'] as const
/** Everybody, whoever registered in the last days, or accounts that are named. */
export const raffleAudiences = ['all', 'newcomers', 'accounts'] as const

export const RafflePrize = z.object({
  prizeId: Id,
  name: z.string(),
  /** Absent: no prize. */
  amount: Money.optional(),
  /** Share of the draws that end here as it stands now: 0 once the prize is gone. */
  chance: z.number().min(0).max(1),
})
export type RafflePrize = z.infer<typeof RafflePrize>

/** All that a draw came from: anybody can repeat it. */
export const RaffleProof = z.object({
  /** SHA-256 of the server seed, shown before the draw. */
  commit: z.string(),
  serverSeed: z.string(),
  /** The player's own: the id of the request. */
  clientSeed: z.string(),
  nonce: z.number().int(),
  /** In the order of the prizes. */
  weights: z.array(z.number().int()),
})
export type RaffleProof = z.infer<typeof RaffleProof>

export const RaffleDraw = z.object({
  drawId: Id,
  prizeId: Id,
  prizeName: z.string(),
  amount: Money.optional(),
  drawnAt: Time,
  prizeIndex: z.number().int(),
  proof: RaffleProof,
})
export type RaffleDraw = z.infer<typeof RaffleDraw>

export const Raffle = z.object({
  promotionId: Id,
  kind: RaffleKind,
  title: z.string(),
  /** Clean HTML. */
  content: z.string(),
  prizes: z.array(RafflePrize),
  chancesLeft: z.number().int(),
  chanceRule: z.enum(chanceRules),
  chanceCycle: z.enum(chanceCycles),
  /** Of deposits, for one chance. */
  chanceStep: Money.optional(),
  /** In one cycle. */
  chanceCountMax: z.number().int(),
  /** Opens by itself, once a session. */
  isPopup: z.boolean(),
  endsAt: Time,
  /** Of the next draw. */
  commit: z.string(),
  /** My last draws, newest first. */
  mine: z.array(RaffleDraw),
  /** The last who won; names are masked. */
  winners: z.array(z.object({ account: z.string(), prizeName: z.string(), drawnAt: Time })),
})
export type Raffle = z.infer<typeof Raffle>

export const raffles = {
  state: route({
    method: 'GET',
    path: '/wps/relay/MCS2_getRaffle',
    audience: 'member',
    summary:
      'The red envelope or prize wheel that is open to me: prizes, odds, chances, what was drawn; null without one',
    input: z.object({ kind: RaffleKind }),
    value: Raffle.nullable(),
  }),
  claim: route({
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    audience: 'member',
    summary: 'Use one chance: the server draws, and pays what was won at once',
    input: z.object({ promotionId: Id, requestId: RequestId }),
    value: RaffleDraw.extend({ chancesLeft: z.number().int() }),
  }),
}

/** What staff decide about one prize. */
export const RafflePrizeTerms = z.object({
  /** By language. */
  names: z.record(z.string().max(10), z.string().max(200)),
  /** "0.00": no prize. */
  amount: z.string().max(20),
  weight: z.number(),
  /** How many there are; counts only where there is an amount. */
  stock: z.number(),
})
export type RafflePrizeTerms = z.infer<typeof RafflePrizeTerms>

/** What staff decide about a red envelope or a wheel; `checkRaffle` says what does not fit. */
export const RaffleTerms = z.object({
  kind: RaffleKind,
  texts: CampaignTexts,
  startsAt: z.string().max(40),
  endsAt: z.string().max(40),
  audience: z.enum(raffleAudiences),
  /** Of newcomers: days since they registered. */
  audienceDays: z.number(),
  audienceAccounts: z.array(z.string().max(64)).max(500),
  chanceRule: z.enum(chanceRules),
  chanceCycle: z.enum(chanceCycles),
  chanceStep: z.string().max(20),
  chanceCountMax: z.number(),
  /** What one person may win in all its time, whatever accounts he has. */
  memberMax: z.string().max(20),
  isPopup: z.boolean(),
  prizes: z.array(RafflePrizeTerms).max(20),
})
export type RaffleTerms = z.infer<typeof RaffleTerms>
