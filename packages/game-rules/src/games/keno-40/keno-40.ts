import { oneStepGame } from '../../instant/one-step-game.ts'
import { numberSet, oneOf, readFields, stake } from '../../instant/read-input.ts'
import { type Keno40Risk, keno40Pays, keno40PicksMax, keno40Risks } from './keno-40-tables.ts'

const numbers = 40
const drawn = 10

export type Keno40Bet = {
  readonly stakeMinor: bigint
  readonly risk: Keno40Risk
  /** One to ten different numbers of 1 … 40. */
  readonly picks: readonly number[]
}

/** `balls` in the order they were drawn. */
export type KenoEvent = { readonly type: 'drawn'; readonly balls: readonly number[]; readonly hits: number }

/** Ten of forty numbers, drawn at once for one player. Source: the studio's book, mini games. */
export const keno40 = oneStepGame<Keno40Bet, KenoEvent>({
  id: 'keno-40',
  version: 1,
  readBet: (input) =>
    readFields<Keno40Bet>(input, {
      stakeMinor: stake,
      risk: oneOf(keno40Risks),
      picks: numberSet({ min: 1, max: keno40PicksMax }, numbers),
    }),
  maxX10000: ({ risk, picks }) => Math.max(...keno40Pays(risk, picks.length)),
  resolve({ risk, picks }, draws) {
    const balls = draws.deal(numbers, drawn).map((ball) => ball + 1)
    const hits = picks.filter((pick) => balls.includes(pick)).length
    return { events: [{ type: 'drawn', balls, hits }], multiplierX10000: keno40Pays(risk, picks.length)[hits] ?? 0 }
  },
})
