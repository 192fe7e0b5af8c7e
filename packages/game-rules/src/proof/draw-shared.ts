import { type ChainHead, isChainSeed, type SeedTriple } from '@fairground/fairness'
import { checkSharedBet } from '../tables/check-shared-bet.ts'
import { poolTold } from '../tables/pool-told.ts'
import { findSharedGame } from '../tables/shared-games.ts'
import { checkSalt } from './check-salt.ts'
import { differencesOf, type Fields, nameOf, type Played, unknownRules } from './played.ts'

/**
 * A shared round: its seed is a link of the published chain, its salt the chain's, its outcome what the seed makes. Of a
 * bet in it also what the outcome pays, and why.
 */
export function drawShared(fields: Fields, seeds: SeedTriple): Played {
  const { rulesId, rulesVersion, outcome } = fields
  const rules = findSharedGame(rulesId, rulesVersion)
  if (!rules) return unknownRules('rulesId, rulesVersion', rulesId, rulesVersion)
  const chain = chainOf(fields.chain)
  if (!chain) return { part: 'chain', reason: 'chain: its head, length and salt are missing' }
  const links = isChainSeed(seeds.serverSeed, seeds.nonce, chain) ? [] : ['chain']
  const drawn = rules.source.draw(seeds, poolTold(rules, outcome))
  const draws = differencesOf({ clientSeed: chain.salt, outcome: drawn }, fields)
  const isBet = 'bet' in fields && !draws.includes('outcome')
  const { serverSeed } = seeds
  const bets = isBet ? checkSharedBet({ rules, outcome, serverSeed }, fields) : []
  const salt = checkSalt(chain)
  const salts = salt.fits ? [] : ['saltedWith']
  return { game: nameOf(rules), differences: [...links, ...salts, ...draws, ...bets], salt }
}

function chainOf(
  chain: unknown,
): (ChainHead & { salt: string; publishedAt: unknown; saltedWith: unknown }) | undefined {
  if (typeof chain !== 'object' || chain === null) return undefined
  const { head, length, salt, publishedAt, saltedWith }: Fields = { ...chain }
  const isWhole = typeof head === 'string' && typeof length === 'number' && typeof salt === 'string'
  return isWhole ? { head, length, salt, publishedAt, saltedWith } : undefined
}
