import type { StudioRound } from '@fairground/contract/studio'
import { verifyCommit } from '@fairground/fairness'
import { findSlotModel, verifyRound } from '@fairground/game-rules/slots'
import { readEvents } from '../rounds/slot-events.ts'

/** What the check of one round found. Both parts must hold. */
export interface Finding {
  /** The revealed server seed is the one that was locked before the bet. */
  fitsCommit: boolean
  /** Played again from its seeds, every event of the round is the same. */
  fitsEvents: boolean
}

/** Plays a stored round again with the same code that decided it. Undefined while its server seed is not revealed. */
export function verifyStudioRound(round: StudioRound): Finding | undefined {
  const { serverSeed, commit, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return undefined
  const fitsCommit = verifyCommit(serverSeed, commit)
  const model = findSlotModel(round.modelId, round.modelVersion)
  if (!model) return { fitsCommit, fitsEvents: false }
  const { modelId, modelVersion, stakeMinor, totalMinor } = round
  const stored = { modelId, modelVersion, stakeMinor, totalMinor, events: readEvents(round) }
  return { fitsCommit, fitsEvents: verifyRound(model, { serverSeed, clientSeed, nonce, round: stored }).isValid }
}

export const isMatch = ({ fitsCommit, fitsEvents }: Finding): boolean => fitsCommit && fitsEvents
