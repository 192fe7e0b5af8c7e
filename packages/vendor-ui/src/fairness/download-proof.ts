import { saveFile } from '../files/save-file.ts'
import type { RoundRecord } from '../history/round-record.ts'

/** Hands the player the round with its seeds as a file that any other program can check. */
export const downloadProof = ({ roundId, proof }: RoundRecord): void =>
  saveFile(`${roundId}.json`, 'application/json', JSON.stringify(proof, null, 2))
