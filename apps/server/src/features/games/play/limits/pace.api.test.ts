import { policyProfiles } from '@fairground/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMember } from '../../../../../test/members.ts'
import { followPolicy } from '../../../../../test/policy.ts'
import { launch } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const gameCode = testGames.single
const send = async (call: 'authenticate' | 'balance' | 'session/open', body: object) =>
  (await vendor.send(call, body, { nowMs: server.clock.now().getTime() })).answer

test.each([...policyProfiles, 'XX'])(
  '[R-40] under %s games are told what the rules of the site ask of their pace',
  async (profile) => {
    await followPolicy(server, 'VN-default')
    const { token } = await registerMember(server)
    const launchToken = await launch(server, token, vendor, { gameCode, mode: 'real' })
    await followPolicy(server, profile)
    const isStrict = profile === 'STRICT' || profile === 'XX'
    const asked = isStrict ? { slotMsMin: 2_500, gameMsMin: 5_000, autoplay: false, turbo: false } : undefined
    const opened = await send('authenticate', { launchToken, gameId: gameCode })
    expect(opened.code).toBe('OK')
    expect(opened.pace).toEqual(asked)
    const { playerId, sessionToken } = opened
    expect((await send('balance', { playerId, sessionToken })).pace).toEqual(asked)
    expect((await send('session/open', { playerId, sessionToken, gameId: testGames.multi })).pace).toEqual(asked)
  },
)
