import type { RoundRecord } from '../history/round-record.ts'

/** Hands the player the round with its seeds as a file that any other program can check. */
export function downloadProof({ roundId, proof }: RoundRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${roundId}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
