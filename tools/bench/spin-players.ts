import { randomUUID } from 'node:crypto'
import { studioPaths } from '@fairground/contract/studio'
import { launchPlayer } from './psw-players.ts'
import { untilGames } from './until-games.ts'

export interface Spinner {
  /** Plays one round from its bet to its end, as a game frame does: two calls of the studio. */
  spin(): Promise<void>
}

const openingAtOnce = 4

/** Registers people with money who open the first slot of the lobby, each in a frame's session of their own. */
export async function openSpinners(portalUrl: string, count: number): Promise<Spinner[]> {
  await untilGames(portalUrl)
  const spinners: Spinner[] = []
  let taken = 0
  const openNext = async () => {
    for (let index = taken++; index < count; index = taken++) spinners.push(await openSpinner(portalUrl, index))
  }
  await Promise.all(Array.from({ length: openingAtOnce }, openNext))
  return spinners
}

async function openSpinner(portalUrl: string, index: number): Promise<Spinner> {
  const { origin, gameId, launchToken } = await launchPlayer(portalUrl, index)
  const opened = await call(origin + studioPaths.open, undefined, { launchToken, gameId })
  const { session, stakesMinor } = opened as { session: string; stakesMinor: string[] }
  return {
    async spin() {
      const bet = { requestId: randomUUID(), stakeMinor: stakesMinor[0] }
      const { round } = (await call(origin + studioPaths.spin, session, bet)) as { round: { roundId: string } }
      await call(origin + studioPaths.collect.replace(':roundId', round.roundId), session, {})
    },
  }
}

async function call(url: string, session: string | undefined, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const value: unknown = await answer.json()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(value)}`)
  return value
}
