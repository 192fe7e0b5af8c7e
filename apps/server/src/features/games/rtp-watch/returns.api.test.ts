import type { GameReturn } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { newRoundId, register, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countReturns } from './count-returns.ts'

const server = testServer()
const studio = new TestVendor('house')
/** Longer than a game is remembered. */
const rememberedMs = 1_100
let nodeId = ''
beforeAll(async () => {
  await studio.start(server)
  const { rows } = await server.pool.query('select node_id from games where game_code = $1', [testGames.single])
  nodeId = rows[0].node_id
  studio.returns = () => [
    {
      ...{ gameId: testGames.single, modelId: 'test', modelVersion: 1, kind: 'staked', currency: 'VND' },
      ...{ rounds: 1_000_000, stake: '1000000000', payout: '1500000000', payoutMax: '1000' },
      ...{ stakeSquares: '1000000000000', payoutSquares: '0', products: '0' },
      certified: { rtpMin: 0.96, rtpMax: 0.96, sd: 8, hasChoices: false },
    },
  ]
  await countReturns(server.context, siteDay(server.context))
})
afterAll(() => studio.stop())

const asStaff = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  return {
    get: (path: string, query?: Record<string, string>) =>
      server.console('GET', path, { cookie, ...(query && { query }) }),
    post: (path: string, body: object) => server.console('POST', path, { cookie, body }),
  }
}
const switchGame = async (isStopped: boolean) => {
  const owner = await asStaff('owner')
  const { body } = await owner.post(`/staff/games/${nodeId}/stop`, { isStopped, reason: 'looking at its return' })
  server.clock.advance(rememberedMs)
  return body
}

test('[R-47] staff see what games returned beside the band of their certificate, with how it is drawn', async () => {
  const day = siteDay(server.context)
  const readonly = await asStaff('readonly')
  const { value } = (await readonly.get('/staff/returns', { day })).body
  expect(value).toMatchObject({ total: 1, method: { deviations: 3.29, roundsMin: 1_000 } })
  const [row] = value.list as GameReturn[]
  expect(row).toMatchObject({ nodeId, rounds: 1_000_000, stake: '10000000.00', actual: 1.5, state: 'above' })
  expect(row?.high).toBeCloseTo(0.96 + 3.29 * 0.008, 9)
  const { value: game } = (await readonly.get(`/staff/games/${nodeId}/returns`, { from: day, to: day })).body
  expect(game).toMatchObject({ days: [{ day, actual: 1.5 }], together: [{ rounds: 1_000_000, state: 'above' }] })
  expect((await readonly.get('/staff/games/none/returns', { from: day, to: day })).status).toBe(404)
})

test('an alarm stands until somebody who may says what was found, once', async () => {
  const path = async () => {
    const support = await asStaff('support')
    const [alarm] = (await support.get('/staff/return-alarms')).body.value.list
    return { support, alarm, end: `/staff/return-alarms/${alarm?.alarmId}/end` }
  }
  const { support, alarm, end } = await path()
  expect(alarm).toMatchObject({ nodeId, state: 'above', actual: 1.5 })
  const said = { reason: 'two players on a lucky day' }
  expect((await support.post(end, said)).body.code).toBe('FORBIDDEN')
  const risk = await asStaff('risk')
  expect((await risk.post(end, said)).body.success).toBe(true)
  expect((await risk.post(end, said)).body.code).toBe('STATE_CONFLICT')
  expect((await path()).alarm).toBeUndefined()
  expect(await auditOf(server, alarm.alarmId)).toEqual(['return-alarm.raised', 'return-alarm.ended'])
})

test('to stop a game asks for the right to; it is stopped once, and opened once', async () => {
  const path = `/staff/games/${nodeId}/stop`
  const body = { isStopped: true, reason: 'looking at its return' }
  expect((await server.console('POST', path, { body })).status).toBe(401)
  for (const role of ['support', 'finance', 'readonly'] as const)
    expect((await (await asStaff(role)).post(path, body)).body.code).toBe('FORBIDDEN')
  const risk = await asStaff('risk')
  expect((await risk.post(path, body)).body.value.stoppedAt).toBeTruthy()
  expect((await risk.post(path, body)).body.code).toBe('STATE_CONFLICT')
  expect((await risk.post(path, { ...body, isStopped: false })).body.success).toBe(true)
  expect((await risk.post('/staff/games/none/stop', body)).body.code).toBe('NOT_FOUND')
  expect(await auditOf(server, nodeId)).toEqual(['game.stopped', 'game.resumed'])
})

test('a stopped game begins no round within seconds, and says why; a round that is open is played to its end', async () => {
  const [playing, waiting] = [await seatPlayer(server, studio), await seatPlayer(server, studio)]
  const roundId = newRoundId()
  expect((await playing.bet({ roundId })).answer.code).toBe('OK')
  await switchGame(true)
  expect((await waiting.bet()).answer.code).toBe('GAME_DISABLED')
  expect((await playing.bet()).answer.code).toBe('GAME_DISABLED')
  await expect(sitDown(server, studio, waiting.token)).rejects.toThrow('GAME_STOPPED')
  await expect(sitDown(server, studio, await register(server), { mode: 'trial' })).rejects.toThrow('GAME_STOPPED')
  // The round that is open: its game opens again, takes a raise and pays.
  const back = await sitDown(server, studio, playing.token)
  expect(back.sessionToken).not.toBe('')
  expect((await back.bet({ roundId, amount: '500' })).answer.code).toBe('OK')
  expect((await back.win({ roundId, roundClosed: true })).answer.code).toBe('OK')
  await expect(sitDown(server, studio, playing.token)).rejects.toThrow('GAME_STOPPED')
  await switchGame(false)
  expect((await waiting.bet()).answer.code).toBe('OK')
})

test('free rounds of a stopped game are not gone on with: the session is told', async () => {
  const player = await seatPlayer(server, studio)
  const keep = () => studio.send('session/keepalive', { playerId: player.playerId, sessionToken: player.sessionToken })
  expect((await keep()).answer.code).toBe('OK')
  await switchGame(true)
  expect((await keep()).answer.code).toBe('GAME_DISABLED')
  await switchGame(false)
  expect((await keep()).answer.code).toBe('OK')
})
