import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial } from '../../../test/members.ts'
import { memberWithBalance } from '../../../test/money.ts'
import { testServer } from '../../../test/test-server.ts'
import { launchOrigin, TestVendor, testGames } from '../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('sports')
let nodeId = ''
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
  test('answers an address of the vendor that is the caller’s own and dead after 60 seconds', async () => {
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

test('[R7.4.13] a launch by vendor opens its first open game of the type', async () => {
  const { token } = await memberWithBalance(server, '10.00')
  expect((await launchFb(token, { gameType: 'RNG' })).status).toBe(200)
  expect((await launchFb(token, { gameType: 'SPORTS' })).body.code).toBe('NOT_FOUND')
})
