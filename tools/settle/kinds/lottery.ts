import { writeFraction } from '@fairground/game-rules/exact'
import {
  animals,
  costOf,
  type FactorOf,
  findBet,
  findPlay,
  findRow,
  type Lottery,
  lotteries,
  type OddsRow,
  type Play,
  payChance,
  prizesOf,
  returnOf,
  settleTicket,
  singleGross,
  wholeFactor,
  writeExact,
} from '@fairground/lottery-rules'
import * as z from 'zod'
import { minor, oneOf, whole } from '../fields.ts'
import { type Kind, kind, type Refused, refuse } from '../kind.ts'
import { gameOf, refusedIn, terms, termsOf } from './lottery-game.ts'
import { bySets, fixedReturnOf, markSixPoolOdds, tierChancesOf, tierKinds } from './lottery-tiers.ts'

const perMille = whole(0, 1000)
const bet = z.object({
  game: oneOf(lotteries.map(({ id }) => id)),
  bet: z.string('a bet of this game'),
  selection: z.unknown().optional(),
  unitStakeMinor: minor,
  draw: z.unknown().optional(),
  box: oneOf(['ibox', 'mbox', 'roll']).nullish(),
  yearAnimal: oneOf(animals).nullish(),
  factorPerMille: perMille.nullish(),
  factorsPerMille: z.record(z.string(), perMille, 'factors by number').nullish(),
  ...terms,
})
type Bet = z.output<typeof bet>

const odds = z.object({
  game: oneOf(lotteries.map(({ id }) => id)),
  bet: z.string('a bet of this game'),
  selection: z.unknown().optional(),
  ...terms,
})

const lotteryOdds = kind('lottery-odds', odds, answerOdds)
const isPool = (request: object): boolean => Reflect.get(request, 'game') === 'mark-six-pool'

export const lotteryKinds: readonly Kind[] = [
  kind('lottery-bet', bet, answerBet),
  { ...lotteryOdds, answer: (request) => (isPool(request) ? markSixPoolOdds : lotteryOdds).answer(request) },
  ...tierKinds,
]

function answerBet(request: Bet): object {
  const lottery = gameOf(request.game)
  const code = request.box ? `${request.bet}_${request.box}` : request.bet
  const found = findBet(lottery, code, bySets(request))
  const straight = findPlay(lottery, request.bet)
  if (!found) return straight && request.box ? { isRefused: true } : refuse('bet', `a bet of ${lottery.id}`)
  const { play, selection } = found
  const ticket = play.read(selection)
  // What can be bet straight but not in this box is refused, not misread.
  if (!ticket.ok && request.box && straight?.read(request.selection).ok) return { isRefused: true }
  if (!ticket.ok) return refusedIn('selection', ticket.refusal)
  const placed = {
    bets: play.count(ticket.value),
    stakeMinor: `${costOf(play, ticket.value, request.unitStakeMinor)}`,
  }
  if (request.draw === null || request.draw === undefined) return placed
  const draw = lottery.readDraw(request.draw)
  if (!draw.ok) return refusedIn('draw', draw.refusal)
  const { unitStakeMinor } = request
  const stake = { unitStakeMinor, terms: termsOf(request), factorOf: factorOf(request) }
  const end = settleTicket(play, ticket.value, draw.value, stake)
  const tiers = hasTiers(play) && tiersOf(play.tally(ticket.value, draw.value, wholeFactor).wins)
  return { ...placed, hits: end.hits, payoutMinor: `${end.payoutMinor}`, ...(tiers && { tiers }) }
}

function answerOdds({ game, bet: code, selection, ...request }: z.output<typeof odds>): object {
  const row = rowOf(gameOf(game), code, selection)
  if ('error' in row) return row
  const asked = termsOf(request)
  const gross = singleGross(row, asked)
  const tiers = tierChancesOf(row)
  return {
    ...{ probability: writeFraction(payChance(row)), rtp: writeExact(returnOf(row, asked)) },
    ...(gross ? { gross: writeExact(gross) } : { fixedReturn: fixedReturnOf(row, asked) }),
    ...(tiers && { tiers }),
  }
}

/** The odds of a bet by its code; of a play, those of the number that is chosen. */
function rowOf(lottery: Lottery, code: string, selection: unknown): OddsRow | Refused {
  const play = findPlay(lottery, code)
  if (play && selection !== undefined && selection !== null) {
    const ticket = play.read(selection)
    if (!ticket.ok) return refusedIn('selection', ticket.refusal)
    const [key = ''] = play.keys(ticket.value)
    return findRow(lottery, play.rowOf?.(key)) ?? play.rows[0] ?? refuse('bet', `a bet of ${lottery.id}`)
  }
  return findRow(lottery, code) ?? refuse('bet', `a bet of ${lottery.id}`)
}

/** Whether the prizes of a play have names. */
const hasTiers = ({ rows }: Play): boolean => rows.every((row) => !prizesOf(row).includes('win'))

/** How often each prize was won. */
function tiersOf(wins: readonly { readonly prize: string; readonly times: number }[]) {
  const tiers: Record<string, number> = {}
  for (const { prize, times } of wins) tiers[prize] = (tiers[prize] ?? 0) + times
  return tiers
}

const factorOf =
  ({ factorPerMille, factorsPerMille }: Bet): FactorOf =>
  (key) =>
    factorPerMille ??
    (factorsPerMille && Object.hasOwn(factorsPerMille, key) ? factorsPerMille[key] : undefined) ??
    1000
