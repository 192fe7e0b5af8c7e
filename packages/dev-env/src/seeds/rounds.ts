import { randomUUID } from 'node:crypto'
import { launchTokenOf } from '@fairground/contract/frame'
import { type OpenAnswer, type SpinAnswer, studioPaths } from '@fairground/contract/studio'
import { demoAccounts } from '../demo-accounts.ts'
import type { Player } from '../player.ts'
import { enter } from './players.ts'
import type { SeedWorld } from './seed-world.ts'

const spinsEach = 24
/** The studio takes a breath between two spins of one session. */
const pauseMs = 220
const stakeMinorMax = 5_000_000n

/** Four people play the hot games for a while: real rounds, real money calls, results as they fall. */
export async function seedRounds(world: SeedWorld): Promise<void> {
  await Promise.all(
    demoAccounts.players.slice(0, 4).map(async (account, i) => playRounds(world, await enter(world, account), i)),
  )
}

/** Somebody plays one of the hot games for a while. */
export async function playRounds(world: SeedWorld, { api }: Player, index: number): Promise<void> {
  const games = await api.catalogue.hotGames({ gameType: 'RNG' })
  const game = games[index % games.length]
  if (!game) return
  const { url } = await api.catalogue.launch({ ...game, mode: 'real', language: 'vi', returnUrl: world.portalUrl })
  const launchToken = launchTokenOf(new URL(url).search)
  const frame = await studio<OpenAnswer>(world, studioPaths.open, { launchToken, gameId: game.gameCode })
  const stakeMinor =
    frame.stakesMinor.filter((stake) => BigInt(stake) <= stakeMinorMax).at(-1) ?? frame.stakeMinorDefault
  for (let spin = 0; spin < spinsEach; spin += 1) {
    const { round } = await studio<SpinAnswer>(
      world,
      studioPaths.spin,
      { requestId: randomUUID(), stakeMinor },
      frame.session,
    )
    await studio(world, studioPaths.collect.replace(':roundId', round.roundId), {}, frame.session)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

export async function studio<Answer>(
  { gamesUrl }: Pick<SeedWorld, 'gamesUrl'>,
  path: string,
  body: object,
  session?: string,
): Promise<Answer> {
  const response = await fetch(new URL(path, gamesUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer
  if (!response.ok) throw new Error(`studio ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}
