import {
  baCayHand,
  compareBaCay,
  compareLieng,
  compareNiuNiu,
  compareXiTo,
  compareZhaJinHua,
  holdemShowdown,
  isBaCayCard,
  liengHand,
  niuNiuHand,
  xiToFirst,
  xiToHand,
  zhaJinHuaHand,
} from '@fairground/room-rules'
import * as z from 'zod'
import { listOf } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'
import { bySeat, cards } from './room-fields.ts'

type Compare = (a: readonly number[], b: readonly number[]) => { difference: number; a: object; b: object }

/** How two hands of a game are compared, and what is told of each. */
const compared =
  <Hand>(
    handOf: (cards: readonly number[]) => Hand,
    compare: (a: Hand, b: Hand) => number,
    told: (hand: Hand) => object,
  ) =>
  (a: readonly number[], b: readonly number[]): ReturnType<Compare> => {
    const [handA, handB] = [handOf(a), handOf(b)]
    return { difference: compare(handA, handB), a: told(handA), b: told(handB) }
  }

type Game = {
  readonly sizes: readonly number[]
  readonly compare: Compare
  readonly isCard?: (card: number) => boolean
}

const games: Readonly<Record<string, Game>> = {
  'zha-jin-hua': { sizes: [3], compare: compared(zhaJinHuaHand, compareZhaJinHua, ({ type }) => ({ type })) },
  'ba-cay': {
    sizes: [3],
    compare: compared(baCayHand, compareBaCay, ({ type, points }) => ({ type, points })),
    isCard: isBaCayCard,
  },
  'niu-niu': {
    sizes: [5],
    compare: compared(niuNiuHand, compareNiuNiu, ({ bull, special, multiplier }) => ({ bull, special, multiplier })),
  },
  lieng: { sizes: [3], compare: compared(liengHand, compareLieng, ({ type, points }) => ({ type, points })) },
  'xi-to': { sizes: [5, 6, 7], compare: compared(xiToHand, compareXiTo, ({ type }) => ({ type })) },
}

const pair = z.object({ game: z.string('a text'), a: cards(3, 7), b: cards(3, 7) })
const showdown = z.object({ board: cards(5), hands: bySeat(cards(2)) })
const visible = z.object({ up: listOf(cards(0, 4), { min: 2, max: 10 }) })

export const roomCardKinds: readonly Kind[] = [
  kind('card-compare', pair, ({ game: name, a, b }) => {
    const game = Object.hasOwn(games, name) ? games[name] : undefined
    if (!game) return refuse('game', `one of ${Object.keys(games).join(', ')}`)
    const refused = wrongHand(game, 'a', a) ?? wrongHand(game, 'b', b)
    if (refused) return refused
    const { difference, ...told } = game.compare(a, b)
    return { winner: difference === 0 ? 'tie' : difference > 0 ? 'a' : 'b', ...told }
  }),
  kind('holdem-showdown', showdown, ({ board, hands }) => {
    const { shows, winners } = holdemShowdown(board, hands)
    return { categories: shows.map(({ category }) => category), winners }
  }),
  kind('xi-to-first', visible, ({ up }) =>
    up.some((cards) => cards.length > 0) ? { seat: xiToFirst(up) } : refuse('up', 'a seat that shows a card'),
  ),
]

function wrongHand({ sizes, isCard }: Game, field: string, hand: readonly number[]): Refused | undefined {
  if (!sizes.includes(hand.length)) return refuse(field, `${sizes.join(' or ')} cards`)
  return isCard && !hand.every(isCard) ? refuse(field, 'cards of the pack of this game') : undefined
}
