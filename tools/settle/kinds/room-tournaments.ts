import { writeDecimal, writeFraction } from '@fairground/game-rules/exact'
import {
  icmEquities,
  icmPlayersMax,
  isIcmExact,
  mttPayout,
  placesOut,
  type SitAndGoSeats,
  sitAndGoPayout,
  sitAndGoSeats,
  tournamentRefund,
} from '@fairground/room-rules'
import * as z from 'zod'
import { listOf, minor, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { texts } from './room-fields.ts'

const [playersMax, icmDecimals] = [10_000, 12]
const countOf = (min: number) =>
  z
    .union([whole(min, Number.MAX_SAFE_INTEGER), minor], `chips from ${min}`)
    .transform(BigInt)
    .refine((chips) => chips >= BigInt(min), `chips from ${min}`)
const [chips, stack] = [countOf(0), countOf(1)]

const sitAndGo = z.object({ seatCount: whole(2, 9), prizeMinor: minor })
const mtt = z.object({ entries: whole(1, playersMax), poolMinor: minor, entryMinor: minor })
const refund = z.object({
  poolMinor: minor,
  feeMinor: minor,
  chips: listOf(chips, { min: 1, max: playersMax }),
})
const icm = z.object({
  stacks: listOf(stack, { min: 1, max: icmPlayersMax }),
  prizesMinor: listOf(minor, { min: 1, max: 100 }),
})
const out = z.object({
  playersBefore: whole(1, playersMax),
  outStacks: z.record(z.string(), chips, 'stacks by player'),
})

const isSitAndGo = (count: number): count is SitAndGoSeats => (sitAndGoSeats as readonly number[]).includes(count)

export const roomTournamentKinds: readonly Kind[] = [
  kind('sit-and-go', sitAndGo, ({ seatCount, prizeMinor }) =>
    isSitAndGo(seatCount)
      ? { payoutMinor: texts(sitAndGoPayout(seatCount, prizeMinor)) }
      : refuse('seatCount', sitAndGoSeats.join(', ')),
  ),
  kind('mtt-payout', mtt, ({ entries, poolMinor, entryMinor }) => ({
    payoutMinor: texts(mttPayout(entries, poolMinor, entryMinor)),
  })),
  kind('tournament-refund', refund, ({ poolMinor, feeMinor, chips: held }) => ({
    refundMinor: texts(tournamentRefund(poolMinor, feeMinor, held)),
  })),
  kind('icm', icm, ({ stacks, prizesMinor }) => {
    const equities = icmEquities(stacks, prizesMinor)
    return isIcmExact(stacks.length, prizesMinor.length)
      ? { equities: equities.map(writeFraction) }
      : { equities: equities.map((worth) => writeDecimal(worth, icmDecimals)), isRounded: true }
  }),
  kind('tournament-out', out, ({ playersBefore, outStacks }) => {
    const stacks = new Map(Object.entries(outStacks))
    if (stacks.size > playersBefore) return refuse('outStacks', 'no more than there were players')
    return { places: Object.fromEntries(placesOut(playersBefore, stacks)) }
  }),
]
