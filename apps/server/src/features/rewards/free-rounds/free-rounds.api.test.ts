import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import { auditOf, balanceOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { newTransactionId } from '../../../../test/psw-player.ts'
import { puppetOf, signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { reconcileVendor } from '../../games/play/index.ts'
import { freeRoundJobs, settleGrant } from './index.ts'

const server = testServer()
const vendor = new TestVendor('giver')
const nodeIds: Record<string, string> = {}
beforeAll(async () => {
  await vendor.start(server)
  const games = await server.db.selectFrom('games').selectAll().where('vendor_id', '=', vendor.vendorId).execute()
  for (const game of games) nodeIds[game.game_code] = game.node_id
})
afterAll(() => vendor.stop())
afterEach(async () => {
  vendor.freeRounds.lostCount = 0
  vendor.freeRounds.isRefusing = false
  expect(await brokenInvariants(server)).toEqual([])
})

const ask = (cookie: string | undefined, member: string, fields: object = {}) =>
  server.console('POST', '/staff/free-rounds', {
    cookie,
    body: {
      ...{ member, nodeId: nodeIds[testGames.single], quantity: 3, stake: '10.00', winMax: '500.00', days: 7 },
      ...{ reason: 'Birthday', requestId: randomUUID() },
      ...fields,
    },
  })
const decide = async (cookie: string, id: string, verb: 'approve' | 'reject', reason = 'No reason') => {
  const { wishId } = await find(cookie, id)
  const body = { isApproved: verb === 'approve', ...(verb === 'reject' && { reason }) }
  return server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body })
}
const cancel = (cookie: string, id: string, reason = 'No reason') =>
  server.console('POST', `/staff/free-rounds/${id}/cancel`, { cookie, body: { reason } })
const find = async (cookie: string, query: string) =>
  (await server.console('GET', '/staff/free-rounds', { cookie, query: { query } })).body.value.list[0]
const ownOf = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCSFE_freeRounds', { token })).body.value.list
/** What the member was written about free rounds. */
const inboxOf = async (token: string): Promise<object[]> => {
  const { list } = (await server.portal('GET', '/wps/relay/CSP_messageList', { token })).body.value
  return list.filter(({ kind }: { kind: string }) => kind === 'freeRounds')
}

const people = async () => ({
  asker: await signInStaff(server, 'finance'),
  other: await signInStaff(server, 'finance'),
})

/** A grant that another person has said yes to, and that the vendor was told of. */
async function granted(fields: object = {}) {
  const { asker, other } = await people()
  const member = await memberWithBalance(server, '100.00')
  const grantId: string = (await ask(asker.cookie, member.account, fields)).body.value.grantId
  expect((await decide(other.cookie, grantId, 'approve')).body.value.state).toBe('approved')
  await settleGrant(server.context, grantId)
  return { asker, other, member, grantId }
}

/** A round that the vendor played, told to the wallet. */
const told = (grantId: string, amount: string, fields: object = {}) => {
  const { playerId = '' } = vendor.freeRounds.grants.get(grantId) ?? {}
  const head = { freeRoundsId: grantId, playerId, amount, currency: 'VND', transactionId: newTransactionId() }
  const played = { remaining: vendor.freeRounds.play(grantId), playedAt: new Date().toISOString() }
  return vendor.send('free-round-win', { ...head, ...played, ...fields })
}

const wrongWishes: [string, { nodeId?: string; [field: string]: unknown }, string][] = [
  ['an unknown member', { member: 'nobody-there' }, 'member'],
  ['a stake that the game does not take', { nodeId: 'large', stake: '99.99' }, 'stake'],
  ['a stake that makes the rounds worth too much', { quantity: 99, stake: '200000.00' }, 'stake'],
  ['a highest win below one stake', { winMax: '9.99' }, 'winMax'],
  ['a game that is not there', { nodeId: 'none' }, 'nodeId'],
]

describe('a grant of free rounds', () => {
  test('is the vendor’s only when another person has said yes; the member is told and sees what is left', async () => {
    const { asker, other } = await people()
    const member = await memberWithBalance(server, '100.00')
    const asked = (await ask(asker.cookie, member.account.toUpperCase())).body.value
    expect(asked).toMatchObject({ state: 'asked', account: member.account, quantity: 3, allowed: ['withdraw'] })
    const id: string = asked.grantId
    expect((await decide(asker.cookie, id, 'approve')).body.code).toBe('FOUR_EYES')
    const puppet = await puppetOf(server, asker.cookie)
    expect((await decide(puppet.cookie, id, 'approve')).body.code).toBe('FOUR_EYES')
    expect(vendor.freeRounds.grants.has(id)).toBe(false)
    expect(await ownOf(member.token)).toEqual([])
    expect((await decide(other.cookie, id, 'approve')).body.value.state).toBe('approved')
    expect(await find(other.cookie, id)).toMatchObject({
      ...{ state: 'approved', remaining: 0, decidedBy: other.username, reason: 'Birthday', allowed: [] },
    })
    await settleGrant(server.context, id)
    expect(vendor.freeRounds.grants.get(id)).toMatchObject({
      gameIds: [testGames.single],
      ...{ currency: 'VND', quantity: 3, stake: '1000', winMax: '50000' },
    })
    expect(await ownOf(member.token)).toMatchObject([{ grantId: id, quantity: 3, remaining: 3, stake: '10.00' }])
    expect(await inboxOf(member.token)).toHaveLength(1)
    expect(await auditOf(server, id)).toEqual(['free-rounds.asked', 'free-rounds.approved', 'free-rounds.granted'])
    expect(await find(other.cookie, id)).toMatchObject({ state: 'granted', remaining: 3, canCancel: true })
  })

  test('[W-37] twice is once: asked again, said yes to ten times, and told again after a lost answer', async () => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '100.00')
    const wish = { requestId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ask(asker.cookie, member.account, wish)))
    const ids = new Set(answers.map(({ body }) => body.value.grantId))
    expect(ids.size).toBe(1)
    const [grantId = ''] = ids
    for (const part of [{ quantity: 4 }, { winMax: '500.01' }, { days: 8 }, { reason: 'Another' }])
      expect((await ask(asker.cookie, member.account, { ...wish, ...part })).body.code).toBe('REQUEST_MISMATCH')
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => signInStaff(server, 'owner')))
    const yeses = await Promise.all(others.map(({ cookie }) => decide(cookie, grantId, 'approve')))
    expect(yeses.filter(({ status }) => status === 200)).toHaveLength(1)
    vendor.freeRounds.lostCount = 1
    await settleGrant(server.context, grantId)
    expect(await find(asker.cookie, grantId)).toMatchObject({ state: 'approved' })
    await Promise.all([1, 2, 3].map(() => settleGrant(server.context, grantId)))
    expect(await find(asker.cookie, grantId)).toMatchObject({ state: 'granted', remaining: 3 })
    expect(await inboxOf(member.token)).toHaveLength(1)
    const tries = vendor.freeRounds.callCount
    await settleGrant(server.context, grantId)
    expect(vendor.freeRounds.callCount).toBe(tries)
  })

  test('is on the desk of whoever may decide, with what it is about', async () => {
    const { asker, other } = await people()
    const member = await memberWithBalance(server, '100.00')
    const { grantId, wishId, gameName } = (await ask(asker.cookie, member.account)).body.value
    const query = { subject: grantId }
    const onDesk = async () =>
      (await server.console('GET', '/staff/wishes', { cookie: other.cookie, query })).body.value.list[0]
    const money = { type: 'amount', currency: 'VND' }
    const asked = await onDesk()
    expect(asked).toMatchObject({ wishId, kind: 'free-rounds', amount: '500.00', allowed: ['approve', 'reject'] })
    expect(asked.facts).toEqual([
      { name: 'account', value: member.account, type: 'text' },
      { name: 'game', value: gameName, type: 'text' },
      { name: 'rounds', value: '3', type: 'count' },
      { name: 'stake', value: '10.00', ...money },
      { name: 'worth', value: '30.00', ...money },
      { name: 'days', value: '7', type: 'count' },
    ])
    await decide(other.cookie, grantId, 'approve')
    const value = (await find(other.cookie, grantId)).startBefore
    expect((await onDesk()).facts[5]).toEqual({ name: 'startBefore', value, type: 'time' })
  })

  test('whose own job died is taken up again', async () => {
    const { asker, other } = await people()
    const member = await memberWithBalance(server, '100.00')
    const { grantId } = (await ask(asker.cookie, member.account)).body.value
    await decide(other.cookie, grantId, 'approve')
    await server.db
      .updateTable('free_round_grants')
      .set({ next_at: new Date(Date.now() - 60_000) })
      .where('id', '=', grantId)
      .execute()
    await freeRoundJobs['resume-free-rounds']?.(server.context, {})
    await freeRoundJobs['settle-free-rounds']?.(server.context, { grantId })
    expect(await find(asker.cookie, grantId)).toMatchObject({ state: 'granted' })
  })

  test('that the vendor refuses is nobody’s: nothing is shown, and a win of it is not paid', async () => {
    vendor.freeRounds.isRefusing = true
    const { member, grantId, other } = await granted()
    expect(await find(other.cookie, grantId)).toMatchObject({ state: 'refused', canCancel: false })
    expect(await ownOf(member.token)).toEqual([])
    expect(await inboxOf(member.token)).toEqual([])
  })

  test('a no rejects it, the asker takes it back, and both are final', async () => {
    const { asker, other } = await people()
    const member = await memberWithBalance(server, '100.00')
    const [one, two] = [await ask(asker.cookie, member.account), await ask(asker.cookie, member.account)]
    const rejected = await decide(other.cookie, one.body.value.grantId, 'reject', 'Too much')
    expect(rejected.body.value).toMatchObject({ state: 'rejected', decisionReason: 'Too much', allowed: [] })
    expect(await find(other.cookie, one.body.value.grantId)).toMatchObject({ state: 'rejected', allowed: [] })
    expect((await decide(asker.cookie, two.body.value.grantId, 'reject')).body.value.state).toBe('withdrawn')
    expect(await find(other.cookie, two.body.value.grantId)).toMatchObject({ state: 'withdrawn', canCancel: false })
    expect((await decide(other.cookie, one.body.value.grantId, 'approve')).status).toBe(409)
    expect((await cancel(other.cookie, two.body.value.grantId)).status).toBe(409)
  })

  test.each(wrongWishes)('for %s is refused', async (_, fields, field) => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '10.00')
    const nodeId = fields.nodeId === 'large' ? nodeIds[testGames.large] : fields.nodeId
    const { body } = await ask(asker.cookie, member.account, { ...fields, ...(nodeId && { nodeId }) })
    expect(body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  })

  test('the sixth that is open of one member is refused', async () => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '10.00')
    for (let count = 0; count < 5; count += 1) expect((await ask(asker.cookie, member.account)).status).toBe(200)
    expect((await ask(asker.cookie, member.account)).body.value.errors[0].key).toBe('validation.freeRoundGrants')
  })

  test('is chosen among the open games of vendors that take free rounds, by name', async () => {
    const { asker } = await people()
    const games = (name: string) =>
      server.console('GET', '/staff/free-round-games', { cookie: asker.cookie, query: { name } })
    expect((await games('g-large')).body.value.list).toMatchObject([
      { nodeId: nodeIds[testGames.large], stakeMin: '100.00', stakeMax: '1000000.00' },
    ])
    expect((await games('nobody')).body.value.list).toEqual([])
  })

  test('is asked for, decided and read only by whoever may', async () => {
    const { asker } = await people()
    const member = await memberWithBalance(server, '10.00')
    const { grantId } = (await ask(asker.cookie, member.account)).body.value
    const risk = await signInStaff(server, 'risk')
    expect((await ask(risk.cookie, member.account)).status).toBe(403)
    expect((await ask(undefined, member.account)).status).toBe(401)
    const readonly = await signInStaff(server, 'readonly')
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(readonly.cookie, grantId, verb)).status).toBe(404)
    expect((await cancel(readonly.cookie, grantId)).status).toBe(403)
    expect(await find(readonly.cookie, grantId)).toMatchObject({ state: 'asked', allowed: [], canCancel: false })
    expect((await server.portal('GET', '/wps/relay/MCSFE_freeRounds', {})).status).toBe(401)
    const trial = await openTrial(server)
    expect((await server.portal('GET', '/wps/relay/MCSFE_freeRounds', { token: trial.token })).status).not.toBe(500)
  })
})

describe('rounds of a grant', () => {
  test('pay cash up to the highest win, and what is left counts down for member and staff', async () => {
    const { member, grantId, other } = await granted()
    expect((await told(grantId, '20000')).answer).toMatchObject({ code: 'OK', balance: '30000' })
    expect(await ownOf(member.token)).toMatchObject([{ remaining: 2 }])
    expect((await told(grantId, '40000')).answer).toMatchObject({ code: 'OK', paid: '30000' })
    expect(await find(other.cookie, grantId)).toMatchObject({ remaining: 1, won: '500.00' })
    expect((await balanceOf(server, member.token)).balance).toBe('600.00')
    expect((await told(grantId, '0')).answer.code).toBe('OK')
    expect(await ownOf(member.token)).toEqual([])
  })

  test('that were not played are taken back once; those that were stay, and one that was begun before is paid', async () => {
    const { member, grantId, other, asker } = await granted()
    const begunAt = new Date().toISOString()
    await told(grantId, '1000')
    const late = vendor.freeRounds.play(grantId)
    expect((await cancel(other.cookie, grantId, 'By mistake')).body.value).toMatchObject({
      ...{ state: 'cancelling', cancelReason: 'By mistake', reason: 'Birthday' },
    })
    vendor.freeRounds.lostCount = 1
    await settleGrant(server.context, grantId)
    await settleGrant(server.context, grantId)
    expect(await find(asker.cookie, grantId)).toMatchObject({ state: 'cancelled', cancelledCount: 1, remaining: 0 })
    expect(await ownOf(member.token)).toEqual([])
    expect(await inboxOf(member.token)).toHaveLength(2)
    const { playerId = '' } = vendor.freeRounds.grants.get(grantId) ?? {}
    const win = { freeRoundsId: grantId, playerId, amount: '500', currency: 'VND', remaining: late }
    const tell = (playedAt: string) =>
      vendor.send('free-round-win', { ...win, playedAt, transactionId: newTransactionId() })
    expect((await tell(begunAt)).answer.code).toBe('OK')
    expect((await tell(new Date(Date.now() + 60_000).toISOString())).answer.code).toBe('BONUS_RESTRICTED')
    expect((await balanceOf(server, member.token)).balance).toBe('115.00')
  })

  test('that were all played before the cancel came leave the grant as it was', async () => {
    const { grantId, other } = await granted({ quantity: 1 })
    vendor.freeRounds.play(grantId)
    await cancel(other.cookie, grantId)
    await settleGrant(server.context, grantId)
    expect(await find(other.cookie, grantId)).toMatchObject({ state: 'granted', canCancel: true })
  })

  test('whose win never came are paid by reconciliation, once', async () => {
    const { member, grantId } = await granted()
    const { playerId = '' } = vendor.freeRounds.grants.get(grantId) ?? {}
    vendor.feed.push({
      transactionId: newTransactionId(),
      call: 'free-round-win',
      state: 'APPLIED',
      originalTransactionId: null,
      playerId,
      gameId: testGames.single,
      roundId: 'rd-free',
      ...{ amount: '700', currency: 'VND' },
      at: new Date().toISOString(),
      freeRounds: { freeRoundsId: grantId, remaining: 2 },
    })
    await reconcileVendor(server.context, vendor.vendorId)
    await reconcileVendor(server.context, vendor.vendorId)
    expect((await balanceOf(server, member.token)).balance).toBe('107.00')
    expect(await ownOf(member.token)).toMatchObject([{ remaining: 2 }])
  })
})
