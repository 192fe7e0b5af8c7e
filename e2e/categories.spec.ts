import type { Game } from '@fairground/contract'
import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'

const types = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'ESPORTS', 'COCKFIGHT'] as const

test('[R1.01] each of the eleven categories has a game that opens: nine in the navigation, jackpots and the mini game', async () => {
  const { api } = await newPlayer()
  const menus = await api.catalogue.menus({})
  expect(menus.map(({ title }) => title)).toEqual([...types])
  const firstOf = async (asked: { gameType?: string; gameClassify?: 'JP' }) =>
    (await api.catalogue.gameList(asked)).list[0]
  const games = [
    ...(await Promise.all(types.map((gameType) => firstOf({ gameType })))),
    await firstOf({ gameClassify: 'JP' }),
    await api.catalogue.miniGame({}),
  ]
  expect(games).toHaveLength(11)
  for (const game of games) expect(await statusOfFrame(game), game?.displayName ?? 'no game').toBe(200)

  async function statusOfFrame(game: Game | null | undefined): Promise<number | undefined> {
    if (!game) return undefined
    const { nodeId, vassalage, gameType } = game
    const asked = { mode: 'real', language: 'vi', returnUrl: 'http://localhost/' } as const
    const { url } = await api.catalogue.launch({ nodeId, vassalage, gameType, ...asked })
    return (await fetch(url)).status
  }
})
