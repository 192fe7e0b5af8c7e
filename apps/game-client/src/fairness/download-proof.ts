import type { StudioRound } from '@fairground/contract/studio'

/** Hands the player the round with its seeds as a file that any other program can check. */
export function downloadProof(round: StudioRound): void {
  const { roundId, gameId, modelId, modelVersion, stakeMinor, totalMinor, startedAt, fairness, events } = round
  const proof = { roundId, gameId, modelId, modelVersion, startedAt, ...fairness, stakeMinor, totalMinor, events }
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${roundId}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
