import { policyProfiles } from '@fairground/contract'
import { addDays } from '@fairground/contract/site-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveCheck, askCheck } from '../../../../../test/identity.ts'
import { followPolicy } from '../../../../../test/policy.ts'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { siteDay } from '../../../../lib/site-day.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const [young, full] = [6_600_000, 16_500_000]
const currency = 'VND'
const send = async (call: 'bet' | 'bet-win' | 'balance', body: object) =>
  (await vendor.send(call, body, { nowMs: server.clock.now().getTime() })).answer
const stakeOf = (amountMinor: number) => ({
  ...{ gameId: testGames.single, currency, roundId: newRoundId(), transactionId: newTransactionId() },
  ...{ amount: String(amountMinor), placedAt: server.clock.now().toISOString() },
})
const bet = async ({ playerId, sessionToken }: PswPlayer, amountMinor: number) =>
  (await send('bet', { playerId, sessionToken, ...stakeOf(amountMinor) })).code
const maxOf = async ({ playerId, sessionToken }: PswPlayer) =>
  (await send('balance', { playerId, sessionToken })).betLimits?.max

/** Somebody whose birthday for so many years is so many days away. */
async function verified(years: number, daysAway: number): Promise<PswPlayer> {
  const player = await seatPlayer(server, vendor, { amount: '5000000.00' })
  const day = addDays(siteDay(server.context), daysAway)
  const birthday = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
  const asked = await askCheck(server, player.token, { birthday })
  await approveCheck(server, asked.body.value.checks[0].checkId)
  return player
}

test.each([...policyProfiles])(
  '[R-41] under %s the stake of a slot is bounded by age where the profile says so',
  async (profile) => {
    await followPolicy(server, 'VN-default')
    const people = [
      await verified(25, 0),
      await verified(25, 1),
      await seatPlayer(server, vendor, { amount: '5000000.00' }),
    ]
    await followPolicy(server, profile)
    const isStrict = profile === 'STRICT'
    for (const [index, player] of people.entries()) {
      const cap = index === 0 ? full : young
      expect(await bet(player, cap)).toBe('OK')
      expect(await bet(player, cap + 1)).toBe(isStrict ? 'LIMIT_STAKE' : 'OK')
      expect(await maxOf(player)).toBe(isStrict ? String(cap) : '100000000')
      const { playerId, sessionToken } = player
      const stake = stakeOf(cap + 1)
      const win = { ...stake, transactionId: newTransactionId(), amount: '1', placedAt: undefined, roundClosed: true }
      const both = await send('bet-win', { playerId, sessionToken, bet: stake, win })
      expect(both.code).toBe(isStrict ? 'LIMIT_STAKE' : 'OK')
    }
  },
)

test('[R-41] the bound of the grown-up holds from midnight of the birthday on', async () => {
  await followPolicy(server, 'VN-default')
  const player = await verified(25, 1)
  await followPolicy(server, 'STRICT')
  expect(await bet(player, young + 1)).toBe('LIMIT_STAKE')
  const midnight = new Date(`${addDays(siteDay(server.context), 1)}T00:00:00+07:00`).getTime()
  server.clock.advance(midnight - server.clock.now().getTime() - 60_000)
  const { memberId } = player
  const keepAlive = { expires_at: new Date(midnight + 3_600_000), expires_at_latest: new Date(midnight + 3_600_000) }
  await server.db.updateTable('game_sessions').set(keepAlive).where('member_id', '=', memberId).execute()
  expect(await bet(player, young + 1)).toBe('LIMIT_STAKE')
  server.clock.advance(60_000)
  expect(await bet(player, young + 1)).toBe('OK')
  expect(await bet(player, full + 1)).toBe('LIMIT_STAKE')
})
