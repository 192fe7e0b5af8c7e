import { basicStrategy } from '../blackjack/basic-strategy.ts'
import { blackjackValue } from '../blackjack/hand-value.ts'
import { raiseSpreadMin } from '../red-dog/red-dog-sheet.ts'
import type { SoloEvent, SoloRound } from '../solo/solo-game.ts'
import { isWorthRaise } from '../three-card-poker/three-card-poker.ts'
import { type Plan, planStakeMinor as stakeMinor } from './plan.ts'

const chips = (...spots: readonly string[]) => ({ bets: spots.map((spot) => ({ spot, stakeMinor: `${stakeMinor}` })) })
const chip = (spot: string): Plan => ({ row: spot, bet: chips(spot), stakeMinor })
type Next = NonNullable<Plan['next']>
const raised = (row: string, next: Next): Plan => ({ row, bet: chips('ante'), stakeMinor, next })
const beside = (row: string, [main, on]: readonly [string, string], next: Next): Plan => ({
  row,
  bet: chips(main, on),
  stakeMinor,
  on,
  next,
})
const always =
  (type: string): Next =>
  () => ({ type })

const roulette = ['17', '0', '0-1', '25-26', 'red', 'odd', 'low'].map(chip)
const baccarat = [
  ...['player', 'banker', 'tie', 'player-pair', 'either-pair', 'perfect-pair'],
  ...['big', 'small', 'player-bonus', 'banker-bonus', 'lucky-6'],
].map(chip)
const sides = ['big', 'small', 'odd', 'even', 'red', 'black', 'spades', 'hearts']

/** The games at a table, by the best play or one whose return is as well known. */
export const spotPlans: Readonly<Record<string, readonly Plan[]>> = {
  roulette,
  'roulette-la-partage': roulette,
  baccarat,
  'baccarat-no-commission': baccarat,
  'sic-bo': ['small', 'odd', 'total-4', 'total-10', 'single-3', 'pair-1-2', 'double-6', 'triple-1', 'any-triple'].map(
    chip,
  ),
  'dragon-tiger': ['dragon', 'tiger', 'tie', 'suited-tie', ...sides.map((side) => `dragon-${side}`)].map(chip),
  'casino-war': [
    raised('ante', always('war')),
    raised('ante-surrender', always('surrender')),
    beside('tie', ['ante', 'tie'], always('war')),
  ],
  'red-dog': [raised('ante', raiseWide)],
  'andar-bahar': ['andar', 'bahar', 'cards-1-5', 'cards-6-10', 'cards-16-25', 'cards-36-40', 'cards-41'].map(chip),
  'three-card-poker': [raised('ante', raiseGood), beside('pair-plus', ['ante', 'pair-plus'], raiseGood)],
  craps: [
    ...['pass', 'dont-pass', 'field', 'any-seven', 'any-craps', 'two', 'eleven'],
    ...['place-4', 'place-5', 'place-6', 'hard-4', 'hard-6'],
  ].map((spot) => ({ ...chip(spot), next: () => ({ type: 'roll' }) })),
  blackjack: [
    { ...chip('box-1'), row: 'box', next: playBasic },
    beside('pairs', ['box-1', 'pairs-1'], playBasic),
    beside('trio', ['box-1', 'trio-1'], playBasic),
  ],
}

function raiseWide({ events }: SoloRound): object {
  const last = events.at(-1)
  return { type: last?.type === 'spread' && Number(last.spread) >= raiseSpreadMin ? 'raise' : 'call' }
}

function raiseGood({ events }: SoloRound): object {
  const cards = events.flatMap(({ type, card }) => (type === 'dealt' ? [Number(card)] : []))
  return { type: isWorthRaise(cards) ? 'play' : 'fold' }
}

function playBasic({ events, allowed }: SoloRound): object {
  if (allowed.includes('insurance')) return { type: 'insurance', boxes: [] }
  const hand = events.findLast(({ type }) => type === 'turn')?.hand
  const held = handsOf(events)
  return { type: basicStrategy(held.get(String(hand)) ?? [], held.get('dealer')?.[0] ?? 0, allowed) }
}

/** The hands as the events tell them: a split moves the second card away. */
function handsOf(events: readonly SoloEvent[]): Map<string, number[]> {
  const held = new Map<string, number[]>()
  for (const { type, to, hand, card } of events) {
    if (type === 'dealt') held.set(String(to), [...(held.get(String(to)) ?? []), blackjackValue(Number(card))])
    if (type === 'split') held.set(`${String(hand)}-split`, held.get(String(hand))?.splice(1) ?? [])
  }
  return held
}
