import { randomUUID } from 'node:crypto'
import { BalanceAnswer, OpenAnswer, studioPaths } from '@fairground/contract/studio'
import { expect, test } from 'vitest'
import { callAsPortal, findSlot, gameId, launch, openFrame, portalOrigin, testStudio } from './test-studio.ts'

const studio = testStudio()
const minute = 60_000

const open = (launchToken: string, game = gameId) =>
  studio.app.inject({ method: 'POST', url: studioPaths.open, payload: { launchToken, gameId: game } })

test('opening a launch link tells a frame all it needs, from the certificate and the wallet', async () => {
  const { launchToken } = await launch(studio)
  const answer = OpenAnswer.parse((await open(launchToken)).json())
  const game = findSlot(studio, gameId)
  expect(answer).toMatchObject({
    gameId,
    names: { vi: 'Rồng Hổ Phú Quý', en: 'Dragon Tiger Fortune' },
    provider: 'Nine Carp',
    theme: 'dragon',
    modelId: game.model.id,
    rtpBp: game.facts.rtpBp,
    certifiedOn: game.certificate.date,
    balanceMinor: '100000000',
    unfinished: null,
    language: 'vi',
    lobbyUrl: `${portalOrigin}/rng`,
    cashierUrl: `${portalOrigin}/deposit`,
    seeds: { nonce: 0 },
  })
})

test('a reload of the same link within a minute opens again and ends the first session', async () => {
  const { launchToken, playerId } = await launch(studio)
  const first = (await open(launchToken)).json() as OpenAnswer
  studio.clock.advance(30_000)
  const second = OpenAnswer.parse((await open(launchToken)).json())
  expect(second.seeds).toEqual(first.seeds)
  const asked = (token: string) =>
    studio.app.inject({ url: studioPaths.balance, headers: { authorization: `Bearer ${token}` } })
  expect((await asked(first.session)).statusCode).toBe(401)
  const balance = await asked(second.session)
  expect(BalanceAnswer.parse(balance.json())).toEqual({ balanceMinor: '100000000', balanceVersion: 1, currency: 'VND' })
  const tokens = studio.wallet.bodiesOf('balance').filter((body) => body.playerId === playerId)
  expect(tokens).toHaveLength(1)
})

test('the balance asked for last is kept, also when money was held elsewhere and its version stayed', async () => {
  const frame = await openFrame(studio)
  const account = studio.wallet.book.accounts.get(frame.playerId)
  if (!account) throw new Error('the player has no account')
  const askAndRead = async () => {
    await frame.get(studioPaths.balance)
    const row = await studio.context.db
      .selectFrom('sessions')
      .selectAll()
      .where('player_id', '=', frame.playerId)
      .executeTakeFirstOrThrow()
    return [row.balance_minor, row.balance_version].map(Number)
  }
  account.balanceMinor = 70_000_000n
  expect(await askAndRead()).toEqual([70_000_000, 1])
  Object.assign(account, { balanceMinor: 80_000_000n, version: 2 })
  expect(await askAndRead()).toEqual([80_000_000, 2])
  Object.assign(account, { balanceMinor: 100_000_000n, version: 1 })
  expect(await askAndRead()).toEqual([80_000_000, 2])
})

test('a link is dead after a minute, for another game, and when the portal never made it', async () => {
  const { launchToken } = await launch(studio)
  const dead = { code: 'LAUNCH_LINK_USED' }
  expect((await open(launchToken, 'neon-ninja')).json()).toMatchObject(dead)
  expect((await open('made-up')).json()).toMatchObject(dead)
  studio.clock.advance(minute + 1)
  const late = await open(launchToken)
  expect([late.statusCode, late.json().code]).toEqual([401, 'LAUNCH_LINK_USED'])
})

test('a link the wallet refuses is LAUNCH_LINK_USED', async () => {
  const { launchToken } = await launch(studio)
  studio.wallet.disturb('authenticate', { kind: 'refuse', code: 'LAUNCH_TOKEN_INVALID' })
  expect((await open(launchToken)).json().code).toBe('LAUNCH_LINK_USED')
})

test('a wallet that does not answer authenticate is asked once more, then WALLET_UNREACHABLE', async () => {
  const { launchToken } = await launch(studio)
  studio.wallet.disturb('authenticate', { kind: 'drop', when: 'before' })
  expect((await open(launchToken)).statusCode).toBe(200)
  studio.wallet.disturb('authenticate', { kind: 'html-page', when: 'after' }, 2)
  const answer = await open(launchToken)
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'WALLET_UNREACHABLE'])
})

test('a wallet that authenticates another player than was launched opens nothing', async () => {
  const { launchToken, playerId } = await launch(studio)
  await studio.context.db
    .updateTable('launches')
    .set({ player_id: 'somebody-else' })
    .where('player_id', '=', playerId)
    .execute()
  expect((await open(launchToken)).json().code).toBe('SYSTEM_ERROR')
})

test('a session ends after 30 idle minutes, and lives on while it is used', async () => {
  const idle = await openFrame(studio)
  const busy = await openFrame(studio)
  for (let i = 0; i < 3; i += 1) {
    studio.clock.advance(20 * minute)
    expect((await busy.get(studioPaths.seeds)).status).toBe(200)
  }
  const answer = await idle.get<{ code: string }>(studioPaths.seeds)
  expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_EXPIRED'])
})

test.each(['', 'Bearer ', `Bearer ${'a'.repeat(43)}`, 'Basic abc'])(
  'a call with authorization %j has no session',
  async (authorization) => {
    const answer = await studio.app.inject({ url: studioPaths.seeds, headers: { authorization } })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_EXPIRED'])
  },
)

test('the portal closes a player’s sessions: the next call of each is refused, other players play on', async () => {
  const first = await openFrame(studio)
  const second = await openFrame(studio, { playerId: first.playerId, gameId: 'neon-ninja' })
  const stranger = await openFrame(studio)
  const requestId = randomUUID()
  const answer = await callAsPortal(studio, 'POST', '/sessions/close', { requestId, playerId: first.playerId })
  expect([answer.status, answer.body.code, answer.body.requestId]).toEqual([200, 'OK', requestId])
  expect((await first.spin()).status).toBe(401)
  expect((await second.spin()).status).toBe(401)
  expect((await stranger.spin()).status).toBe(200)
})

test('bearer and wallet tokens are stored only as a hash and a sealed text', async () => {
  const frame = await openFrame(studio)
  const row = await studio.context.db
    .selectFrom('sessions')
    .selectAll()
    .where('player_id', '=', frame.playerId)
    .executeTakeFirstOrThrow()
  await frame.spin()
  const { sessionToken } = studio.wallet.bodiesOf('bet').at(-1) as { sessionToken: string }
  const stored = JSON.stringify(row) + row.token_hash.toString('base64url')
  expect(stored).not.toContain(frame.opened.session)
  expect(stored).not.toContain(sessionToken)
})

test('1,200 calls of one session within a minute pass, the next is refused, another session is not', async () => {
  const frame = await openFrame(studio)
  const other = await openFrame(studio)
  const path = '/studio/rounds/none'
  const statuses: number[] = []
  for (let i = 0; i < 1201; i += 1) statuses.push((await frame.get(path)).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(1200)
  expect(statuses.at(-1)).toBe(429)
  expect((await other.get(path)).status).toBe(404)
})
