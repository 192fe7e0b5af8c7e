import type { StudioRound } from '@fairground/contract/studio'
import { verifyCommit } from '@fairground/fairness'
import { findSlotModel, verifyRound } from '@fairground/game-rules/slots'
import type { Finding } from '@fairground/vendor-ui'
import { readEvents } from '../rounds/slot-events.ts'

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
