import { type ChainHead, isChainSeed, isInShoe, verifyCommit } from '@fairground/fairness'
import { isSameJson } from '../is-same-json.ts'
import { poolTold } from './pool-told.ts'
import { outcomeOfReadings } from './readings.ts'
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
  /** Of a table whose outcomes are read: such a round has no seed. */
  readonly read?: ReadRound | undefined
}

interface ReadRound {
  readonly deckSet: string | null
  readonly cards: readonly {
    readonly told: string
    readonly id?: string | undefined
    readonly salt?: string | undefined
    readonly path?: readonly string[] | undefined
  }[]
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
  if (round.read) return checkReadRound(round, round.read)
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

/**
 * Reads a round again: every card that was read by its code is of the shoe whose root was published, none came twice, and
 * together they make the outcome. What people typed has no code to check.
 */
function checkReadRound(round: ToldRound, { cards, deckSet }: ReadRound): SharedCheck | undefined {
  if (round.outcome === null || round.outcome === undefined) return undefined
  const coded = cards.flatMap(({ told: card, id, salt, path }) =>
    id && salt && path ? [{ card, id, salt, path }] : [],
  )
  const isOnce = new Set(coded.map(({ id }) => id)).size === coded.length
  const fitsCommit = isOnce && coded.every((card) => isInShoe(round.chain.head, deckSet ?? '', card))
  const rules = findSharedGame(round.rulesId, round.rulesVersion)
  if (!rules?.readings) return { fitsCommit, fitsOutcome: false }
  const told = cards.map((card) => card.told)
  const outcome = outcomeOfReadings(rules.readings, told)
  return { fitsCommit, fitsOutcome: isSameJson(outcome, round.outcome), drawn: { rules, outcome } }
}
