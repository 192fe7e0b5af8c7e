import { type Keno80Side, keno80PicksMax, payoutMinor, settleKeno80 } from '@fairground/game-rules/settle'
import * as z from 'zod'
import { listOf, minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

/** How the bets on a whole draw are called outside, and what they are called by the rules. */
const sides: Readonly<Record<string, Keno80Side>> = {
  sum_over: 'over',
  sum_under: 'under',
  sum_810: 'exactly-810',
  sum_odd: 'odd',
  sum_even: 'even',
  more_1_40: 'more-low',
  more_41_80: 'more-high',
  ten_ten: 'ten-ten',
  gold: 'gold',
  wood: 'wood',
  water: 'water',
  fire: 'fire',
  earth: 'earth',
}

const ball = whole(1, 80)
const isDistinct = (list: readonly number[]): boolean => new Set(list).size === list.length
const keno = z.object({
  game: oneOf(['keno80']),
  bet: oneOf(['pick', ...Object.keys(sides)]),
  selection: listOf(ball, { min: 0, max: keno80PicksMax }).refine(isDistinct, 'each number once').nullish(),
  unitStakeMinor: minor,
  draw: z.array(ball, '20 numbers').length(20, '20 numbers').refine(isDistinct, 'each number once').nullish(),
})

/** Keno as the studio plays it. */
export const keno80Bet: Kind = kind('lottery-bet', keno, ({ bet, selection, unitStakeMinor, draw }) => {
  const side = sides[bet]
  const picks = selection ?? []
  if (!side && picks.length === 0) return refuse('selection', `1 to ${keno80PicksMax} numbers`)
  const placed = { bets: 1, stakeMinor: `${unitStakeMinor}` }
  if (!draw) return placed
  const end = settleKeno80(side ? { on: side } : { on: 'numbers', picks }, draw)
  const hits = end.hits ?? (end.x10000 > 0 ? 1 : 0)
  return { ...placed, hits, payoutMinor: `${payoutMinor(unitStakeMinor, end.x10000)}` }
})
