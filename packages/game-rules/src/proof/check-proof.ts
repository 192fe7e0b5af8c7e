import { verifyCommit } from '@fairground/fairness'
import type { SaltFrom } from './check-salt.ts'
import { drawShared } from './draw-shared.ts'
import { playInstant, playSlot } from './play-again.ts'
import type { Fields, Played } from './played.ts'
import { seedsOf } from './seeds-of.ts'

export { checkSalt, type SaltFrom } from './check-salt.ts'

export type ProofKind = 'slot' | 'instant' | 'shared'

export type CheckedProof =
  /** `game` is what was played again; `differences` names the fields that do not fit, none for a true proof. */
  | {
      readonly isReadable: true
      readonly kind: ProofKind
      readonly game: string
      readonly differences: readonly string[]
      /** Of a shared round: where the salt of its chain comes from, as far as the proof tells it. */
      readonly saltFrom?: SaltFrom
      /** Of that beacon. */
      readonly beaconRound?: number
    }
  /** `part` is the field at which it ends; absent for what is no proof at all. */
  | { readonly isReadable: false; readonly part?: string; readonly reason: string }

const plays = { slot: playSlot, instant: playInstant, shared: drawShared } as const

/** Plays the round of a downloaded proof again, by the rules it names, and holds every part against it. Never throws. */
export function checkProof(proof: unknown): CheckedProof {
  const fields = fieldsOf(proof)
  if (!fields) return unreadable('a proof is a JSON object')
  if (fields.serverSeed === null) {
    return unreadable('serverSeed: not revealed yet; rotate the seeds, and download the proof again')
  }
  const { commit } = fields
  if (typeof commit !== 'string') return unreadable('commit: the hash that was shown before the bet is missing')
  const seeds = seedsOf(fields)
  if (!seeds) return unreadable('serverSeed, clientSeed, nonce: the three seeds of a round are missing')
  const kind = kindOf(fields)
  const played = tried(() => plays[kind](fields, seeds))
  if ('reason' in played) return { isReadable: false, ...played }
  const commits = verifyCommit(seeds.serverSeed, commit) ? [] : ['commit']
  const { game, differences, salt } = played
  const beacon = salt?.beaconRound === undefined ? {} : { beaconRound: salt.beaconRound }
  const told = salt ? { saltFrom: salt.from, ...beacon } : {}
  return { isReadable: true, kind, game, differences: [...commits, ...differences], ...told }
}

const unreadable = (reason: string): CheckedProof => ({ isReadable: false, reason })

const fieldsOf = (proof: unknown): Fields | undefined =>
  typeof proof === 'object' && proof !== null && !Array.isArray(proof) ? { ...proof } : undefined

function kindOf(fields: Fields): ProofKind {
  if ('sharedRoundId' in fields) return 'shared'
  return 'rulesId' in fields ? 'instant' : 'slot'
}

/** Whatever a forger has written, the rules may refuse it by throwing. */
function tried(play: () => Played): Played {
  try {
    return play()
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
