import { type CheckedProof, checkProof } from '@fairground/game-rules/proof'

/** Plays the round of a file again that a game handed out; of a shared table too. Never throws, whatever the file is. */
export const checkProofText = (text: string): CheckedProof => checkProof(parsed(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
