import { afterEach, expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { askDeposit, auditOf, balanceOf, bankMethodId, brokenInvariants } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const account = { bankName: 'NH Cau', bankBin: '970436', accountName: 'CONG TY FAIRGROUND', accountNo: '0071000888999' }
const terms = {
  names: { vi: 'Chuyển nhanh', en: 'Fast transfer' },
  instructions: { vi: 'Ghi đúng mã.', en: 'Write the code.' },
  min: '100000.00',
  max: '5000000.00',
  feeRateBp: 100,
  feeFixed: '2000.00',
  feeBearer: 'player',
  lifeMinutes: 30,
  accounts: [account],
  isEnabled: true,
}
const path = '/staff/deposit-methods'
const list = async (cookie: string) => (await server.console('GET', path, { cookie })).body.value
const add = (cookie: string | undefined, body: object = {}) =>
  server.console('POST', path, { cookie, body: { ...terms, currency: 'VND', ...body } })
const change = (cookie: string | undefined, methodId: string, body: object) =>
  server.console('PUT', `${path}/${methodId}`, { cookie, body: { ...terms, ...body } })
const order = (cookie: string | undefined, methodIds: string[]) =>
  server.console('PUT', '/staff/deposit-method-order', { cookie, body: { methodIds } })
const shown = async (token: string) =>
  (await server.portal('GET', '/wps/relay/MCS2_depositMethods', { token })).body.value
const rowOf = (id: string) =>
  server.db.selectFrom('deposit_methods').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a method that staff add is what players see next, with its fee taken off what they are credited', async () => {
  const { cookie, username } = await signInStaff(server)
  const added = await add(cookie)
  expect(added.body.value).toMatchObject({ ...terms, kind: 'manual', revision: 1, changedBy: username })
  const { methodId } = added.body.value
  expect((await list(cookie)).at(-1)).toEqual(added.body.value)
  expect(await auditOf(server, methodId)).toEqual(['deposit-method.added'])

  const { token } = await registerMember(server)
  expect((await shown(token)).at(-1)).toMatchObject({
    methodId,
    name: 'Fast transfer',
    min: '100000.00',
    fee: { rateBp: 100, fixed: '2000.00' },
    lifeMinutes: 30,
  })
  const { body } = await askDeposit(server, token, '500000.00', { methodId })
  const { depositId, createdAt, expiresAt } = body.value
  expect(body.value).toMatchObject({ amount: '500000.00', fee: '7000.00', credit: '493000.00', payTo: account })
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(30 * 60_000)
  const approved = await server.console('POST', `/staff/deposits/${depositId}/approve`, { cookie, body: {} })
  expect(approved.body.value).toMatchObject({ fee: '7000.00', feeBearer: 'player', credit: '493000.00' })
  expect((await balanceOf(server, token)).balance).toBe('493000.00')
})

test('what a method is changed to holds for the next deposit, and not for one under way', async () => {
  const { cookie } = await signInStaff(server)
  const { methodId } = (await add(cookie)).body.value
  const { token } = await registerMember(server)
  const first = (await askDeposit(server, token, '200000.00', { methodId })).body.value
  const moved = { ...account, accountNo: '0071000111222' }
  const changed = await change(cookie, methodId, {
    revision: 1,
    feeBearer: 'house',
    accounts: [moved],
    lifeMinutes: 60,
  })
  expect(changed.body.value).toMatchObject({ revision: 2, accounts: [moved] })
  const second = (await askDeposit(server, token, '200000.00', { methodId })).body.value
  expect(second).toMatchObject({ fee: '0.00', credit: '200000.00', payTo: { accountNo: '0071000111222' } })
  const own = await server.portal('GET', '/wps/relay/MCS2_depositList', { token })
  expect(own.body.value.list[1]).toEqual(first)
  const log = await server.db.selectFrom('audit_log').select('detail').where('subject', '=', methodId).execute()
  expect(log).toContainEqual({
    detail: {
      feeBearer: { from: 'player', to: 'house' },
      lifeMinutes: { from: 30, to: 60 },
      accounts: { from: [account], to: [moved] },
    },
  })
})

test('who read the method before it changed is told to look again instead of paying another fee', async () => {
  const { cookie } = await signInStaff(server)
  const { methodId } = (await add(cookie)).body.value
  const { token } = await registerMember(server)
  await change(cookie, methodId, { revision: 1, feeRateBp: 500 })
  const late = await askDeposit(server, token, '200000.00', { methodId, methodRevision: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
  const fresh = await askDeposit(server, token, '200000.00', { methodId, methodRevision: 2 })
  expect(fresh.body.value.fee).toBe('12000.00')
})

test('of two people who save at once one is told to look again', async () => {
  const { cookie } = await signInStaff(server)
  const { methodId } = (await add(cookie)).body.value
  const answers = await Promise.all(
    [10, 20].map((lifeMinutes) => change(cookie, methodId, { revision: 1, lifeMinutes })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await auditOf(server, methodId)).toEqual(['deposit-method.added', 'deposit-method.changed'])
})

test('a method that is off is neither shown nor usable, and needs no account', async () => {
  const { cookie } = await signInStaff(server)
  const { methodId } = (await add(cookie)).body.value
  const off = await change(cookie, methodId, { revision: 1, isEnabled: false, accounts: [] })
  expect(off.body.success).toBe(true)
  const { token } = await registerMember(server)
  expect((await shown(token)).map((method: { methodId: string }) => method.methodId)).not.toContain(methodId)
  expect((await askDeposit(server, token, '200000.00', { methodId })).body.code).toBe('FEATURE_OFF')
})

test('players see the methods in the order that staff chose, and an order that misses one is refused', async () => {
  const { cookie } = await signInStaff(server)
  await add(cookie)
  const ids = (await list(cookie)).map((method: { methodId: string }) => method.methodId)
  const turned = [...ids].reverse()
  expect((await order(cookie, turned)).body.value.map((one: { methodId: string }) => one.methodId)).toEqual(turned)
  const { token } = await registerMember(server)
  const isShown = (id: string) => shownIds.includes(id)
  const shownIds: string[] = (await shown(token)).map((method: { methodId: string }) => method.methodId)
  expect(shownIds).toEqual(turned.filter(isShown))
  for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids.slice(1), 'dpm_none']])
    expect((await order(cookie, wrong)).status).toBe(409)
  expect((await order(cookie, ids)).body.success).toBe(true)
})

test.each([
  ['a name that is missing in one language', { names: { vi: 'Chuyển nhanh' } }, 'names.en', 'validation.required'],
  ['a most below the least', { min: '100.00', max: '99.99' }, 'max', 'validation.amountsCrossed'],
  ['a least of nothing', { min: '0.00' }, 'min', 'validation.required'],
  ['a least that is no amount', { min: '1e3' }, 'min', 'validation.required'],
  ['a fee above a fifth', { feeRateBp: 2_001 }, 'feeRateBp', 'validation.tooBig'],
  ['half a hundredth of a percent', { feeRateBp: 0.5 }, 'feeRateBp', 'validation.format'],
  ['a fee that leaves nothing', { feeFixed: '99000.00' }, 'feeFixed', 'validation.feeEatsAmount'],
  ['a negative fee', { feeFixed: '-1.00' }, 'feeFixed', 'validation.format'],
  ['four minutes to pay', { lifeMinutes: 4 }, 'lifeMinutes', 'validation.tooSmall'],
  ['more than a week to pay', { lifeMinutes: 10_081 }, 'lifeMinutes', 'validation.tooBig'],
  ['no account', { accounts: [] }, 'accounts', 'validation.accountNeeded'],
  [
    'an account without owner',
    { accounts: [{ ...account, accountName: ' ' }] },
    'accounts.0.accountName',
    'validation.required',
  ],
  [
    'a number with a dash',
    { accounts: [{ ...account, accountNo: '007-1000' }] },
    'accounts.0.accountNo',
    'validation.accountNo',
  ],
  [
    'a bank of five digits',
    { accounts: [{ ...account, bankBin: '97043' }] },
    'accounts.0.bankBin',
    'validation.bankBin',
  ],
  ['eleven accounts', { accounts: Array.from({ length: 11 }, () => account) }, 'accounts', 'validation.tooBig'],
  ['a currency of play money', { currency: 'FUN' }, 'currency', 'validation.format'],
])('%s is refused beside its field and adds nothing', async (_title, part, field, key) => {
  const { cookie } = await signInStaff(server)
  const before = (await list(cookie)).length
  const { body } = await add(cookie, part)
  expect(body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field, key }] } })
  expect(await list(cookie)).toHaveLength(before)
})

test('only the owner says where players pay to; finance and others look, and a method that is none is not found', async () => {
  const before = await rowOf(bankMethodId)
  expect((await server.console('GET', path)).status).toBe(401)
  expect((await add(undefined)).status).toBe(401)
  for (const role of ['finance', 'risk', 'support', 'readonly', 'content'] as const) {
    const { cookie } = await signInStaff(server, role)
    expect((await server.console('GET', path, { cookie })).status).toBe(role === 'content' ? 403 : 200)
    for (const call of [
      add(cookie),
      change(cookie, bankMethodId, { revision: before.revision }),
      order(cookie, [bankMethodId]),
    ])
      expect((await call).status).toBe(403)
  }
  const owner = await signInStaff(server)
  expect((await change(owner.cookie, 'dpm_none', { revision: 1 })).status).toBe(404)
  expect(await rowOf(bankMethodId)).toEqual(before)
})
