import { verifyCommit } from '@fairground/fairness'
import { checkMagazine, type ProvedMagazine } from '../fishing/check-magazine.ts'
import { findLevel } from '../fishing/levels.ts'
import type { SaltFrom } from './check-salt.ts'
import { drawShared } from './draw-shared.ts'
import { playInstant, playSlot } from './play-again.ts'
import { type Fields, nameOf, type Played, unknownRules } from './played.ts'
import { seedsOf } from './seeds-of.ts'

export { checkSalt, type SaltFrom } from './check-salt.ts'

export type ProofKind = 'slot' | 'instant' | 'shared' | 'fishing'

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
  if ('magazine' in fields) return checkFishing(fields)
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

/** A magazine of a fishing room: its seeds stand with it, and each of its shots is rolled again. */
function checkFishing(fields: Fields): CheckedProof {
  const { rulesId, rulesVersion } = fields
  const level = findLevel(String(rulesId))
  if (level?.version !== rulesVersion || !level)
    return { isReadable: false, ...unknownRules('rulesId, rulesVersion', rulesId, rulesVersion) }
  const played = tried(() => ({ game: nameOf(level), differences: checkMagazine(fields as unknown as ProvedMagazine) }))
  if ('reason' in played) return { isReadable: false, ...played }
  if (played.differences.includes('serverSeed'))
    return unreadable('serverSeed: not revealed yet; rotate the seeds, and download the proof again')
  return { isReadable: true, kind: 'fishing', game: played.game, differences: played.differences }
}

const unreadable = (reason: string): CheckedProof => ({ isReadable: false, reason })

const fieldsOf = (proof: unknown): Fields | undefined =>
  typeof proof === 'object' && proof !== null && !Array.isArray(proof) ? { ...proof } : undefined

function kindOf(fields: Fields): Exclude<ProofKind, 'fishing'> {
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
