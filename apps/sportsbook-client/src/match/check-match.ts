import type { SportsLegView } from '@fairground/contract/sports'
import type { SportsMatchProof } from '@fairground/contract/sports-followed'
import { createStream, isChainSeed } from '@fairground/fairness'
import { marketPrices, type PlayedScores, playAgain } from '@fairground/sports-rules'
import { betOf, fairText, gridOf, priceText, priceTogether } from '../offer/price-picks.ts'

/** What came out when a match was played again from its seed. */
export interface MatchFinding {
  /** The seed is the element of that number of the chain that was published. */
  readonly isOfChain: boolean
  /** The scores that it plays. */
  readonly scores: PlayedScores
  /** They are those by which bets were settled. */
  readonly isResult: boolean
}

/** Plays a match again; undefined while its seed is shut. */
export function checkMatch({
  chain,
  beacon,
  serverSeed,
  result,
  ...strengths
}: SportsMatchProof): MatchFinding | undefined {
  if (serverSeed === null || beacon.salt === null || result === null) return undefined
  const scores = playAgain(strengths, createStream({ serverSeed, clientSeed: beacon.salt, nonce: 0 }))
  const isHalf = result.halfTime === null || `${scores.halfTime}` === `${result.halfTime}`
  return {
    isOfChain: isChainSeed(serverSeed, chain.number, chain),
    ...{ scores, isResult: isHalf && `${scores.fullTime}` === `${result.fullTime}` },
  }
}

/** The price of a leg from what it was made of. */
export interface PriceFinding {
  readonly price: string
  readonly isSame: boolean
}

/** Makes the price of a leg again; undefined for picks that the rules do not know. */
export function checkPrice({
  inputs,
  picks,
  price,
  fair,
}: Pick<SportsLegView, 'inputs' | 'picks' | 'price' | 'fair'>): PriceFinding | undefined {
  const [pick, ...others] = picks
  if (!pick) return undefined
  const made = others.length > 0 ? priceTogether(inputs, picks) : singleOf(inputs, pick)
  if (typeof made !== 'object' || made.priceX100 === undefined) return undefined
  const text = priceText(made.priceX100)
  return { price: text, isSame: text === price && fairText(made.fair) === fair }
}

function singleOf(inputs: SportsLegView['inputs'], pick: SportsLegView['picks'][number]) {
  const [grid, bet] = [gridOf(inputs), betOf(pick)]
  if (!grid || !bet) return undefined
  return marketPrices(bet.market, grid, bet.quarters, inputs).find(({ selection }) => selection === bet.selection)
}
