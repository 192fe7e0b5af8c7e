import { type ChainHead, isChainSeed, verifyCommit } from '@fairground/fairness'
import { poolTold } from './pool-told.ts'
import { findSharedGame } from './shared-games.ts'
import type { TableRules } from './table-rules.ts'

/** A round that is over, as it was told. */
interface ToldRound {
  readonly rulesId: string
  readonly rulesVersion: number
  readonly outcome: unknown
  readonly fairness: {
    readonly commit: string
    readonly clientSeed: string
    readonly nonce: number
    readonly serverSeed: string | null
  }
  readonly chain: ChainHead & { readonly salt: string }
}

interface SharedCheck {
  /** The seed is the one that was locked, and a link of the published chain. */
  readonly fitsCommit: boolean
  /** What the seed makes is what was told. */
  readonly fitsOutcome: boolean
  /** Absent where these rules are not known, or the salt is not the chain's. */
  readonly drawn?: { readonly rules: TableRules; readonly outcome: unknown }
}

/** Draws a round again from its seed and holds it against what was published. Undefined while the seed is not revealed. */
export function checkSharedRound(round: ToldRound): SharedCheck | undefined {
  const { serverSeed, commit, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return undefined
  const fitsCommit = verifyCommit(serverSeed, commit) && isChainSeed(serverSeed, nonce, round.chain)
  const rules = findSharedGame(round.rulesId, round.rulesVersion)
  if (!rules || clientSeed !== round.chain.salt) return { fitsCommit, fitsOutcome: false }
  // A round of pots is drawn again from the bets that it names.
  const outcome = rules.source.draw({ serverSeed, clientSeed, nonce }, poolTold(rules, round.outcome))
  return {
    fitsCommit,
    fitsOutcome: JSON.stringify(outcome) === JSON.stringify(round.outcome),
    drawn: { rules, outcome },
  }
}
