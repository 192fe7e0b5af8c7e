import { readFileSync } from 'node:fs'
import { checkProof } from '@fairground/game-rules/proof'

process.exit(verify(process.argv[2]))

/** Prints what the check of one proof found. 0: everything agrees; 1: it does not, or cannot be checked; 2: no file. */
function verify(file: string | undefined): number {
  if (file === undefined) {
    console.error('usage: npm run verify -- proof.json')
    return 2
  }
  const checked = checkProof(read(file))
  if (!checked.isReadable) {
    console.error(`This proof cannot be checked. ${checked.reason}`)
    return 1
  }
  if (checked.differences.length > 0) {
    console.error(
      `${checked.game}: played again from its seeds, these parts are different: ${checked.differences.join(', ')}`,
    )
    return 1
  }
  console.log(
    `${checked.game}: the seed is the one that was committed to, and every event and amount is what it makes.`,
  )
  return 0
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}
