import type { Draw, Lottery } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAcmeGames, vendorGame } from '../../../../test/catalogue.ts'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { readDraws } from './read-draws.ts'

const server = testServer()
const vendor = new TestVendor('lottery')
const brand = (code: string) => ({ category: 'ELOTT' as const, provider: { code, name: code.replaceAll('_', ' ') } })

beforeAll(async () => {
  await vendor.start(server)
  await listAcmeGames(server, [
    vendorGame('north', brand('TCG_LOTTO_VN')),
    vendorGame('sea', brand('TCG_SEA')),
    vendorGame('scratch', brand('ZY_HOUSE')),
    vendorGame('own', brand('acme-brand')),
    vendorGame('slot'),
  ])
  const draw = (game_code: string, issue: string, openedAt: string) => ({
    vendor_id: 'acme',
    game_code,
    issue,
    numbers: [issue, '07'],
    opened_at: new Date(openedAt),
  })
  await server.db
    .insertInto('lottery_draws')
    .values([
      draw('north', '101', '2026-01-01T10:00:00Z'),
      draw('north', '102', '2026-01-02T10:00:00Z'),
      draw('sea', '55', '2026-01-03T10:00:00Z'),
    ])
    .execute()
})
afterAll(() => vendor.stop())

const read = async (path: string, query: Record<string, string> = {}, token?: string) =>
  (await server.portal('GET', path, { query, token, headers: { language: 'vi' } })).body

test('[R7.4.15] the lottery menu has every lottery below its vendor, and no other game', async () => {
  const { value } = await read('/lgw/vn/games/game_menu')
  const codes = value.flatMap(({ games }: { games: Lottery[] }) => games.map(({ gameCode }) => gameCode))
  expect(codes.sort()).toEqual(['north', 'own', 'scratch', 'sea'])
  expect(value.find(({ group }: { group: string }) => group === 'TCG SEA').games).toMatchObject([
    { gameCode: 'sea', displayName: 'Trò sea', prizeMode: 'SEA' },
  ])
})

test('[R7.4.19] [R3.152] each prize mode has its own lotteries, and there is no fifth', async () => {
  const of = async (prizeMode: string) => {
    const { value } = await read('/lgw/vn/games', { prizeMode })
    return value.map(({ gameCode }: Lottery) => gameCode)
  }
  expect([await of('LOTT'), await of('ZY'), await of('ELOTT'), await of('SEA')]).toEqual([
    ['north'],
    ['scratch'],
    ['own'],
    ['sea'],
  ])
  expect((await read('/lgw/vn/games', { prizeMode: 'OTHER' })).code).toBe('VALIDATION')
})

test('[R7.4.17] [R7.4.18] [R7.4.21] drawn numbers come newest first, by lottery, of all, and the latest of each', async () => {
  const issues = async (path: string, query: Record<string, string> = {}) =>
    (await read(path, query)).value.map(({ gameCode, issue }: Draw) => `${gameCode} ${issue}`)
  expect(await issues('/lgw/vn/numeros/opened/game', { gameCode: 'north' })).toEqual(['north 102', 'north 101'])
  expect(await issues('/lgw/vn/numeros/opened/game', { gameCode: 'own' })).toEqual([])
  expect(await issues('/lotto/lgw/games/opened/numero')).toEqual(['sea 55', 'north 102', 'north 101'])
  expect(await issues('/lotto/lgw/games/opened/numero', { limit: '1' })).toEqual(['sea 55'])
  expect(await issues('/lgw/vn/numeros/recent')).toEqual(['sea 55', 'north 102'])
  expect(await issues('/lgw/vn/numeros/recent', { prizeMode: 'LOTT' })).toEqual(['north 102'])
})

test('a draw stays as it was told, until its vendor corrects it; an older word changes nothing', async () => {
  const before = { vendor_id: vendor.vendorId, game_code: 'own', issue: '8', numbers: ['00'] }
  await server.db
    .insertInto('lottery_draws')
    .values({ ...before, opened_at: new Date('2026-01-03T09:00Z') })
    .execute()
  const openedAt = new Date(Date.now() - 60_000).toISOString()
  const correctedAt = new Date(Date.now() - 30_000).toISOString()
  /** Asked for what came since five minutes before the last that is known. */
  const tell = async (lastAt: string, fields: object) => {
    const since = new Date(Date.parse(lastAt) - 5 * 60_000).toISOString()
    vendor.tells.set(`/draws?since=${encodeURIComponent(since)}`, {
      draws: [{ gameId: 'own', issue: '9', openedAt, ...fields }],
    })
    await readDraws(server.context, vendor.vendorId)
    const { value } = await read('/lgw/vn/numeros/opened/game', { gameCode: 'own' })
    return value[0].numbers
  }
  expect(await tell('2026-01-03T09:00Z', { numbers: ['11'] })).toEqual(['11'])
  expect(await tell(openedAt, { numbers: ['22'] })).toEqual(['11'])
  expect(await tell(openedAt, { numbers: ['22'], correctedAt })).toEqual(['22'])
  expect(await tell(correctedAt, { numbers: ['33'], correctedAt: openedAt })).toEqual(['22'])
})

test('[R7.4.16] lotteries that a member opened are told to that member alone', async () => {
  const member = await registerMember(server)
  expect((await read('/lgw/vn/games/game_menu/recent')).code).toBe('NOT_LOGGED_IN')
  expect((await read('/lgw/vn/games/game_menu/recent', {}, member.token)).value).toEqual([])
})

test('[R7.4.20] [R3.148] the lobby launches the lottery of its prize mode; where there is none, it says so', async () => {
  await server.db
    .updateTable('games')
    .set({ game_type: 'ELOTT', brand_code: 'ZY_HOUSE' })
    .where('vendor_id', '=', vendor.vendorId)
    .execute()
  await server.db.updateTable('games').set({ is_enabled: false }).where('game_code', '=', 'scratch').execute()
  const { token } = await registerMember(server)
  const launch = async (fields: object) =>
    (
      await server.portal('POST', '/wps/relay/GCS_lotteryLobbyLaunch', {
        token,
        body: { prizeMode: 'ZY', lotteryType: 'Elott', ...fields },
      })
    ).body
  const { value } = await launch({})
  expect(value).toMatchObject({ launchId: expect.any(String), openIn: 'route' })
  expect(value.url).toMatch(/^https:\/\/games\.test\//)
  expect((await launch({ gameCode: 'nothing' })).code).toBe('GAME_UNAVAILABLE')
  expect((await launch({ lotteryType: 'Other' })).code).toBe('VALIDATION')
  const recent = (await read('/lgw/vn/games/game_menu/recent', {}, token)).value
  expect(recent).toHaveLength(1)
})
