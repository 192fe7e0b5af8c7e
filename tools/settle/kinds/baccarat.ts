import { baccaratResultOf, dealBaccarat } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { card, listOf } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const shoeSize = 416

/** One hand from the cards of a shoe in their order; what it does not need is left. */
const hand = z.object({ cards: listOf(card, { min: 4, max: shoeSize }) })

export const baccaratKinds: readonly Kind[] = [
  kind('baccarat-hand', hand, ({ cards }) => {
    let cardsUsed = 0
    const hands = dealBaccarat(() => cards[cardsUsed++] ?? Number.NaN)
    if (cardsUsed > cards.length) return refuse('cards', `at least ${cardsUsed} cards: a third one is drawn`)
    const { playerTotal: player, bankerTotal: banker } = baccaratResultOf(hands)
    return { player, banker, cardsUsed, result: player > banker ? 'P' : player < banker ? 'B' : 'T' }
  }),
]
