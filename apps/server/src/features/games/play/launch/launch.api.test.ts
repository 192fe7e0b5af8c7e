import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial } from '../../../../../test/members.ts'
import { memberWithBalance } from '../../../../../test/money.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { launchOrigin, TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import type { DB } from '../../../../db/schema.gen.ts'

const server = testServer()
const vendor = new TestVendor('sports')
let nodeId = ''
/** Longer than lists and games are remembered. */
const rememberedMs = 2_000
beforeAll(async () => {
  await vendor.start(server)
  const game = await server.db
    .selectFrom('games')
    .selectAll()
    .where('vendor_id', '=', vendor.vendorId)
    .where('game_code', '=', testGames.single)
    .executeTakeFirstOrThrow()
  nodeId = game.node_id
})
afterAll(() => vendor.stop())

const launchGame = (token: string | undefined, fields: object = {}) =>
  server.portal('POST', '/wps/game/launchGame', {
    ...(token && { token }),
    body: {
      ...{ nodeId, vassalage: 'test-brand', gameType: 'RNG', mode: 'real', language: 'vi' },
      ...{ returnUrl: 'http://localhost', ...fields },
    },
  })
const launchFb = (token: string | undefined, fields: object = {}) =>
  server.portal('POST', '/wps/relay/GCS_gameLaunchFB', {
    ...(token && { token }),
    body: { vassalage: 'test-brand', language: 'vi', ...fields },
  })
const redeem = async (url: string, gameId: string) => {
  const launchToken = new URL(url).searchParams.get('launchToken') ?? ''
  return (await vendor.send('authenticate', { launchToken, gameId })).answer
}
/** By which the vendor knows the member. */
const playerOf = async (memberId: string) =>
  (
    await server.db
      .selectFrom('vendor_players')
      .select('player_id')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).player_id

describe.each([
  ['[R7.4.12] a launch', launchGame],
  ['[R7.4.13] a launch by vendor, as of the sportsbook,', launchFb],
])('%s', (_, launch) => {
  test('answers a vendor URL that belongs to the caller and expires after 60 seconds', async () => {
    const [mine, other] = [await memberWithBalance(server, '10.00'), await memberWithBalance(server, '10.00')]
    const { value } = (await launch(mine.token)).body
    expect(new URL(value.url).origin).toBe(launchOrigin)
    expect(new Date(value.expiresAt).getTime() - server.clock.now().getTime()).toBeLessThanOrEqual(60_000)
    const gameId = vendor.lastLaunch?.gameId ?? ''
    expect(await redeem(value.url, gameId)).toMatchObject({ code: 'OK', playerId: await playerOf(mine.memberId) })
    const theirs = (await launch(other.token)).body.value
    expect(theirs.url).not.toBe(value.url)
    expect((await redeem(theirs.url, gameId)).playerId).toBe(await playerOf(other.memberId))
    const late = (await launch(mine.token)).body.value
    server.clock.advance(61_000)
    const nowMs = server.clock.now().getTime()
    const launchToken = new URL(late.url).searchParams.get('launchToken')
    const { answer } = await vendor.send('authenticate', { launchToken, gameId }, { nowMs })
    server.clock.advance(-61_000)
    expect(answer.code).toBe('LAUNCH_TOKEN_INVALID')
  })

  test('is for whoever is signed in, with real money for members alone', async () => {
    expect((await launch(undefined)).status).toBe(401)
    const trial = await openTrial(server)
    expect((await launch(trial.token)).body.code).toBe('TRIAL_FORBIDDEN')
  })

  test('of what is not there is refused', async () => {
    const { token } = await memberWithBalance(server, '10.00')
    expect((await launch(token, { nodeId: 'none', vassalage: 'none' })).body.code).toBe('NOT_FOUND')
    expect((await launch(token, { language: 1 })).body.code).toBe('VALIDATION')
  })
})

test('a launch whose vendor, category or game contradicts its id is not found', async () => {
  const { token } = await memberWithBalance(server, '10.00')
  expect((await launchGame(token, { gameCode: testGames.single })).status).toBe(200)
  for (const wrong of [{ vassalage: 'NOPE' }, { gameType: 'LIVE' }, { gameCode: 'another' }])
    expect((await launchGame(token, wrong)).body.code).toBe('NOT_FOUND')
})

test('[R7.4.13] a launch by vendor opens its first open game of the type', async () => {
  const { token } = await memberWithBalance(server, '10.00')
  expect((await launchFb(token, { gameType: 'RNG' })).status).toBe(200)
  expect((await launchFb(token, { gameType: 'SPORTS' })).body.code).toBe('NOT_FOUND')
})

const categories = ['LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const

describe('a game that its vendor offers as', () => {
  const offer = async (changes: Updateable<DB['games']>) => {
    await server.db.updateTable('games').set(changes).where('node_id', '=', nodeId).execute()
    server.clock.advance(rememberedMs)
  }
  const list = async (path: string, query: Record<string, string> = {}) =>
    (await server.portal('GET', path, { query })).body.value

  test.each(categories)('%s stands in the menu and launches', async (gameType) => {
    const cockfights = { code: 'DS88', name: 'DS88' }
    await server.db
      .insertInto('brands')
      .values(cockfights)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const vassalage = gameType === 'COCKFIGHT' ? cockfights.code : 'test-brand'
    await offer({ game_type: gameType, brand_code: vassalage })
    const groups = await list('/lgw/games/game_menus')
    expect(groups.map(({ title }: { title: string }) => title)).toContain(gameType)
    const { token } = await memberWithBalance(server, '10.00')
    expect((await launchGame(token, { gameType, vassalage })).body.value).toMatchObject({ openIn: 'route' })
    await offer({ game_type: 'RNG', brand_code: 'test-brand' })
  })

  test('a jackpot, or as the mini game, is found as that and launches', async () => {
    await offer({ own_classify: 'JP', opens_in: 'mini' })
    expect((await list('/lgw/games/popular', { gameClassify: 'JP' })).list).toMatchObject([{ nodeId }])
    expect(await list('/lgw/games/mini_game')).toMatchObject({ nodeId })
    const { token } = await memberWithBalance(server, '10.00')
    expect((await launchGame(token)).body.value).toMatchObject({ openIn: 'popup' })
    await offer({ own_classify: null, opens_in: 'page' })
  })
})
