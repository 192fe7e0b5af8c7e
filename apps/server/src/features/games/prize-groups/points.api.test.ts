import { groupShares } from '@fairground/lottery-rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../test/agents.ts'
import type { TestMember } from '../../../../test/members.ts'
import {
  brokenInvariants,
  newRoundId,
  newTransactionId,
  type PswPlayer,
  payIn,
  seatPlayer,
  sitDown,
} from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { payPoints } from './pay-points.ts'

const server = testServer()
const vendor = new TestVendor('points-vendor')
const stranger = new TestVendor('groupless-vendor')
beforeAll(async () => {
  await vendor.start(server)
  await stranger.start(server)
  await server.db.updateTable('vendors').set({ names_groups: true }).where('id', '=', vendor.vendorId).execute()
})
afterAll(async () => {
  await vendor.stop()
  await stranger.stop()
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const seated = (token: string) => sitDown(server, vendor, token)

/** A player directly below an agent at 1960: his own group is 1940. */
async function team(): Promise<{ agent: TestMember; player: PswPlayer }> {
  const agent = await openAgent(server)
  const member = await registerBelow(server, agent)
  await payIn(server, member.token, '10000.00')
  return { agent, player: await seated(member.token) }
}

const points = (group: number, base = '100000', fields: object = {}) => ({ group, base, draw: 'd1', ...fields })

/** A bet of 1,000.00 at a group whose round has ended; answers the round. */
async function played(
  player: PswPlayer,
  group: number,
  closing: object = {},
): Promise<{ roundId: string; winId: string }> {
  const [roundId, winId] = [newRoundId(), newTransactionId()]
  const bet = await player.bet({ roundId, amount: '100000', points: points(group) })
  expect(bet.answer.code).toBe('OK')
  const win = await player.win({ roundId, transactionId: winId, amount: '0', roundClosed: true, ...closing })
  expect(win.answer.code).toBe('OK')
  return { roundId, winId }
}

const sharesOf = async (roundId: string) =>
  (
    await server.db
      .selectFrom('point_shares')
      .select(['earner_id', 'version', 'amount_minor', 'payment_id'])
      .where('round_id', '=', roundId)
      .orderBy('version')
      .execute()
  ).map((row) => ({ earner: row.earner_id, version: row.version, amount: row.amount_minor, isPaid: !!row.payment_id }))

async function cashOf(memberId: string): Promise<bigint> {
  const { getBalance } = await import('../../money/wallet/index.ts')
  return (await getBalance(server.db, memberId, 'VND')).availableMinor
}
const pay = () => payPoints(server.context)

describe('groups of accounts', () => {
  test('[R9.38] an account without agent plays at 1940, a top agent has 1960, and who comes below keeps the distance', async () => {
    const groupOf = async (memberId: string) =>
      (await server.db.selectFrom('members').select('prize_group').where('id', '=', memberId).executeTakeFirstOrThrow())
        .prize_group
    const alone = await seatPlayer(server, vendor)
    const { agent, player } = await team()
    expect([await groupOf(alone.memberId), await groupOf(agent.memberId), await groupOf(player.memberId)]).toEqual([
      1940, 1960, 1940,
    ])
    await server.db.updateTable('members').set({ prize_group: 1_905 }).where('id', '=', agent.memberId).execute()
    expect(await groupOf((await registerBelow(server, agent)).memberId)).toBe(1_903)
  })

  test('a vendor is told the group of its player only with that right', async () => {
    const { player } = await team()
    const { answer } = await vendor.send('balance', { playerId: player.playerId, sessionToken: player.sessionToken })
    expect(answer).toMatchObject({ code: 'OK', points: { group: 1_940, floor: 1_800 } })
    const elsewhere = await sitDown(server, stranger, player.token)
    const other = await stranger.send('balance', { playerId: elsewhere.playerId, sessionToken: elsewhere.sessionToken })
    expect(other.answer.points).toBeUndefined()
    const roundId = newRoundId()
    expect((await elsewhere.bet({ roundId, points: points(1_900, '1000') })).answer.code).toBe('OK')
    await elsewhere.win({ roundId, amount: '0', roundClosed: true })
    expect(await sharesOf(roundId)).toEqual([])
  })

  test('nobody bets above his own group, below the floor, or on more than the stake', async () => {
    const { player } = await team()
    const codeOf = async (told: object) => (await player.bet({ amount: '1000', points: told })).answer.code
    expect(await codeOf(points(1_941, '1000'))).toBe('GROUP_NOT_ALLOWED')
    expect(await codeOf(points(1_799, '1000'))).toBe('GROUP_NOT_ALLOWED')
    expect(await codeOf(points(1_900, '1001'))).toBe('BAD_REQUEST')
    expect(await codeOf(points(1_940, '1000'))).toBe('OK')
    expect(await player.balanceMinor()).toBe(999_000n)
  })

  test('who is lowered keeps his group for the draws that were on sale, and not for the next', async () => {
    const { player } = await team()
    const onSaleSince = new Date(server.clock.now().getTime() - 60_000).toISOString()
    const change = { group_before: 1_940, group_after: 1_900, changed_by: 'test', reason: 'test' }
    await server.db
      .insertInto('prize_group_changes')
      .values({ ...change, member_id: player.memberId, changed_at: new Date(server.clock.now().getTime() - 1) })
      .execute()
    await server.db.updateTable('members').set({ prize_group: 1_900 }).where('id', '=', player.memberId).execute()
    const before = await player.bet({ points: points(1_940, '1000', { onSaleSince }) })
    expect(before.answer.code).toBe('OK')
    const next = await player.bet({ points: points(1_940, '1000', { onSaleSince: server.clock.now().toISOString() }) })
    expect(next.answer.code).toBe('GROUP_NOT_ALLOWED')
  })
})

describe('what a settlement owes and a run pays', () => {
  test('each of the line has the difference to the one below, as the rules say, and each is paid once by two runs at once', async () => {
    const { agent, player } = await team()
    const { roundId } = await played(player, 1_900)
    const line = [
      { id: agent.memberId, group: 1_960 },
      { id: player.memberId, group: 1_940 },
    ]
    const { shares } = groupShares({ maxGroup: 1_960, line, betGroup: 1_900, stakeMinor: 100_000n })
    const owed = await sharesOf(roundId)
    expect(new Map(owed.map(({ earner, amount }) => [earner, BigInt(amount)]))).toEqual(shares)
    const [agentBefore, playerBefore] = [await cashOf(agent.memberId), await cashOf(player.memberId)]
    await Promise.all([pay(), pay()])
    await pay()
    expect(await cashOf(agent.memberId)).toBe(agentBefore + 1_000n)
    expect(await cashOf(player.memberId)).toBe(playerBefore + 2_000n)
    expect((await sharesOf(roundId)).every(({ isPaid }) => isPaid)).toBe(true)
    const { rows } = await server.pool.query(
      `select distinct e.transfer_id from ledger.account_entries e join point_payments p on p.id = e.reference
      where e.transfer_kind = 'agent_points' and p.earner_id = $1`,
      [agent.memberId],
    )
    expect(rows).toHaveLength(1)
  })

  test('a win that is sent ten times settles once', async () => {
    const { player } = await team()
    const roundId = newRoundId()
    await player.bet({ roundId, amount: '100000', points: points(1_900) })
    const win = { roundId, transactionId: newTransactionId(), amount: '0', roundClosed: true }
    await Promise.all(Array.from({ length: 10 }, () => player.win(win)))
    expect(await sharesOf(roundId)).toHaveLength(2)
  })

  test('what was given back earns nothing: the closing call names what stands, and a bet taken back is void', async () => {
    const { agent, player } = await team()
    const half = await played(player, 1_900, { pointsBase: '50000' })
    expect((await sharesOf(half.roundId)).map(({ amount }) => amount).toSorted()).toEqual(['1000', '500'])
    const [roundId, transactionId] = [newRoundId(), newTransactionId()]
    await player.bet({ roundId, transactionId, amount: '100000', points: points(1_900) })
    const back = await player.rollback({ roundId, originalTransactionId: transactionId })
    expect(back.answer.code).toBe('OK')
    expect(await sharesOf(roundId)).toEqual([])
    await pay()
    expect(await cashOf(agent.memberId)).toBe(500n)
  })

  test('a correction takes back what was paid, once', async () => {
    const { agent, player } = await team()
    const { roundId, winId } = await played(player, 1_900)
    await pay()
    expect(await cashOf(agent.memberId)).toBe(1_000n)
    const sent = {
      ...{ playerId: player.playerId, transactionId: newTransactionId(), originalTransactionId: winId, version: 1 },
      ...{ amount: '100000', currency: 'VND', reason: 'the draw was void', pointsBase: '0' },
    }
    const first = await vendor.send('adjust', sent)
    expect(first.answer.code).toBe('OK')
    expect((await vendor.send('adjust', sent)).answer).toMatchObject({ code: 'OK', replayed: true })
    const amounts = (await sharesOf(roundId)).map(({ version, amount }) => `${version}: ${amount}`).toSorted()
    expect(amounts).toEqual(['1: 1000', '1: 2000', '2: -1000', '2: -2000'])
    await Promise.all([pay(), pay()])
    expect(await cashOf(agent.memberId)).toBe(0n)
    const payments = await server.db
      .selectFrom('point_payments')
      .select(['amount_minor', 'debt_minor'])
      .where('earner_id', '=', agent.memberId)
      .orderBy('paid_at')
      .execute()
    expect(payments).toEqual([
      { amount_minor: '1000', debt_minor: '0' },
      { amount_minor: '-1000', debt_minor: '0' },
    ])
  })

  test('what the purse no longer holds is owed, and the purse is never below zero', async () => {
    const { agent, player } = await team()
    const { winId } = await played(player, 1_900)
    await pay()
    const { adjustCash } = await import('../../money/wallet/index.ts')
    const taken = { memberId: agent.memberId, currency: 'VND', direction: 'debit' as const, amountMinor: 600n }
    const { transact } = await import('../../../db/db.ts')
    await transact(server.db, (tx) =>
      adjustCash(tx, { ...taken, adjustmentId: newTransactionId(), actor: { kind: 'system', id: 'test' } }),
    )
    const sent = {
      ...{ playerId: player.playerId, transactionId: newTransactionId(), originalTransactionId: winId, version: 1 },
      ...{ amount: '100000', currency: 'VND', reason: 'the draw was void', pointsBase: '0' },
    }
    await vendor.send('adjust', sent)
    await pay()
    expect(await cashOf(agent.memberId)).toBe(0n)
    const [last] = await server.db
      .selectFrom('point_payments')
      .select(['amount_minor', 'debt_minor'])
      .where('earner_id', '=', agent.memberId)
      .orderBy('amount_minor')
      .execute()
    expect(last).toEqual({ amount_minor: '-1000', debt_minor: '600' })
  })
})

test('the statement is a file too, for the agent alone', async () => {
  const { agent, player } = await team()
  await played(player, 1_900)
  await pay()
  const now = server.clock.now().getTime()
  const query = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() }
  const get = (token: string) =>
    server.portalApp.inject({ url: '/wps/records/points.csv', headers: { token, language: 'en' }, query })
  const file = await get(agent.token)
  expect(file.headers['content-type']).toContain('text/csv')
  const [head, ...lines] = file.body.trim().split('\r\n')
  expect(head).toContain('(VND)')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/,d1,[^,]+,1000\.00,10\.00,10\.00$/)
  expect((await get(player.token)).statusCode).toBe(403)
  expect((await get('')).statusCode).toBe(401)
})
