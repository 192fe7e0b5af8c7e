import { hiLoChance, hiLoRank, hiLoX10000 } from '../hi-lo/hi-lo.ts'
import type { SoloRound } from '../solo/solo-game.ts'
import { type Plan, planStakeMinor as stakeMinor } from './plan.ts'

const plan = (row: string, fields: object, next?: Plan['next']): Plan => ({
  row,
  bet: { stakeMinor: `${stakeMinor}`, ...fields },
  stakeMinor,
  ...(next && { next }),
})

/** The same step again and again, another tile each time; then what is won is taken. */
const climbing =
  (steps: number, step: (taken: number) => object): Plan['next'] =>
  (_round, taken) =>
    taken < steps ? step(taken) : { type: 'cash-out' }

const each = <Item>(items: readonly Item[], planOf: (item: Item) => Plan): readonly Plan[] => items.map(planOf)
const ofRisks = (names: readonly string[], planOf: (risk: string) => readonly Plan[]): Plan[] => names.flatMap(planOf)
const risks = ['low', 'medium', 'high']
const picks = (count: number): number[] => Array.from({ length: count }, (_, index) => 3 * index + 1)
const climbs = (shapes: readonly (readonly [difficulty: string, rows: number])[]): readonly Plan[] =>
  each(shapes, ([difficulty, rows]) =>
    plan(
      `${difficulty}-${rows}-rows`,
      { difficulty },
      climbing(rows, () => ({ type: 'pick', tile: 0 })),
    ),
  )

/** The games without a table: bets from the safest to the boldest. */
export const miniPlans: Readonly<Record<string, readonly Plan[]>> = {
  dice: each([10, 1_000, 4_950, 9_800], (chance) => plan(`chance-${chance}`, { chance, side: 'over' })),
  limbo: each(['1.01', '2.00', '10.00', '1000.00'], (target) =>
    plan(`target-${target}`, { targetX100: Math.round(Number(target) * 100) }),
  ),
  'coin-flip': each([1, 3, 6], (flips) =>
    plan(
      `${flips}-right`,
      {},
      climbing(flips, () => ({ type: 'flip', side: 'heads' })),
    ),
  ),
  plinko: ofRisks(risks, (risk) => each([8, 12, 16], (rows) => plan(`${rows}-rows-${risk}`, { rows, risk }))),
  mines: each(
    [
      [1, 1],
      [3, 3],
      [5, 5],
      [10, 3],
      [24, 1],
    ],
    ([mines = 1, safe = 1]) =>
      plan(
        `${mines}-mines-${safe}-safe`,
        { mines },
        climbing(safe, (tile) => ({ type: 'reveal', tile })),
      ),
  ),
  'hi-lo': [{ ...plan('likelier-guess', {}, guessLikelier), exact: likelierReturn() }],
  tower: climbs([
    ['easy', 3],
    ['medium', 3],
    ['hard', 2],
    ['expert', 2],
    ['master', 1],
  ]),
  'penalty-shoot-out': climbs([
    ['standard', 1],
    ['standard', 3],
    ['standard', 5],
  ]),
  'chicken-road': climbs([
    ['easy', 5],
    ['medium', 4],
    ['hard', 3],
    ['daring', 2],
  ]),
  wheel: ofRisks(risks, (risk) =>
    each([10, 30, 50], (segments) => plan(`${segments}-segments-${risk}`, { segments, risk })),
  ),
  'keno-40': ofRisks(['classic', ...risks], (risk) =>
    each([1, 5, 8], (count) => plan(`${risk}-${count}-picks`, { risk, picks: picks(count) })),
  ),
  'keno-80': [
    ...each([1, 4, 7], (count) => plan(`${count}-picks`, { on: 'numbers', picks: picks(count) })),
    ...each(['over', 'odd', 'more-low', 'ten-ten', 'gold', 'water'], (on) => plan(on, { on })),
  ],
  scratch: [plan('ticket', {})],
  'horse-race': [
    ...each([0, 1, 2, 3, 4, 5], (runner) => plan(`win-${runner + 1}`, { on: 'win', runner })),
    plan('forecast-1-2', { on: 'forecast', first: 0, second: 1 }),
    plan('forecast-4-3', { on: 'forecast', first: 3, second: 2 }),
  ],
  'coin-pusher': [plan('play', {})],
  claw: [plan('play', {})],
}

function guessLikelier({ events }: SoloRound, taken: number): object {
  if (taken > 0) return { type: 'cash-out' }
  const card = events.findLast(({ type }) => type === 'dealt')?.card
  return { type: likelierGuess(hiLoRank(Number(card))) }
}

/** Over the thirteen ranks of the first card. */
function likelierReturn(): number {
  const ranks = Array.from({ length: 13 }, (_, index) => index + 1)
  const returned = ranks.map((rank) => {
    const chance = hiLoChance(rank, likelierGuess(rank))
    return (chance * hiLoX10000([chance])) / 10_000 / 13
  })
  return returned.reduce((sum, one) => sum + one, 0) / 13
}

function likelierGuess(rank: number): 'higher' | 'lower' {
  return hiLoChance(rank, 'higher') >= hiLoChance(rank, 'lower') ? 'higher' : 'lower'
}
