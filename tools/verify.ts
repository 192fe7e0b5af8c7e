import { readFileSync } from 'node:fs'

const salts = {
  drand:
    'The salt of its chain is a beacon of drand that was named with the head before it came; its signature is true.',
  recorded:
    'The salt of its chain is a recorded beacon of drand, with a true signature: the house could know it before.',
  seeds: 'The salt of its chain was made of seeds of the players when it began.',
  untold: 'The proof does not tell where the salt of its chain comes from.',
}

process.exit(await verify(process.argv[2]))

/** Prints what the check of one proof found. 0: everything agrees; 1: it does not, or cannot be checked; 2: no file. */
async function verify(file: string | undefined): Promise<number> {
  if (file === undefined) {
    console.error('usage: npm run verify -- proof.json')
    return 2
  }
  const proof = read(file)
  // The rules of all games take longer to load than to check: each kind loads its own.
  return isOfLottery(proof) ? await verifyLottery(proof) : await verifyRound(proof)
}

/** Whether a file says that it is the proof of a draw, of whatever version. */
function isOfLottery(proof: unknown): boolean {
  const format: unknown = typeof proof === 'object' && proof !== null ? Reflect.get(proof, 'format') : undefined
  return typeof format === 'string' && format.startsWith('fg-lottery-proof/')
}

/** A draw of a lottery, with a ticket of it where the file holds one. */
async function verifyLottery(proof: unknown): Promise<number> {
  const { checkLotteryProof } = await import('@fairground/lottery-rules/verify')
  const { texts } = await import('@fairground/lottery-rules/verifier/texts')
  const checked = checkLotteryProof(proof)
  if (!checked.isReadable) {
    console.error(`This proof cannot be checked. ${checked.reason}`)
    return 1
  }
  const { lottery, drawNo, draw, ticket, faults, mode } = checked
  if (draw !== undefined) console.log(`${lottery} ${drawNo}: ${JSON.stringify(draw)}`)
  if (ticket)
    console.log(`The ticket: bets ${ticket.bets}, wins ${ticket.hits}, payout ${ticket.payoutMinor} minor units.`)
  if (mode !== 'drand') console.log(mode === 'recorded' ? texts.en.recorded : texts.en.withoutBeacon)
  for (const fault of faults) console.error(texts.en.faults[fault])
  if (faults.length === 0) console.log(texts.en.fine)
  return faults.length === 0 ? 0 : 1
}

async function verifyRound(proof: unknown): Promise<number> {
  const { checkProof } = await import('@fairground/game-rules/proof')
  const checked = checkProof(proof)
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
  if (checked.saltFrom)
    console.log(`${salts[checked.saltFrom]}${checked.beaconRound ? ` (round ${checked.beaconRound})` : ''}`)
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
