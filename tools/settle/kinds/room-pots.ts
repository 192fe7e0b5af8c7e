import { fraction } from '@fairground/game-rules/exact'
import {
  awardPots,
  bankerSpots,
  claimsShare,
  keptBets,
  rakeOf,
  settleBankerRound,
  sidePots,
} from '@fairground/room-rules'
import * as z from 'zod'
import { listOf, minor, oneOf, percent, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { bySeat, seat, seatCount, texts, yesOrNo } from './room-fields.ts'

const betsMax = 10_000
const pots = z.object({
  button: seat,
  contributionsMinor: bySeat(minor),
  folded: bySeat(yesOrNo),
  strength: bySeat(z.number('a number, the higher the better')),
})
const share = z.union([whole(0, 100).transform((value) => fraction(value, 100)), percent], 'a percentage from 0 to 100')
const raked = z.object({ potMinor: minor, sawFlop: yesOrNo, percent: share, capMinor: minor.optional() })
const claims = z.object({
  seatCount,
  button: seat,
  chipsMinor: minor,
  claims: bySeat(z.object({ seat, amountMinor: minor })).refine(
    (list) => new Set(list.map((claim) => claim.seat)).size === list.length,
    'each seat once',
  ),
})
const spot = oneOf(bankerSpots)
const bankerBets = z.object({
  escrowMinor: minor,
  bets: listOf(z.object({ spot, amountMinor: minor }), { min: 0, max: betsMax }),
})
const bankerRound = z.object({
  reds: whole(0, 4),
  seats: listOf(z.object({ spot, amountMinor: minor }), { min: 0, max: betsMax }),
})

export const roomPotKinds: readonly Kind[] = [
  kind('side-pots', pots, ({ button, contributionsMinor, folded, strength }) => {
    const count = contributionsMinor.length
    if (button >= count) return refuse('button', 'a seat of the table')
    if (folded.length !== count) return refuse('folded', 'as many as there are contributions')
    if (strength.length !== count) return refuse('strength', 'as many as there are contributions')
    if (folded.every(Boolean)) return refuse('folded', 'a seat that has not folded')
    const { pots: won, payoutMinor } = awardPots(sidePots(contributionsMinor, folded), strength, button)
    return {
      pots: won.map(({ amountMinor, ...pot }) => ({ amountMinor: `${amountMinor}`, ...pot })),
      payoutMinor: texts(payoutMinor),
    }
  }),
  kind('rake', raked, ({ potMinor, sawFlop, percent: rate, capMinor }) => ({
    rakeMinor: `${rakeOf(potMinor, { share: rate, ...(capMinor !== undefined && { capMinor }) }, sawFlop)}`,
  })),
  kind('claims-share', claims, (asked) => {
    if (asked.button >= asked.seatCount) return refuse('button', 'a seat of the table')
    if (asked.claims.some((claim) => claim.seat >= asked.seatCount)) return refuse('claims', 'seats of the table')
    return { paidMinor: texts(claimsShare(asked)) }
  }),
  kind('xoc-dia-banker', bankerBets, ({ escrowMinor, bets }) => ({ keptMinor: texts(keptBets(escrowMinor, bets)) })),
  kind('xoc-dia-banker-settle', bankerRound, ({ reds, seats }) => {
    const end = settleBankerRound(
      reds,
      seats.map((bet) => [bet]),
    )
    return {
      netMinor: texts(end.netMinor),
      feeMinor: texts(end.feeMinor),
      bankerNetMinor: `${end.bankerNetMinor}`,
      bankerFeeMinor: `${end.bankerFeeMinor}`,
    }
  }),
]
