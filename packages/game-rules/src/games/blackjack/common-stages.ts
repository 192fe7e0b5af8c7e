import type { InstantEvent } from '../../instant/instant-game.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import type { Hand, Stages } from '../../tables/stages.ts'
import type { SlipBet } from '../../tables/table-rules.ts'
import { basicStrategy } from './basic-strategy.ts'
import { type CommonShoe, commonAsks, dealerHasNatural, isUnfinished } from './common-hand.ts'
import { commonStagesMax, insuranceStages, playAfter } from './common-play.ts'
import { blackjackValue } from './hand-value.ts'

export const insuranceWishes = ['no-insurance', 'insurance'] as const

type BlackjackStages = Stages<SlipBet, CommonShoe>
type Told = Pick<BlackjackStages, 'stageMs' | 'showMs' | 'dealMs'>

/** What players of the common hand decide, and what everybody sees of it. */
export const commonStages = (times: Told): BlackjackStages => ({
  ...times,
  stagesMax: commonStagesMax,
  asks,
  raiseMinor(hand, wish) {
    const boxMinor = boxOf(hand)
    if (wish === 'insurance') return boxMinor / 2n
    return wish === 'double' || wish === 'split' ? boxMinor : 0n
  },
  fallback(hand, shoe, stage, lost) {
    if (stage <= insuranceStages(shoe)) return 'no-insurance'
    return lost === undefined ? 'stand' : advised(hand, shoe, stage)
  },
  goesOn: (hands, shoe, stage) =>
    !dealerHasNatural(shoe) && hands.some((hand) => hasBox(hand) && isUnfinished(playAt(hand, shoe, stage - 1))),
  shownAfter: (hands, shoe, stage) => (stage === 0 ? dealt(shoe) : shut(hands, shoe, stage)),
})

function asks(hand: Hand<SlipBet>, shoe: CommonShoe, stage: number): readonly string[] {
  if (!hasBox(hand)) return []
  if (stage <= insuranceStages(shoe)) return insuranceWishes
  return dealerHasNatural(shoe) ? [] : commonAsks(playAt(hand, shoe, stage - 1))
}

/** A raise that was not paid for goes on as the basic strategy says without it. */
function advised(hand: Hand<SlipBet>, shoe: CommonShoe, stage: number): string {
  const acting = playAt(hand, shoe, stage - 1).hands.find(({ isOver }) => !isOver)
  const up = blackjackValue(shoe.front[1] ?? 0)
  return basicStrategy((acting?.cards ?? []).map(blackjackValue), up, ['hit', 'stand'])
}

/** Box, dealer, box; the dealer's second card lies face down, and is looked at under a ten. */
function dealt(shoe: CommonShoe): readonly InstantEvent[] {
  const [first = 0, up = 0, second = 0] = shoe.front
  const cards = [
    { type: 'dealt', to: 'box', card: first },
    { type: 'dealt', to: 'dealer', card: up },
    { type: 'dealt', to: 'box', card: second },
  ]
  return blackjackValue(up) === 10 ? [...cards, peeked(shoe)] : cards
}

/** What was decided by how many, and the one card that it brought. */
function shut(hands: readonly Hand<SlipBet>[], shoe: CommonShoe, stage: number): readonly InstantEvent[] {
  const chosen: Record<string, number> = {}
  for (const { wishes } of hands) {
    const wish = wishes[stage - 1]
    if (wish) chosen[wish] = (chosen[wish] ?? 0) + 1
  }
  const told = { type: 'shut', stage, chosen }
  if (stage === insuranceStages(shoe)) return [told, peeked(shoe)]
  const [before, now] = [mostDrawn(hands, shoe, stage - 1), mostDrawn(hands, shoe, stage)]
  return now === before ? [told] : [told, { type: 'dealt', to: 'common', card: shoe.front[4 + before] ?? 0 }]
}

/** How many cards lie open: of thousands of hands only those that were decided differently are played. */
function mostDrawn(hands: readonly Hand<SlipBet>[], shoe: CommonShoe, stages: number): number {
  const played = new Set<string>()
  let most = 0
  for (const hand of hands) {
    const decided = hand.wishes.slice(0, stages).join()
    if (played.has(decided) || !hasBox(hand)) continue
    played.add(decided)
    most = Math.max(most, playAt(hand, shoe, stages).drawn)
  }
  return most
}

const peeked = (shoe: CommonShoe): InstantEvent => ({ type: 'peeked', isBlackjack: dealerHasNatural(shoe) })

const playAt = ({ wishes }: Hand<SlipBet>, shoe: CommonShoe, stages: number) => playAfter(shoe, wishes, stages)

export const onSpot = (chips: readonly SpotBet[], spot: string): bigint =>
  chips.reduce((sum, chip) => (chip.spot === spot ? sum + chip.stakeMinor : sum), 0n)

const boxOf = ({ bet }: Hand<SlipBet>): bigint => onSpot(bet.chips, 'box')
const hasBox = (hand: Hand<SlipBet>): boolean => boxOf(hand) > 0n
