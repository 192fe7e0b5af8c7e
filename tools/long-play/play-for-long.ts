import { availableParallelism } from 'node:os'
import { offBets, writeEvidence } from './evidence.ts'
import { longGameIds, openLongGame } from './open-long-game.ts'
import { playBlocks } from './play-blocks.ts'

interface Wish {
  /** All games where none is named. */
  games: readonly string[]
  rounds: number
  workers?: number
}

/** More rounds would begin to repeat. */
const roundsMax = 2 ** 32
const parts = 10

/**
 * Plays games for so many rounds on all cores, holds every bet against its certified return and keeps the evidence beside
 * the certificates. Answers 1 when a bet is four standard errors off, or when a round breaks a promise of its game.
 */
export async function playForLong({ games, rounds, workers = availableParallelism() }: Wish): Promise<number> {
  if (!Number.isSafeInteger(rounds) || rounds < 1 || rounds > roundsMax) {
    console.error('--rounds is a whole number from 1 to 2^32, as 1e8')
    return 2
  }
  const known = longGameIds()
  const unknown = games.find((id) => !known.includes(id))
  if (unknown !== undefined) {
    console.error(`There is no game ${unknown}; the games are ${known.join(', ')}`)
    return 2
  }
  let code = 0
  for (const id of games.length > 0 ? games : known) code = Math.max(code, await playOne(id, rounds, workers))
  return code
}

async function playOne(id: string, rounds: number, workers: number): Promise<number> {
  const game = openLongGame(id)
  const startedAt = performance.now()
  let told = 0
  const tallies = await playBlocks({
    id,
    rounds,
    workers,
    onProgress(done) {
      const part = Math.floor((done * parts) / rounds)
      if (part <= told || part === parts) return
      told = part
      console.log(`${id}: ${(part * 100) / parts} %, ${perSecond(done, startedAt)} rounds a second`)
    },
  })
  const evidence = writeEvidence(game, tallies)
  const off = offBets(evidence)
  for (const problem of off) console.error(`${id}: ${problem}`)
  const rows = evidence.bets.map(({ bet, mean, standardErrors }) => `${bet} ${mean} (${standardErrors})`)
  console.log(`${id} v${game.version}: ${rounds} rounds, ${perSecond(rounds, startedAt)} a second: ${rows.join(', ')}`)
  return off.length > 0 ? 1 : 0
}

const perSecond = (rounds: number, startedAt: number): number =>
  Math.round((rounds * 1000) / (performance.now() - startedAt))
