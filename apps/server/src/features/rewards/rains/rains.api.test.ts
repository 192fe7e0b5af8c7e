import { randomUUID } from 'node:crypto'
import { rainCampaignId, rainTableId } from '@fairground/contract/psw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf, brokenInvariants, memberWithBalance } from '../../../../test/money.ts'
import { newTransactionId } from '../../../../test/psw-player.ts'
import { puppetOf, signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { transact } from '../../../db/db.ts'
import { ensurePlayer, houseVendorId } from '../../games/catalogue/index.ts'
import { reconcileVendor, saveCampaignState } from '../../games/play/index.ts'
import { rainJobs } from './index.ts'
import { settleRain } from './settle-rain.ts'

const server = testServer()
const vendor = new TestVendor(houseVendorId)
const soon = () => new Date(Date.now() + 60_000).toISOString()

beforeAll(async () => {
  await vendor.start(server)
  // The vendor's game stands in for the table.
  await server.db
    .updateTable('games')
    .set({ game_code: rainTableId })
    .where('vendor_id', '=', houseVendorId)
    .where('game_code', '=', testGames.single)
    .execute()
})
afterAll(() => vendor.stop())
beforeEach(() => {
  vendor.heard.length = 0
  vendor.lost.clear()
  vendor.tells.clear()
})
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const ask = (cookie: string | undefined, fields: object = {}) =>
  server.console('POST', '/staff/rains', {
    cookie,
    body: {
      ...{ quantity: 20, stake: '10.00', winMax: '500.00', reason: 'Friday rain', requestId: randomUUID() },
      ...fields,
    },
  })
const decide = async (cookie: string, id: string, verb: 'approve' | 'reject') => {
  const { wishId } = (await find(cookie, id)).value
  const body = { isApproved: verb === 'approve', ...(verb === 'reject' && { reason: 'By hand' }) }
  return server.console('POST', `/staff/wishes/${wishId}/decide`, { cookie, body })
}
const cancel = (cookie: string, id: string) =>
  server.console('POST', `/staff/rains/${id}/cancel`, { cookie, body: { reason: 'By hand' } })
const find = async (cookie: string, id: string) => (await server.console('GET', `/staff/rains/${id}`, { cookie })).body
const people = async () => ({
  asker: await signInStaff(server, 'finance'),
  other: await signInStaff(server, 'finance'),
})
const figures = { played: 0, won: '0' }

/** A rain that another person has said yes to, and that the studio let fall. */
async function fallen() {
  const { asker, other } = await people()
  const rainId: string = (await ask(asker.cookie)).body.value.rainId
  vendor.tells.set('/rains', { code: 'OK', remaining: 20, openUntil: soon(), ...figures })
  expect((await decide(other.cookie, rainId, 'approve')).body.value.state).toBe('approved')
  await settleRain(server.context, rainId)
  return { asker, other, rainId }
}

describe('a rain of free bets', () => {
  test('falls only when another person has said yes, from the campaign that pays, and tells what became of it', async () => {
    const { asker, other } = await people()
    const asked = (await ask(asker.cookie)).body.value
    expect(asked).toMatchObject({ state: 'asked', quantity: 20, costMax: '10000.00', allowed: ['withdraw'] })
    const { rainId } = asked
    expect((await decide(asker.cookie, rainId, 'approve')).body.code).toBe('FOUR_EYES')
    const puppet = await puppetOf(server, asker.cookie)
    expect((await decide(puppet.cookie, rainId, 'approve')).body.code).toBe('FOUR_EYES')
    await settleRain(server.context, rainId)
    expect(vendor.heard).toEqual([])
    vendor.tells.set('/rains', { code: 'OK', remaining: 20, openUntil: soon(), ...figures })
    expect((await decide(other.cookie, rainId, 'approve')).body.value).toMatchObject({ state: 'approved', allowed: [] })
    expect((await find(other.cookie, rainId)).value).toMatchObject({
      ...{ state: 'approved', allowed: [], canCancel: false, decidedBy: other.username, reason: 'Friday rain' },
    })
    await settleRain(server.context, rainId)
    expect(vendor.heard).toMatchObject([
      {
        path: '/rains',
        body: { rainId, quantity: 20, stake: '1000', winMax: '50000', currency: 'VND', campaignId: rainCampaignId },
      },
    ])
    vendor.tells.set(`/rains/${rainId}`, { code: 'OK', remaining: 5, played: 9, won: '12345', openUntil: soon() })
    expect((await find(other.cookie, rainId)).value).toMatchObject({
      ...{ state: 'fallen', figures: { caught: 15, played: 9, won: '123.45' }, canCancel: true },
    })
    expect(await auditOf(server, rainId)).toEqual(['rain.asked', 'rain.approved', 'rain.fallen'])
  })

  test('is one, asked again, said yes to five times, and told again after a lost answer', async () => {
    const { asker } = await people()
    const wish = { requestId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ask(asker.cookie, wish)))
    const ids = new Set(answers.map(({ body }) => body.value.rainId))
    expect(ids.size).toBe(1)
    const [rainId = ''] = ids
    expect((await ask(asker.cookie, { ...wish, quantity: 21 })).body.code).toBe('REQUEST_MISMATCH')
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => signInStaff(server, 'owner')))
    const yeses = await Promise.all(others.map(({ cookie }) => decide(cookie, rainId, 'approve')))
    expect(yeses.filter(({ status }) => status === 200)).toHaveLength(1)
    vendor.lost.add('/rains')
    await settleRain(server.context, rainId)
    expect((await find(asker.cookie, rainId)).value).toMatchObject({ state: 'approved' })
    vendor.lost.clear()
    vendor.tells.set('/rains', { code: 'OK', remaining: 20, openUntil: soon(), ...figures })
    await server.db
      .updateTable('rains')
      .set({ next_at: new Date(Date.now() - 60_000) })
      .where('id', '=', rainId)
      .execute()
    await rainJobs['resume-rains']?.(server.context, {})
    await rainJobs['settle-rain']?.(server.context, { rainId })
    expect((await find(asker.cookie, rainId)).value.state).toBe('fallen')
    const count = vendor.heard.filter(({ path }) => path === '/rains').length
    await settleRain(server.context, rainId)
    expect(vendor.heard.filter(({ path }) => path === '/rains')).toHaveLength(count)
  })

  test('is on the desk of whoever may decide, with what it is about', async () => {
    const { asker, other } = await people()
    const { rainId, wishId } = (await ask(asker.cookie)).body.value
    const query = { state: 'asked', subject: rainId }
    const { list } = (await server.console('GET', '/staff/wishes', { cookie: other.cookie, query })).body.value
    const money = { type: 'amount', currency: 'VND' }
    expect(list).toMatchObject([{ wishId, kind: 'rain', amount: '10000.00', allowed: ['approve', 'reject'] }])
    expect(list[0].facts.slice(1)).toEqual([
      { name: 'freeBets', value: '20', type: 'count' },
      { name: 'stake', value: '10.00', ...money },
      { name: 'eachWinMax', value: '500.00', ...money },
    ])
  })

  test('that the studio refuses never fell; a no and a withdrawal are final', async () => {
    const { asker, other } = await people()
    const ids = await Promise.all([1, 2, 3].map(async () => (await ask(asker.cookie)).body.value.rainId as string))
    const [one = '', two = '', three = ''] = ids
    vendor.tells.set('/rains', { code: 'REFUSED', remaining: 0, openUntil: null, ...figures })
    await decide(other.cookie, one, 'approve')
    await settleRain(server.context, one)
    expect((await find(other.cookie, one)).value).toMatchObject({ state: 'refused', canCancel: false })
    expect((await decide(other.cookie, two, 'reject')).body.value.state).toBe('rejected')
    expect((await find(other.cookie, two)).value).toMatchObject({ state: 'rejected', decisionReason: 'By hand' })
    expect((await decide(asker.cookie, three, 'reject')).body.value.state).toBe('withdrawn')
    expect((await find(other.cookie, three)).value).toMatchObject({ state: 'withdrawn', allowed: [] })
    for (const id of [two, three]) expect((await decide(other.cookie, id, 'approve')).status).toBe(409)
  })

  test('is taken back as far as nobody has caught it', async () => {
    const { other, rainId } = await fallen()
    vendor.tells.set(`/rains/${rainId}`, { code: 'OK', remaining: 8, openUntil: soon(), ...figures })
    expect((await cancel(other.cookie, rainId)).body.value).toMatchObject({
      ...{ state: 'cancelling', cancelReason: 'By hand', canCancel: false },
    })
    await settleRain(server.context, rainId)
    expect((await find(other.cookie, rainId)).value).toMatchObject({
      state: 'cancelled',
      cancelledCount: 8,
      canCancel: false,
    })
    expect((await cancel(other.cookie, rainId)).status).toBe(409)
    const late = await fallen()
    vendor.tells.set(`/rains/${late.rainId}`, { code: 'NOTHING_LEFT', remaining: 0, openUntil: soon(), ...figures })
    await cancel(late.other.cookie, late.rainId)
    await settleRain(server.context, late.rainId)
    expect((await find(late.other.cookie, late.rainId)).value.state).toBe('fallen')
  })

  test.each([
    ['a stake that the table does not take', { stake: '2000000.00' }, 'stake'],
    ['stakes that are worth too much together', { quantity: 200, stake: '50001.00', winMax: '60000.00' }, 'stake'],
    ['a most win below the stake', { winMax: '9.99' }, 'winMax'],
    ['a cost above the cap', { quantity: 200, winMax: '5000001.00' }, 'winMax'],
  ])('with %s is refused', async (_, fields, field) => {
    const { asker } = await people()
    expect((await ask(asker.cookie, fields)).body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field }] } })
  })

  test('is asked for, decided and read only by whoever may', async () => {
    const { asker } = await people()
    const { rainId } = (await ask(asker.cookie)).body.value
    const risk = await signInStaff(server, 'risk')
    expect((await ask(risk.cookie)).status).toBe(403)
    expect((await ask(undefined)).status).toBe(401)
    const readonly = await signInStaff(server, 'readonly')
    for (const verb of ['approve', 'reject'] as const)
      expect((await decide(readonly.cookie, rainId, verb)).status).toBe(404)
    expect((await cancel(readonly.cookie, rainId)).status).toBe(403)
    expect((await find(readonly.cookie, rainId)).value).toMatchObject({ state: 'asked', allowed: [], canCancel: false })
    expect((await find(readonly.cookie, 'ran_nobody')).code).toBe('NOT_FOUND')
  })
})

describe('the prize of a free bet', () => {
  const prizeOf = async (amount: string) => {
    await fallen()
    const member = await memberWithBalance(server, '100.00')
    const playerId = await transact(server.db, (tx) => ensurePlayer(tx, houseVendorId, member.memberId))
    const ids = { transactionId: newTransactionId(), playerId, amount, currency: 'VND' }
    return { member, ids, promo: { campaignId: rainCampaignId, kind: 'cashdrop' as const } }
  }

  test('whose call never came is paid by reconciliation, once', async () => {
    const { ids, promo } = await prizeOf('700')
    const row = { state: 'APPLIED', originalTransactionId: null, gameId: rainTableId, roundId: 'rd-rain' } as const
    vendor.feed.push({ ...ids, ...row, call: 'promo-win', promo, at: new Date().toISOString() })
    await reconcileVendor(server.context, houseVendorId)
    await reconcileVendor(server.context, houseVendorId)
    const again = await vendor.send('promo-win', { ...ids, ...promo })
    expect(again.answer).toMatchObject({ code: 'OK', replayed: true, balance: '10700' })
  })

  test('waits while the campaign is paused, and no rain falls meanwhile', async () => {
    const { ids, promo } = await prizeOf('700')
    const set = (state: 'open' | 'paused') =>
      transact(server.db, (tx) => saveCampaignState(tx, { vendorId: houseVendorId, campaignId: rainCampaignId, state }))
    await set('paused')
    expect((await vendor.send('promo-win', { ...ids, ...promo })).answer.code).toBe('BET_NOT_FOUND')
    const { asker, other } = await people()
    const { rainId } = (await ask(asker.cookie)).body.value
    expect((await decide(other.cookie, rainId, 'approve')).status).toBe(409)
    expect((await find(other.cookie, rainId)).value).toMatchObject({ state: 'asked', allowed: ['approve', 'reject'] })
    await set('open')
    expect((await decide(other.cookie, rainId, 'approve')).status).toBe(200)
    expect((await vendor.send('promo-win', { ...ids, ...promo })).answer).toMatchObject({
      code: 'OK',
      balance: '10700',
    })
  })
})
