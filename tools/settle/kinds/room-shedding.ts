import {
  beatsSam,
  beatsTienLen,
  declarePayments,
  type Payment,
  samFeePercent,
  samInstantWin,
  samPayments,
  samPlay,
  settlePayments,
  tienLenFeePercent,
  tienLenInstantWin,
  tienLenPayments,
  tienLenPlay,
} from '@fairground/room-rules'
import * as z from 'zod'
import { minor } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'
import { bySeat, cards, oneWinnerTold, seat, seatCount, yesOrNo } from './room-fields.ts'

const hands = { tienLen: 13, sam: 10 } as const

const play = (handSize: number) => z.object({ table: cards(0, handSize), play: cards(1, handSize) })
const finished = (handSize: number) =>
  z.object({ winner: seat, handsLeft: bySeat(cards(0, handSize)), hasPlayed: bySeat(yesOrNo), stakeMinor: minor })
const declared = z.object({ seatCount, declarer: seat, blocker: seat.nullish(), stakeMinor: minor })

/** A free lead has no combination to beat. */
function playTold<Play extends { readonly type: string }>(
  table: readonly number[],
  [lying, played]: readonly [Play | undefined, Play | undefined],
  beats: (lying: Play, played: Play) => boolean,
) {
  const isLead = table.length === 0
  return {
    tableCombo: isLead ? null : (lying?.type ?? 'invalid'),
    playCombo: played?.type ?? 'invalid',
    beats: played !== undefined && (isLead || (lying !== undefined && beats(lying, played))),
  }
}

type Finished = z.output<ReturnType<typeof finished>>

/** Refuses what is no hand of one table; else pays it. */
function settled(end: Finished, payments: () => Payment[], feePercent: bigint) {
  if (end.winner >= end.handsLeft.length) return refuse('winner', 'a seat with a hand')
  if (end.hasPlayed.length !== end.handsLeft.length) return refuse('hasPlayed', 'as many as there are hands')
  return oneWinnerTold(
    settlePayments(payments(), { seatCount: end.handsLeft.length, stakeMinor: end.stakeMinor, feePercent }),
  )
}

export const roomSheddingKinds: readonly Kind[] = [
  kind('tien-len-play', play(hands.tienLen), ({ table, play: played }) =>
    playTold(table, [tienLenPlay(table), tienLenPlay(played)], beatsTienLen),
  ),
  kind('tien-len-instant', z.object({ hand: cards(hands.tienLen) }), ({ hand }) => ({
    instantWin: tienLenInstantWin(hand) ?? null,
  })),
  kind('tien-len-settle', finished(hands.tienLen), (end) =>
    settled(end, () => tienLenPayments(end), tienLenFeePercent),
  ),
  kind('sam-play', play(hands.sam), ({ table, play: played }) =>
    playTold(table, [samPlay(table), samPlay(played)], beatsSam),
  ),
  kind('sam-instant', z.object({ hand: cards(hands.sam) }), ({ hand }) => ({
    instantWin: samInstantWin(hand) ?? null,
  })),
  kind('sam-settle', finished(hands.sam).extend({ endedWithTwo: seat.nullish() }), (end) =>
    settled(
      end,
      () => samPayments({ ...end, endedWithTwo: typeof end.endedWithTwo === 'number' ? [end.endedWithTwo] : [] }),
      samFeePercent,
    ),
  ),
  kind('sam-declare', declared, ({ seatCount: count, declarer, blocker, stakeMinor }) => {
    if (declarer >= count) return refuse('declarer', 'a seat of the table')
    if (blocker === declarer || (blocker ?? 0) >= count) return refuse('blocker', 'another seat of the table')
    const payments = declarePayments(count, declarer, blocker ?? null)
    return oneWinnerTold(settlePayments(payments, { seatCount: count, stakeMinor, feePercent: samFeePercent }))
  }),
]
