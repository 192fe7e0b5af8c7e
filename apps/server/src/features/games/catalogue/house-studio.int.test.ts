import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { ensureHouseVendors, findHouseStudio } from './ensure-house-vendors.ts'

const server = testServer({ GAMES_INTERNAL_URL: 'http://127.0.0.1:9', GAMES_URL: 'https://games.example' })

test('a second server that is not told where the studio is takes the address that the first one noted, and leaves it so', async () => {
  await ensureHouseVendors(server.context)
  const named = { gamesUrl: 'https://games.example', gamesInternalUrl: 'http://127.0.0.1:9' }
  expect(await findHouseStudio(server.db)).toEqual(named)
  await ensureHouseVendors({
    ...server.context,
    config: { ...server.context.config, ...(await findHouseStudio(server.db)) },
  })
  expect(await findHouseStudio(server.db)).toEqual(named)
})

test('a server is not ready while the studio is out of reach, and says that it is the studio', async () => {
  const away = await server.portalApp.inject('/readyz')
  expect([away.statusCode, away.json()]).toEqual([503, { status: 'studio unreachable', database: true, studio: false }])
  const studio = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await new Promise((resolve) => studio.once('listening', resolve))
  server.context.config.gamesInternalUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`
  expect((await server.portalApp.inject('/readyz')).statusCode).toBe(200)
  studio.close()
})
