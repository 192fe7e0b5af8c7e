import { VendorGameList } from '@fairground/contract/psw'
import { expect, test } from 'vitest'
import { createCatalogue } from '../src/catalogue/catalogue.ts'
import { callAsPortal, launch, openGame, testStudio } from './test-studio.ts'

const floorBp = 9_500
const studio = testStudio(() => createCatalogue(0, floorBp))

test('[R-46] a game refuses to start where its certified return is below the floor; at or above it starts', async () => {
  const titles = studio.context.catalogue.list()
  const below = titles.filter(({ facts }) => facts.rtpBp < floorBp)
  const others = titles.filter(({ facts }) => facts.rtpBp >= floorBp)
  expect(below.map(({ gameId }) => gameId)).toContain('coin-pusher')
  expect(new Set(below.map(({ status }) => status))).toEqual(new Set(['maintenance']))
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['live']))
  for (const mode of ['real', 'demo'] as const)
    expect((await launch(studio, { gameId: 'coin-pusher', mode })).code).toBe('GAME_DISABLED')
  const { opened } = await openGame(studio, { gameId: 'mines' })
  expect(opened.gameId).toBe('mines')
})

test('[R-46] the portal is told which games do not start, and what they return', async () => {
  const { games } = VendorGameList.parse((await callAsPortal(studio, 'GET', '/games?cursor=')).body)
  expect(games.find(({ gameId }) => gameId === 'coin-pusher')).toMatchObject({ status: 'maintenance', rtpBp: 9_400 })
  expect(games.find(({ gameId }) => gameId === 'mines')?.status).toBe('live')
})

test('[R-46] without a floor every certified game starts', () => {
  expect(
    new Set(
      createCatalogue(0)
        .list()
        .map(({ status }) => status),
    ),
  ).toEqual(new Set(['live']))
})
