import { afterEach, expect, test } from 'vitest'
import { memberPaymentPassword, openTrial, registerMember, registerPayee } from '../../../../test/members.ts'
import {
  addCard,
  askWithdrawal,
  auditOf,
  balanceOf,
  brokenInvariants,
  newAccountNo,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'
import { sealOpenNames } from './seal-open-names.ts'

const server = testServer()
const path = '/wps/relay/MCS2_bankCard'

afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const cards = async (token: string) => (await server.portal('GET', path, { token })).body.value
const remove = (token: string, cardId: string) => server.portal('DELETE', path, { token, query: { cardId } })

test('an account in the own name is added, masked for its owner, sealed in the database', async () => {
  const { token, memberId } = await registerPayee(server, 'Nguyen Van An')
  const { body } = await addCard(server, token, { accountName: 'NGUYEN VAN AN', accountNo: '190012344417' })
  expect(body.value).toMatchObject({
    bankCode: 'SEN',
    bankName: 'NH Sen',
    accountName: 'NGUYEN VAN AN',
    masked: '•••• 4417',
  })
  expect(await cards(token)).toEqual([body.value])
  const row = await server.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  for (const plain of ['190012344417', 'NGUYEN VAN AN']) expect(JSON.stringify(row)).not.toContain(plain)
  expect(server.context.secrets.open('payout-account', row.account_no_sealed)).toBe('190012344417')
  expect(await auditOf(server, body.value.cardId)).toEqual(['payout-account.added'])
})

test('a name that an earlier release wrote as it was is sealed at the start, and reads as before', async () => {
  const { token, memberId } = await registerPayee(server)
  await addCard(server, token)
  const row = () =>
    server.db
      .selectFrom('payout_accounts')
      .select(['account_name', 'account_name_sealed'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
  const plain = { account_name: 'NGUYEN VAN AN', account_name_sealed: null }
  await server.db.updateTable('payout_accounts').set(plain).where('member_id', '=', memberId).execute()
  await sealOpenNames(server.context)
  expect(await row()).toEqual({ account_name: null, account_name_sealed: expect.stringMatching(/^v2\./) })
  expect(await cards(token)).toMatchObject([{ accountName: 'NGUYEN VAN AN' }])
})

test.each([
  ['किरण देवी', 'करण देवी', false],
  ['สมดี', 'สมดู', false],
  ['がき はな', 'かき はな', false],
  ['Nguyễn Văn Đức', 'NGUYEN VAN \u00D0UC', true],
  ['Yıldız Işık', 'YILDIZ ISIK', true],
  ["Sean O'Brien", 'SEAN OBRIEN', true],
])('of an owner %s an account of %s is the own one: %s', async (payeeName, accountName, isOwn) => {
  const member = await registerPayee(server, payeeName)
  const { body } = await addCard(server, member.token, { accountName })
  if (isOwn) expect(body.success).toBe(true)
  else expect(body.value.errors).toEqual([{ field: 'accountName', key: 'validation.ownName' }])
})

test.each(['AB\nCD', 'A\u202EB', '\u3164\u3164\u3164', '💰💰', '12345', '-- --', '=HYPERLINK("http://x","y")'])(
  'an account of %j is nobody’s',
  async (accountName) => {
    const { body } = await addCard(server, (await registerPayee(server)).token, { accountName })
    expect(body).toMatchObject({
      code: 'VALIDATION',
      value: { errors: [{ field: 'accountName', key: 'validation.personName' }] },
    })
  },
)

test('the first account names a member who gave no name; the next one must be in that name', async () => {
  const member = await registerMember(server)
  await server.portal('PUT', '/wps/member/paymentPassword', {
    token: member.token,
    body: { password: member.password, paymentPassword: memberPaymentPassword },
  })
  expect((await addCard(server, member.token, { accountName: 'Trần Thị Bích' })).body.success).toBe(true)
  expect((await addCard(server, member.token, { accountName: 'TRAN THI BICH' })).body.success).toBe(true)
  const other = await addCard(server, member.token, { accountName: 'NGUYEN VAN AN' })
  expect(other.body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field: 'accountName', key: 'validation.ownName' }] },
  })
  expect(await cards(member.token)).toHaveLength(2)
})

test('a number belongs to one member for ever, and to its owner again after removal', async () => {
  const [one, other] = [await registerPayee(server), await registerPayee(server)]
  const accountNo = newAccountNo()
  const added = await addCard(server, one.token, { accountNo })
  const taken = { code: 'VALIDATION', value: { errors: [{ field: 'accountNo', key: 'validation.accountNoTaken' }] } }
  expect((await addCard(server, one.token, { accountNo })).body).toMatchObject(taken)
  expect((await addCard(server, other.token, { accountNo })).body).toMatchObject(taken)
  await remove(one.token, added.body.value.cardId)
  expect((await addCard(server, other.token, { accountNo })).body).toMatchObject(taken)
  expect((await addCard(server, one.token, { accountNo })).body.success).toBe(true)
  expect((await addCard(server, other.token, { accountNo, bankCode: 'DEN' })).body.success).toBe(true)
})

test('a sixth account is refused', async () => {
  const { token } = await registerPayee(server)
  for (let i = 0; i < 5; i += 1) expect((await addCard(server, token)).body.success).toBe(true)
  expect((await addCard(server, token)).body).toMatchObject({
    code: 'LIMIT',
    value: { limit: { kind: 'payoutAccounts', bound: '5' } },
  })
})

test.each([
  ['an unknown bank', { bankCode: 'XYZ' }, 'bankCode'],
  ['letters in the number', { accountNo: '12345a' }, 'accountNo'],
  ['a number that is too short', { accountNo: '12345' }, 'accountNo'],
  ['no name', { accountName: ' ' }, 'accountName'],
  ['another name', { accountName: 'TRAN THI B' }, 'accountName'],
  ['a payment password of five digits', { paymentPassword: '12345' }, 'paymentPassword'],
])('%s is refused at its field', async (_, fields, field) => {
  const { token } = await registerPayee(server)
  expect((await addCard(server, token, fields)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
  expect(await cards(token)).toEqual([])
})

test('the payment password must be set and right; five wrong ones lock it', async () => {
  const unset = await registerMember(server, { payeeName: 'NGUYEN VAN AN' })
  expect((await addCard(server, unset.token)).body.code).toBe('PAYMENT_PASSWORD_UNSET')
  const { token } = await registerPayee(server)
  for (let i = 0; i < 5; i += 1)
    expect((await addCard(server, token, { paymentPassword: '000000' })).body.code).toBe('PAYMENT_PASSWORD_WRONG')
  expect(await addCard(server, token)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect(await cards(token)).toEqual([])
})

test('an account is removed unless a withdrawal may still go there', async () => {
  const payee = await payeeWithBalance(server)
  const withdrawalId = await submitWithdrawal(server, payee, '50000.00')
  expect(await remove(payee.token, payee.cardId)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } })
  await server.portal('POST', '/wps/relay/MCS2_withdrawCancel', { token: payee.token, body: { withdrawalId } })
  expect((await remove(payee.token, payee.cardId)).body.success).toBe(true)
  expect(await cards(payee.token)).toEqual([])
  expect(await auditOf(server, payee.cardId)).toEqual(['payout-account.added', 'payout-account.removed'])
  expect((await remove(payee.token, payee.cardId)).status).toBe(404)
})

test('a stranger finds no account to remove', async () => {
  const [owner, stranger] = [await payeeWithBalance(server), await payeeWithBalance(server)]
  expect((await remove(stranger.token, owner.cardId)).status).toBe(404)
  expect(await cards(owner.token)).toHaveLength(1)
})

test('an account added beside another rests for a day: nothing is held for it, and afterwards it is paid to', async () => {
  const payee = await payeeWithBalance(server)
  const limits = async () => (await server.portal('GET', '/wps/relay/MCS2_withdrawLimits', { token: payee.token })).body
  expect((await limits()).value.accountRestSeconds).toBe(86_400)
  const added = (await addCard(server, payee.token)).body.value
  const restsFor = Date.parse(added.usableAt) - Date.parse(added.createdAt)
  expect([added.isDefault, restsFor]).toEqual([false, 86_400_000])
  const fresh = { ...payee, cardId: added.cardId }
  expect((await askWithdrawal(server, fresh, '50000.00')).body).toMatchObject({
    code: 'PAYOUT_ACCOUNT_RESTS',
    value: { retryAfter: expect.closeTo(86_400, -2) },
  })
  expect(await balanceOf(server, payee.token)).toEqual({ balance: '1000000.00', frozen: '0.00' })
  expect((await askWithdrawal(server, payee, '50000.00')).body.value.status).toBe('submitted')
  await server.db
    .updateTable('payout_accounts')
    .set({ usable_at: server.clock.now() })
    .where('id', '=', added.cardId)
    .execute()
  expect((await askWithdrawal(server, fresh, '50000.00')).body.value.status).toBe('submitted')
})

test('the first account rests for nothing, and a number removed and added again rests like any other', async () => {
  const { token } = await registerPayee(server)
  const accountNo = newAccountNo()
  const first = (await addCard(server, token, { accountNo })).body.value
  expect(first).toMatchObject({ isDefault: true, usableAt: first.createdAt })
  await remove(token, first.cardId)
  const again = (await addCard(server, token, { accountNo })).body.value
  expect(Date.parse(again.usableAt) - Date.parse(again.createdAt)).toBe(86_400_000)
})

test('one account is the default: the first, the one chosen later, or the oldest left when it is removed', async () => {
  const { token } = await registerPayee(server)
  const ids: string[] = []
  for (let i = 0; i < 3; i += 1) ids.push((await addCard(server, token)).body.value.cardId)
  const [first = '', second = '', third = ''] = ids
  const choose = (cardId: string, as = token) => server.portal('PUT', path, { token: as, body: { cardId } })
  const defaults = async () =>
    (await cards(token)).flatMap((card: { isDefault: boolean; cardId: string }) => (card.isDefault ? card.cardId : []))
  expect(await defaults()).toEqual([first])
  expect((await choose(third)).body.value).toMatchObject({ cardId: third, isDefault: true })
  await choose(third)
  expect(await defaults()).toEqual([third])
  expect(await auditOf(server, third)).toEqual(['payout-account.added', 'payout-account.chosen'])
  const stranger = await registerPayee(server)
  expect((await choose(first, stranger.token)).status).toBe(404)
  await Promise.all([choose(first), choose(second), remove(token, third)])
  expect(await defaults()).toHaveLength(1)
  await remove(token, first)
  expect(await defaults()).toEqual([second])
  expect((await choose(first)).status).toBe(404)
})

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  '%s needs a signed-in member; a trial account is told to register',
  async (method) => {
    const call = {
      body:
        method === 'POST'
          ? { bankCode: 'SEN', accountName: 'AN', accountNo: '123456', paymentPassword: memberPaymentPassword }
          : method === 'PUT'
            ? { cardId: 'crd_1' }
            : undefined,
      query: method === 'DELETE' ? { cardId: 'crd_1' } : undefined,
    }
    expect((await server.portal(method, path, call)).status).toBe(401)
    const { token } = await openTrial(server)
    expect(await server.portal(method, path, { ...call, token })).toMatchObject({
      status: 403,
      body: { code: 'TRIAL_FORBIDDEN' },
    })
  },
)
