import type { ContractKind } from '@fairground/contract'
import { type CertifiedGame, returnBpMax, returnsOf } from './return-guard.ts'
import type { RuleSpan } from './rule-spans.ts'

/** `turnover`: all that contracts pay on a team's turnover together. */
export type CeilingKind = ContractKind | 'turnover'

/** The highest rate of a kind of contract on bets of a category, in basis points; zero: no bet counts. */
export interface Ceiling {
  kind: CeilingKind
  gameType: string
  rateBp: number
}

export const ceilingOf = (ceilings: readonly Ceiling[], kind: CeilingKind, gameType: string): number =>
  ceilings.find((each) => each.kind === kind && each.gameType === gameType)?.rateBp ?? 0

/** What is given back of bets beside what contracts pay, today and by every version to come. */
export interface Given<Game extends CertifiedGame = CertifiedGame> {
  games: readonly Game[]
  rebates: readonly RuleSpan[]
  cashbacks: readonly RuleSpan[]
  /** What the points of a bet are worth, in hundredths of a percent. */
  pointBpOf: (gameType: string) => number
}

/** What the signed contracts of a kind pay on a bet in the team of a downline. */
export interface Load {
  memberId: string
  kind: ContractKind
  rateBp: number
  contractId: string
}

/**
 * Games whose bets count for contracts that pay on turnover: with all that is given back they leave what the site sets
 * aside for contracts in their category, so that return, rebate, points and salaries stay within the bound.
 */
export function findBearing<Game extends CertifiedGame>(given: Given<Game>, ceilings: readonly Ceiling[]): Game[] {
  const least = leastRoom(given)
  return given.games.filter(({ nodeId, gameType }) => {
    const asideBp = ceilingOf(ceilings, 'turnover', gameType)
    return asideBp > 0 && (least.get(nodeId) ?? 0) >= asideBp * 100
  })
}

/** What each game leaves at least under two versions that count on the same day, in hundredths of a hundredth of a percent. */
function leastRoom({ games, rebates, cashbacks, pointBpOf }: Given): Map<string, number> {
  const least = new Map<string, number>()
  for (const rebate of rebates)
    for (const cashback of cashbacks.filter(({ from, until }) => from < rebate.until && rebate.from < until))
      for (const { nodeId, gameType, returnBp } of returnsOf(games, rebate, cashback)) {
        const room = Math.round((returnBpMax - returnBp - pointBpOf(gameType)) * 100)
        least.set(nodeId, Math.min(room, least.get(nodeId) ?? room))
      }
  return least
}

export interface Heaviest {
  rateBp: number
  contractId: string
}

/** The most that contracts pay together on a bet of a category; kinds that do not count it pay nothing. */
export function heaviestOf(
  loads: readonly Load[],
  ceilings: readonly Ceiling[],
  gameType: string,
): Heaviest | undefined {
  const sums = new Map<string, Heaviest>()
  for (const { memberId, kind, rateBp, contractId } of loads)
    if (ceilingOf(ceilings, kind, gameType) > 0)
      sums.set(memberId, { rateBp: (sums.get(memberId)?.rateBp ?? 0) + rateBp, contractId })
  return [...sums.values()].toSorted((left, right) => right.rateBp - left.rateBp)[0]
}

export interface Broken<Game extends CertifiedGame = CertifiedGame> extends Heaviest {
  game: Game
}

/** Games whose bets would count no longer although contracts are paid on them. */
export function listBroken<Game extends CertifiedGame>(
  loads: readonly Load[],
  before: { given: Given<Game>; ceilings: readonly Ceiling[] },
  after: { given: Given<Game>; ceilings: readonly Ceiling[] },
): Broken<Game>[] {
  const still = new Set(findBearing(after.given, after.ceilings).map(({ nodeId }) => nodeId))
  return findBearing(before.given, before.ceilings).flatMap((game) => {
    const heaviest = still.has(game.nodeId) ? undefined : heaviestOf(loads, before.ceilings, game.gameType)
    return heaviest ? [{ ...heaviest, game }] : []
  })
}
