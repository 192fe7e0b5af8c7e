import type { RuleSpan } from './rule-spans.ts'

/** Most that a game may return with all that is given back, in hundredths of a percent: the house keeps two thousandths. */
export const returnBpMax = 9_980

/** A game with its certified return of the best play, in hundredths of a percent and rounded down. */
export interface CertifiedGame {
  nodeId: string
  name: string
  gameType: string
  rtpBp: number
  /** How much of a bet counts where no rule names the game, in percent. */
  rebateWeight: number
}

export interface GameReturn extends CertifiedGame {
  /** With everything that is given back, at the best level. */
  returnBp: number
  /** How much of a bet counts for the rebate, in percent. */
  weight: number
}

type Rule = Pick<RuleSpan, 'rates' | 'weights'>

/** What players can expect of each game at best: a loss that is given back in part counts as if every bet were lost. */
export function returnsOf(games: readonly CertifiedGame[], rebate: Rule, cashback: Rule): GameReturn[] {
  return games.map((game) => {
    const weight = weightOf(rebate, game)
    const givenBp = weight * bestOf(rebate, game.gameType) + weightOf(cashback, game) * bestOf(cashback, game.gameType)
    return { ...game, weight, returnBp: game.rtpBp + givenBp / 100 }
  })
}

/** The game that would return most, if that is more than any may. */
export const findUnbearable = (returns: readonly GameReturn[]): GameReturn | undefined =>
  returns.filter(({ returnBp }) => returnBp > returnBpMax).toSorted((left, right) => right.returnBp - left.returnBp)[0]

export const weightOf = ({ weights }: Rule, { nodeId, rebateWeight }: CertifiedGame): number =>
  weights.find((weight) => weight.nodeId === nodeId)?.percent ?? rebateWeight

const bestOf = ({ rates }: Rule, gameType: string): number =>
  Math.max(0, ...rates.filter((rate) => rate.gameType === gameType).map(({ rateBp }) => rateBp))
