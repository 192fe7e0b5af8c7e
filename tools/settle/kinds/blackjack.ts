import {
  type CommonPlay,
  type CommonShoe,
  type CommonWish,
  commonAsks,
  commonTotal,
  dealerCards,
  dealerHasNatural,
  isUnfinished,
  openPlay,
  playStage,
  settlePlay,
  writeCard,
} from '@fairground/game-rules/settle'
import * as z from 'zod'
import { card, minor, oneOf } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const cardsMax = 416
const wishesMax = 40
const wishes = z.array(z.array(oneOf(['hit', 'stand', 'double'])).max(wishesMax)).max(2)
const player = z.object({
  id: z.string(),
  stakeMinor: minor,
  insurance: z.boolean().default(false),
  isSplit: z.boolean().default(false),
  wishes: wishes.default([]),
})
const common = z.object({
  front: z.array(card).min(4).max(cardsMax),
  back: z.array(card).max(cardsMax),
  players: z.array(player).max(1_000),
})

type Player = z.output<typeof player>

/** Blackjack where everybody draws the same cards, stage by stage. */
export const blackjackKinds: readonly Kind[] = [
  kind('blackjack-common', common, ({ front, back, players }) => {
    const shoe = { front, back }
    const shown = new Map<string, number>()
    try {
      const told = players.map((one) => toldOf(shoe, one, playAll(shoe, one, shown)))
      const dealer = dealerCards(shoe)
      return {
        players: told,
        dealer: { cards: dealer.map(writeCard), total: commonTotal(dealer) },
        shownAfter: Object.fromEntries(shown),
      }
    } catch (error) {
      if (error instanceof RangeError) return refuse('front', 'as many cards as the players draw')
      throw error
    }
  }),
]

/** Every stage of one player; `shown` learns how many cards lie open after each. Under a natural nobody decides. */
function playAll(shoe: CommonShoe, { isSplit, wishes: byHand }: Player, shown: Map<string, number>): CommonPlay {
  const left = byHand.map((words): CommonWish[] => [...words])
  let play = openPlay(shoe)
  for (let stage = 1; !dealerHasNatural(shoe) && isUnfinished(play); stage += 1) {
    const hand = play.hands.findIndex(({ isOver }) => !isOver)
    const isAsked = commonAsks(play).length > 0
    const wish = isSplit && stage === 1 ? 'split' : left[hand]?.[0]
    if (isAsked && wish !== 'split') left[hand]?.shift()
    play = playStage(play, shoe, isAsked ? wish : undefined)
    shown.set(`${stage}`, Math.max(shown.get(`${stage}`) ?? 0, play.drawn))
  }
  return play
}

function toldOf(shoe: CommonShoe, { id, stakeMinor, insurance }: Player, play: CommonPlay) {
  const { stakedMinor, payoutMinor } = settlePlay(play, shoe, { stakeMinor, hasInsurance: insurance })
  const hands = play.hands.map(({ cards }) => ({ cards: cards.map(writeCard), total: commonTotal(cards) }))
  return { id, hands, stakedMinor: `${stakedMinor}`, payoutMinor: `${payoutMinor}` }
}
