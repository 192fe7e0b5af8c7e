import type { VendorCorrectionPlan, VendorTableRound } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { tableActJobs } from './index.ts'

const server = testServer()
const studio = new TestVendor('house')
const sums = { currency: 'VND', up: '200000', upBets: 2, down: '195000', downBets: 1, left: '0', leftBets: 0 }
const item = { roundId: 'rnd_1', playerId: 'nobody', currency: 'VND', stake: '100000', left: '0' }
const plan: VendorCorrectionPlan = {
  ...{ tableId: 'live-baccarat-c05', number: 12, version: 1, bets: 3, sums: [sums] },
  before: { told: ['2c', '3d', '9s', '9h'], result: { en: 'Banker' } },
  after: { told: ['2c', '3d', '9s', '8h'], result: { en: 'Player' } },
  items: [{ ...item, paid: '195000', payout: '0', change: '-195000' }],
}
const at = '2026-11-28T20:00:00.000Z'
const round: VendorTableRound = {
  ...{ sharedRoundId: 'shr_1', number: 12, state: 'settled', openedAt: at, endedAt: at, bets: 3, players: 3 },
  ...{ result: { en: 'Banker' }, corrected: 0, incidents: 0, tableId: plan.tableId, rulesId: 'live-baccarat' },
  ...{ rulesVersion: 1, source: 'readings', commit: 'a'.repeat(64), serverSeed: null, dealer: 'thu-ha' },
  ...{ told: plan.before.told, events: [], corrections: [], replayId: null },
  recordings: [],
  sums: [{ currency: 'VND', bets: 3, players: 3, stake: '300000', payout: '195000', back: '0' }],
}
let rounds = 0

beforeAll(async () => {
  await studio.start(server)
  studio.tells.set('/rounds/corrections', { code: 'OK', plan })
})
afterAll(() => studio.stop())

const as = async (role: Parameters<typeof signInStaff>[1]) => {
  const { cookie } = await signInStaff(server, role)
  const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (await server.console(method, path, { cookie, ...(body && { body }) })).body
  return {
    call,
    tries: (id: string) => call('POST', `/staff/table-rounds/${id}/corrections/trial`, correction),
    asks: (id: string) => call('POST', `/staff/table-rounds/${id}/corrections`, { ...correction, reason }),
    retries: (id: string) => call('POST', `/staff/table-rounds/${id}/corrections/retry`, {}),
    givesUp: (id: string) => call('POST', `/staff/table-rounds/${id}/corrections/give-up`, { reason }),
    decides: (wishId: string, isApproved = true) => call('POST', `/staff/wishes/${wishId}/decide`, { isApproved }),
  }
}
const correction = { version: 1, told: plan.after.told, keepsOverpaid: false }
const reason = 'Lá cuối của Cái bị đọc nhầm'

/** Another round each time: wishes are about one. */
function newRound(): string {
  rounds += 1
  const sharedRoundId = `shr_${rounds}`
  studio.tells.set(`/tables/rounds/${sharedRoundId}`, { ...round, sharedRoundId })
  return sharedRoundId
}
const failures = [
  { roundId: 'rnd_1', playerId: 'nobody', currency: 'VND', amount: '-195000', code: 'BET_CANCELLED', since: at },
]
const stranded = {
  ...{ version: 1, at, toldBefore: plan.before.told, told: plan.after.told, resultBefore: null, keepsOverpaid: false },
  ...{ reason: 'x', by: ['mai', 'khoa'], booked: 1, waiting: 0, givenUp: 0, failed: 1, failures },
}
const strand = (sharedRoundId: string) =>
  studio.tells.set(`/tables/rounds/${sharedRoundId}`, { ...round, sharedRoundId, corrections: [stranded] })
const ended = (id: string) =>
  studio.heard.flatMap(({ path, body }) => {
    const wish = body as { sharedRoundId?: string; does?: string } | undefined
    return path === '/rounds/corrections/calls' && wish?.sharedRoundId === id ? [wish.does] : []
  })
const orders = (id: string) =>
  studio.heard.flatMap(({ path, body }) => {
    const order = body as { isTrial?: boolean; sharedRoundId?: string } | undefined
    return path === '/rounds/corrections' && order?.isTrial === false && order.sharedRoundId === id ? [order] : []
  })

async function settleAct(subject: string): Promise<void> {
  const { id } = await server.db
    .selectFrom('table_chat_acts')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  await tableActJobs['settle-table-act']?.(server.context, { actId: id })
}

test('a correction is worked out, asked for by one and ordered after the yes of another, with both names', async () => {
  const id = newRound()
  const asker = await as('risk')
  expect((await asker.tries(id)).value.plan).toMatchObject({
    sums: [{ up: '2000.00', down: '1950.00', left: '0.00' }],
    items: [{ paid: '1950.00', payout: '0.00', change: '-1950.00' }],
  })
  const { wish } = (await asker.asks(id)).value
  expect(orders(id)).toEqual([])
  expect((await asker.decides(wish.wishId)).success).toBe(false)
  expect((await asker.asks(id)).code).toBe('STATE_CONFLICT')
  expect((await (await as('risk')).decides(wish.wishId)).success).toBe(true)
  await settleAct(id)
  expect(orders(id)).toMatchObject([{ ...correction, isTrial: false, reason, by: [{}, {}] }])
  const [{ by }] = orders(id) as unknown as [{ by: { staffId: string }[] }]
  expect(by[0]?.staffId).not.toBe(by[1]?.staffId)
  expect(await auditOf(server, id)).toEqual([
    ...['table.correction-asked', 'table.correction-approved', 'table.corrected'],
  ])
})

test('two people who confirm at the same time order it once', async () => {
  const id = newRound()
  const { wish } = (await (await as('risk')).asks(id)).value
  const others = await Promise.all([as('risk'), as('owner')])
  const said = await Promise.all(others.map((one) => one.decides(wish.wishId)))
  expect(said.filter(({ success }) => success)).toHaveLength(1)
  const acts = await server.db.selectFrom('table_chat_acts').select('id').where('subject', '=', id).execute()
  expect(acts).toHaveLength(1)
})

test('while the studio is away the order is kept and told again; a refusal stands in the audit log', async () => {
  const id = newRound()
  const { wish } = (await (await as('risk')).asks(id)).value
  await (await as('owner')).decides(wish.wishId)
  studio.tells.set('/rounds/corrections', {})
  await settleAct(id)
  expect(
    (await server.db.selectFrom('table_chat_acts').select('state').where('subject', '=', id).execute())[0],
  ).toEqual({
    state: 'asked',
  })
  studio.tells.set('/rounds/corrections', { code: 'BAD_REQUEST', fault: { rule: 'version' } })
  await settleAct(id)
  studio.tells.set('/rounds/corrections', { code: 'OK', plan })
  expect((await auditOf(server, id)).at(-1)).toBe('table.correction-refused')
})

test('what the studio would not take is said before anybody is asked, and who may not correct may only look', async () => {
  const id = newRound()
  studio.tells.set('/rounds/corrections', { code: 'BAD_REQUEST', fault: { rule: 'steps', step: 4, what: 'player-3' } })
  const risk = await as('risk')
  expect((await risk.tries(id)).value).toEqual({ fault: { rule: 'steps', step: 4, what: 'player-3' } })
  expect((await risk.asks(id)).code).toBe('STATE_CONFLICT')
  studio.tells.set('/rounds/corrections', { code: 'OK', plan })
  const reader = await as('readonly')
  expect((await reader.tries(id)).code).toBe('FORBIDDEN')
  expect((await reader.asks(id)).code).toBe('FORBIDDEN')
  expect((await reader.call('GET', `/staff/table-rounds/${id}`)).value).toMatchObject({
    sums: [{ stake: '3000.00', payout: '1950.00' }],
  })
})

test('a second yes while the studio has not answered the first is no fault: the same once, another one later', async () => {
  const id = newRound()
  const [asker, decider] = [await as('risk'), await as('owner')]
  studio.tells.set('/rounds/corrections', { code: 'OK', plan })
  const first = (await asker.asks(id)).value.wish
  expect((await decider.decides(first.wishId)).success).toBe(true)
  const again = (await asker.asks(id)).value.wish
  expect((await decider.decides(again.wishId)).success).toBe(true)
  const acts = () => server.db.selectFrom('table_chat_acts').select('state').where('subject', '=', id).execute()
  expect(await acts()).toEqual([{ state: 'asked' }])
  const path = `/staff/table-rounds/${id}/corrections`
  const other = (await asker.call('POST', path, { ...correction, keepsOverpaid: true, reason })).value.wish
  expect((await decider.decides(other.wishId)).code).toBe('STATE_CONFLICT')
  await settleAct(id)
  expect((await decider.decides(other.wishId)).success).toBe(true)
  expect(orders(id)).toHaveLength(1)
})

test('what the wallet did not book is seen with its cause, and sent again by one person', async () => {
  const id = newRound()
  const risk = await as('risk')
  expect((await risk.givesUp(id)).code).toBe('STATE_CONFLICT')
  strand(id)
  expect((await risk.call('GET', `/staff/table-rounds/${id}`)).value.corrections).toMatchObject([
    { failed: 1, failures: [{ code: 'BET_CANCELLED', amount: '-1950.00' }] },
  ])
  studio.tells.set('/rounds/corrections/calls', { code: 'OK' })
  expect((await risk.retries(id)).success).toBe(true)
  expect(ended(id)).toEqual(['retry'])
  expect((await (await as('readonly')).retries(id)).code).toBe('FORBIDDEN')
  expect(await auditOf(server, id)).toEqual(['table.correction-retry-asked', 'table.correction-retried'])
})

test('it is given up by two people, and the studio is told until it answers', async () => {
  const id = newRound()
  strand(id)
  const [asker, decider] = [await as('risk'), await as('owner')]
  const { giveUp } = (await asker.givesUp(id)).value
  expect((await asker.decides(giveUp.wishId)).success).toBe(false)
  expect(ended(id)).toEqual([])
  studio.tells.set('/rounds/corrections/calls', { code: 'TEMPORARY' })
  expect((await decider.decides(giveUp.wishId)).success).toBe(true)
  await settleAct(id)
  studio.tells.set('/rounds/corrections/calls', { code: 'OK' })
  await settleAct(id)
  await settleAct(id)
  expect(ended(id)).toEqual(['give-up', 'give-up'])
  expect(await auditOf(server, id)).toEqual([
    ...['table.correction-end-asked', 'table.correction-end-approved', 'table.correction-ended'],
  ])
})
