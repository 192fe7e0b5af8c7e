import { randomUUID } from 'node:crypto'
import { launchTokenOf } from '@fairground/contract/frame'
import type { PswClient } from './psw-client.ts'
import { registerPerson } from './register-people.ts'
import { untilGames } from './until-games.ts'

export interface SeatedPlayer {
  playerId: string
  sessionToken: string
  gameId: string
  stakeMinor: string
}

const depositAmount = '1000000.00'
const depositsEach = 5
const seatingAtOnce = 4

/** Registers people, pays money in and sits each down at a game: all through the real calls. */
export async function seatPlayers(portalUrl: string, client: PswClient, count: number): Promise<SeatedPlayer[]> {
  await untilGames(portalUrl)
  const players: SeatedPlayer[] = []
  const seatNext = async () => {
    for (let index = taken++; index < count; index = taken++) players.push(await seat(portalUrl, client, index))
  }
  let taken = 0
  await Promise.all(Array.from({ length: seatingAtOnce }, seatNext))
  return players
}

async function seat(portalUrl: string, client: PswClient, index: number): Promise<SeatedPlayer> {
  const { gameId, launchToken } = await launchPlayer(portalUrl, index)
  const seated = await client.send('authenticate', { launchToken, gameId })
  const { playerId, sessionToken, betLimits } = seated
  if (!playerId || !sessionToken || !betLimits) throw new Error(`authenticate answered ${seated.code}`)
  return { playerId, sessionToken, gameId, stakeMinor: betLimits.min }
}

interface Wishes {
  /** Of the game; without it the first slot of the lobby. */
  gameName?: string
  deposits?: number
}

/** Registers somebody with money, who asks for a game: its address and token are not used yet. */
export async function launchPlayer(
  portalUrl: string,
  index: number,
  { gameName, deposits = depositsEach }: Wishes = {},
): Promise<{ gameId: string; launchToken: string; origin: string }> {
  const player = await registerPerson(portalUrl, index)
  const sandbox = (await player.api.deposits.methods({})).find(({ kind }) => kind === 'sandbox')
  if (!sandbox) throw new Error('the sandbox deposit method is missing')
  for (let deposit = 0; deposit < deposits; deposit += 1)
    await player.api.deposits.request({ methodId: sandbox.methodId, amount: depositAmount, requestId: randomUUID() })
  const { catalogue } = player.api
  const found = gameName
    ? await catalogue.gameList({ gameName })
    : await catalogue.popular({ pageSize: 1, gameType: 'RNG' })
  const [game] = found.list
  if (!game) throw new Error('the catalogue is empty')
  const launched = await catalogue.launch({ ...game, mode: 'real', language: 'vi', returnUrl: portalUrl })
  const { origin, search } = new URL(launched.url)
  return { gameId: game.gameCode, launchToken: launchTokenOf(search), origin }
}
