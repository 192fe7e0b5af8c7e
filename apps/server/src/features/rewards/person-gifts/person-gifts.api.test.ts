import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { collectMission, publishMission } from '../../../../test/missions.ts'
import { askDeposit, auditOf, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { joinPromotion, publishPromotion, requestReward } from '../../../../test/promotions.ts'
import { sitDown } from '../../../../test/psw-player.ts'
import { drawOf, prize, publishRaffle, raffleOf } from '../../../../test/raffles.ts'
import { lose } from '../../../../test/rewards.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'

const server = testServer()
const vendor = new TestVendor('gift-vendor')
const dayMs = 86_400_000

beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

type Player = Awaited<ReturnType<typeof registerMember>>

/** Ways to tie accounts to one another, each with a value of its own. */
const ties: Record<string, (members: readonly Player[], n: number) => Promise<unknown>> = {
  address: (members, n) =>
    each(members, (id) => [`update sessions set ip = $2 where member_id = $1`, [id, `10.9.${n}.1`]]),
  device: (members, n) =>
    each(members, (id) => [
      `insert into trusted_devices values (sha256($2::text::bytea), $1, now(), now() + interval '1 day')`,
      [id, `device-${n}`],
    ]),
  card: (members, n) =>
    each(members, (id) => [
      `insert into payout_accounts (id, member_id, bank_code, account_name_sealed, account_no_sealed, account_no_hash,
         account_no_last4, created_at, usable_at, removed_at)
       values ('card-' || $1, $1, 'SEN', 'x', 'x', sha256($2::text::bytea), '1234', now(), now(), now())`,
      [id, `card-${n}`],
    ]),
  // Each gave the number back before the next took it.
  phone: async (members, n) => {
    for (const { memberId } of members) {
      await server.pool.query(
        `update members set mobile_sealed = 's', mobile_key = sha256($2::text::bytea) where id = $1`,
        [memberId, `phone-${n}`],
      )
      await server.pool.query('update members set mobile_sealed = null, mobile_key = null where id = $1', [memberId])
    }
  },
}

async function each(members: readonly Player[], ofMember: (id: string) => [text: string, values: unknown[]]) {
  for (const { memberId } of members) {
    const [text, values] = ofMember(memberId)
    await server.pool.query(text, values)
  }
}

let tieCount = 0
/** Accounts of one person, as far as one can see. */
async function onePerson(trait: string, count = 3): Promise<Player[]> {
  tieCount += 1
  const members: Player[] = []
  for (let i = 0; i < count; i += 1) members.push(await registerMember(server))
  await ties[trait]?.(members, tieCount)
  return members
}

const content = async () => (await signInStaff(server, 'content')).cookie
const totalOf = async (members: readonly Player[]) => {
  let total = 0
  for (const { token } of members) total += Number((await balanceOf(server, token)).balance)
  return total
}

beforeEach(async () => {
  await server.db.updateTable('raffles').set({ state: 'withdrawn' }).execute()
  await server.db.updateTable('missions').set({ state: 'withdrawn' }).execute()
  expect(await brokenInvariants(server)).toEqual([])
})

describe.each(Object.keys(ties))('three accounts with one %s', (trait) => {
  test('draw a free raffle by the first of them alone', async () => {
    const raffleId = await publishRaffle(server, await content(), { chanceCountMax: 2, memberMax: '100000.00' })
    const members = await onePerson(trait)
    const drawn = []
    for (const { token } of members)
      drawn.push((await drawOf(server, token, raffleId)).body, (await drawOf(server, token, raffleId)).body)
    expect(drawn.map(({ success }) => success)).toEqual([true, true, false, false, false, false])
    expect(drawn[2]).toMatchObject({ code: 'LIMIT', value: { limit: { kind: 'onePerPerson' } } })
    const { list } = (await server.console('GET', '/staff/raffles', { cookie: await content(), query: { raffleId } }))
      .body.value
    expect(list[0]).toMatchObject({ refusedCount: 2 })
    expect((await auditOf(server, raffleId)).filter((action) => action === 'gift.refused')).toHaveLength(2)
  })

  test('collect a mission without a deposit once a day', async () => {
    const missionId = await publishMission(server, await content(), { goal: 'logins', target: 1 })
    const members = await onePerson(trait)
    const collected = []
    for (const { token } of members) collected.push((await collectMission(server, token, missionId)).body)
    expect(collected.map(({ code }) => code)).toEqual(['SUCCESS', 'LIMIT', 'LIMIT'])
    expect(await totalOf(members)).toBe(5_000)
  })

  test.each(['none', 'deposit'] as const)('have one reward of a promotion with goal %s', async (goal) => {
    const goalAmount = goal === 'deposit' ? '100000.00' : '0.00'
    const promotionId = await publishPromotion(server, await content(), { goal, goalAmount })
    const members = await onePerson(trait, 2)
    const codes = []
    for (const { token } of members) {
      await joinPromotion(server, token, promotionId)
      if (goal === 'deposit') await askDeposit(server, token, '100000.00')
      codes.push((await requestReward(server, token, { promotionId })).body.code)
    }
    expect(codes).toEqual(['SUCCESS', 'LIMIT'])
  })
})

test('who bets by two accounts has the reward for bets once, of a promotion and of a mission', async () => {
  const cookie = await content()
  const promotionId = await publishPromotion(server, cookie, { goal: 'bet', goalAmount: '10.00' })
  const missionId = await publishMission(server, cookie, { goal: 'bet', target: 10 })
  const members = await onePerson('device', 2)
  const codes = []
  for (const { token } of members) {
    await joinPromotion(server, token, promotionId)
    await askDeposit(server, token, '50000.00')
    const seat = await sitDown(server, vendor, token)
    await lose(seat, '1000')
    codes.push((await requestReward(server, token, { promotionId })).body.code)
    codes.push((await collectMission(server, token, missionId)).body.code)
  }
  expect(codes).toEqual(['SUCCESS', 'SUCCESS', 'LIMIT', 'LIMIT'])
})

describe('six accounts of one person at once', () => {
  test('take a gift without a deposit once', async () => {
    const cookie = await content()
    const missionId = await publishMission(server, cookie, { goal: 'logins', target: 1 })
    const promotionId = await publishPromotion(server, cookie)
    const raffleId = await publishRaffle(server, cookie)
    const members = await onePerson('device', 6)
    for (const { token } of members) await joinPromotion(server, token, promotionId)
    for (const take of [
      (token: string) => collectMission(server, token, missionId),
      (token: string) => requestReward(server, token, { promotionId }),
      (token: string) => drawOf(server, token, raffleId),
    ]) {
      const answers = await Promise.all(members.map(({ token }) => take(token)))
      expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    }
  })

  test('take no more than one may have of what their deposits earned', async () => {
    const cookie = await content()
    const missionId = await publishMission(server, cookie, { target: 1_000, memberMax: '10000.00' })
    const members = await onePerson('card', 6)
    for (const { token } of members) await askDeposit(server, token, '1000.00')
    const answers = await Promise.all(members.map(({ token }) => collectMission(server, token, missionId)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(2)
    expect(await totalOf(members)).toBe(16_000)
  })
})

describe('what one person may have', () => {
  test('of a raffle is never passed, by any number of draws, days or accounts, and the odds shown are those drawn by', async () => {
    const raffleId = await publishRaffle(server, await content(), {
      ...{ chanceCycle: 'daily', chanceRule: 'deposit', chanceStep: '1000.00', chanceCountMax: 20 },
      ...{ memberMax: '50000.00', prizes: [prize('10000.00'), prize('20000.00')] },
      endsAt: new Date(server.clock.now().getTime() + 9 * dayMs).toISOString(),
    })
    const members = await onePerson('device')
    let won = 0
    for (const { token } of members) {
      await askDeposit(server, token, '50000.00')
      for (let i = 0; i < 8; i += 1) {
        const { prizes, chancesLeft } = await raffleOf(server, token)
        const { body } = await drawOf(server, token, raffleId)
        if (chancesLeft === 0) expect(body.success).toBe(false)
        if (won > 30_000) expect(prizes[1].chance).toBe(0)
        if (!body.success) continue
        won += Number(body.value.amount)
        expect(prizes[body.value.prizeIndex].chance).toBeGreaterThan(0)
      }
    }
    expect(won).toBe(50_000)
  })

  test('of a mission is never passed, and a mission that gave it is over for him', async () => {
    const missionId = await publishMission(server, await content(), { target: 1_000, memberMax: '10000.00' })
    const members = await onePerson('card')
    for (const { token } of members) await askDeposit(server, token, '50000.00')
    const codes = []
    for (const { token } of members) codes.push((await collectMission(server, token, missionId)).body.code)
    expect(codes).toEqual(['SUCCESS', 'SUCCESS', 'LIMIT'])
    expect(await totalOf(members)).toBe(160_000)
  })

  test('is not raised once players and two people agreed to it', async () => {
    const cookie = await content()
    const missionId = await publishMission(server, cookie, { memberMax: '10000.00' })
    const [saved] = (await server.console('GET', '/staff/missions', { cookie, query: { missionId } })).body.value.list
    const change = (memberMax: string, revision: number) =>
      server.console('PUT', `/staff/missions/${missionId}`, { cookie, body: { ...saved, memberMax, revision } })
    expect((await change('15000.00', saved.revision)).body.value.errors[0]).toMatchObject({ field: 'memberMax' })
    expect((await change('5000.00', saved.revision)).body.value).toMatchObject({ memberMax: '5000.00' })
  })
})

test('a neighbour is refused in his own language, and a stranger is not refused', async () => {
  const missionId = await publishMission(server, await content(), { goal: 'logins', target: 1 })
  const [first, neighbour] = await onePerson('address', 2)
  const stranger = await registerMember(server)
  expect((await collectMission(server, first?.token, missionId)).body.success).toBe(true)
  const ask = (language: string) =>
    server.portal('POST', '/wps/relay/MCSFE_signUpRequestReward', {
      ...{ token: neighbour?.token, body: { missionId }, headers: { language } },
    })
  const [vi, th] = [(await ask('vi')).body.message, (await ask('th')).body.message]
  expect(vi).toMatch(/một lần/)
  expect(th).not.toBe(vi)
  expect((await collectMission(server, stranger.token, missionId)).body.success).toBe(true)
})

test('who was there first goes on, whoever comes to his address later', async () => {
  const raffleId = await publishRaffle(server, await content(), { chanceCountMax: 2, memberMax: '100000.00' })
  const [first, second] = [await registerMember(server), await registerMember(server)]
  expect((await drawOf(server, first.token, raffleId)).body.success).toBe(true)
  server.clock.advance(1_000)
  expect((await drawOf(server, second.token, raffleId)).body.success).toBe(true)
  await ties.address?.([first, second], 250)
  expect((await drawOf(server, first.token, raffleId)).body.success).toBe(true)
  expect((await drawOf(server, second.token, raffleId)).body.code).toBe('LIMIT')
})
