import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askCheck, newIdNumber } from '../../../../test/identity.ts'
import { registerMember, registerPayee, registration, type TestMember } from '../../../../test/members.ts'
import { addCard, askDeposit, askWithdrawal, auditOf, newAccountNo, payeeWithBalance } from '../../../../test/money.ts'
import { followPolicy } from '../../../../test/policy.ts'
import { setSite } from '../../../../test/site.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { importScreeningList } from './index.ts'

const server = testServer()
let count = 0
const newEmail = () => {
  count += 1
  return `person${count}@example.org`
}
const exclude = ({ token }: TestMember) =>
  server.portal('POST', '/wps/member/selfExclusion', { token, body: { length: '6M' } })
const register = (fields: object) => server.portal('PUT', '/wps/member/register', { body: registration({ ...fields }) })
const casesOf = async (memberId: string, kind?: string) => {
  const { cookie } = await signInStaff(server, 'risk')
  const { body } = await server.console('GET', '/staff/person-cases', {
    cookie,
    query: { ...(kind && { kind }), pageSize: '100' },
  })
  return body.value.list.filter((one: { memberId: string }) => one.memberId === memberId)
}
const decide = async (caseId: string, isConfirmed: boolean) => {
  const { cookie } = await signInStaff(server, 'risk')
  const body = { isConfirmed, note: 'We called both of them' }
  return (await server.console('POST', `/staff/person-cases/${caseId}/decide`, { cookie, body })).body
}
beforeEach(() =>
  setSite(server, 'registrationFields', {
    email: { enabled: true },
    idNumber: { enabled: true },
    payeeName: { enabled: true },
  }),
)
afterEach(() => followPolicy(server, 'VN-default'))

describe('[R-01] accounts that may be of one person', () => {
  test('a mail or a number of a paper that somebody has already opens a case, and holds nothing', async () => {
    const said = { email: newEmail(), idNumber: newIdNumber() }
    const first = await registerMember(server, said)
    const again = await registerMember(server, { ...said, idNumber: ` ${said.idNumber} ` })
    expect(await casesOf(again.memberId)).toMatchObject([
      { kind: 'duplicate', otherMemberId: first.memberId, traits: ['email', 'idNumber'], isHeld: false, state: 'open' },
    ])
    expect((await askDeposit(server, again.token, '100000.00')).body.success).toBe(true)
    expect(await casesOf(first.memberId)).toEqual([])
  })

  test('a payout account and a paper that another one has open cases too, once for the two', async () => {
    const accountNo = newAccountNo()
    const [one, other] = [await registerPayee(server), await registerPayee(server)]
    await addCard(server, one.token, { accountNo })
    await addCard(server, other.token, { accountNo })
    expect(await casesOf(other.memberId)).toMatchObject([{ traits: ['card'], otherMemberId: one.memberId }])
    const idNumber = newIdNumber()
    await askCheck(server, one.token, { idNumber })
    await askCheck(server, other.token, { idNumber })
    expect(await casesOf(other.memberId)).toHaveLength(1)
    expect(await casesOf(one.memberId)).toEqual([])
  })
})

describe('[R-35] somebody who excluded himself', () => {
  test('is refused another account where the rules refuse it, whatever name he takes', async () => {
    const said = { email: newEmail(), idNumber: newIdNumber() }
    await exclude(await registerMember(server, said))
    for (const profile of ['STRICT', 'MGA', 'XX']) {
      await followPolicy(server, profile)
      expect((await register({ email: said.email })).body.code, profile).toBe('EXCLUDED_AGAIN')
      expect((await register({ idNumber: said.idNumber })).body.code, profile).toBe('EXCLUDED_AGAIN')
    }
    expect((await register({ email: newEmail() })).body.success).toBe(true)
  })

  test('has his new account held where the rules hold it, until staff say that it is somebody else', async () => {
    const email = newEmail()
    const first = await registerMember(server, { email })
    await exclude(first)
    const again = await registerMember(server, { email })
    expect((await askDeposit(server, again.token, '100000.00')).body.code).toBe('ACCOUNT_HELD')
    const identity = (await server.portal('GET', '/wps/member/identity', { token: again.token })).body.value
    expect(identity.isHeld).toBe(true)
    const [found] = await casesOf(again.memberId)
    expect(found).toMatchObject({ isHeld: true, traits: ['email'] })
    expect((await decide(found.caseId, false)).value).toMatchObject({ state: 'dismissed', isHeld: false })
    expect((await decide(found.caseId, true)).code).toBe('STATE_CONFLICT')
    expect((await askDeposit(server, again.token, '100000.00')).body.success).toBe(true)
    expect(await auditOf(server, again.memberId)).toEqual(
      expect.arrayContaining(['person.duplicate-found', 'person.dismissed']),
    )
  })

  test('is known by payout account and paper where the account was open before, and may take his money out', async () => {
    const first = await payeeWithBalance(server)
    const accountNo = newAccountNo()
    await addCard(server, first.token, { accountNo })
    await exclude(first)
    const other = await payeeWithBalance(server)
    await addCard(server, other.token, { accountNo })
    expect((await askDeposit(server, other.token, '100000.00')).body.code).toBe('ACCOUNT_HELD')
    expect((await askWithdrawal(server, other, '100000.00')).body.success).toBe(true)
    const [found] = await casesOf(other.memberId)
    expect((await decide(found.caseId, true)).value).toMatchObject({ state: 'confirmed', isHeld: true })
    expect((await askDeposit(server, other.token, '100000.00')).body.code).toBe('ACCOUNT_HELD')
  })
})

describe('[R-85] [R-110] people of lists', () => {
  const ofac = (line: string) =>
    `${line}\r\n36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n`
  const listed = (id: number, name: string, remarks: string) =>
    ofac(`${id},"${name}","individual","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"`)
  const take = (text: string) => importScreeningList(server.context, { list: 'ofac', dated: '2026-11-01', text })

  test('who registers under such a name is held, whatever the order and the marks of its words, and pays nothing out', async () => {
    await take(listed(4711, 'TRẦN, Quốc Bảo Long', 'DOB 05 May 1970; POB Huế.'))
    const { token, memberId } = await registerMember(server, { payeeName: 'Tran Quoc Bao Long' })
    const [found] = await casesOf(memberId, 'screening')
    expect(found).toMatchObject({
      traits: ['name'],
      isHeld: true,
      list: { list: 'ofac', entryId: '4711', dated: '2026-11-01' },
    })
    expect((await askDeposit(server, token, '100000.00')).body.code).toBe('ACCOUNT_HELD')
  })

  test('a list of today finds whom the house knew yesterday, and a year of birth that is far away is somebody else', async () => {
    const [held, free] = [await registerMember(server), await registerMember(server)]
    await askCheck(server, held.token, { fullName: 'Lê Hoàng Gia Khánh', birthday: '1981-02-03' })
    await askCheck(server, free.token, { fullName: 'Lê Hoàng Gia Khánh', birthday: '1999-02-03' })
    const taken = await take(listed(5, 'LE HOANG, Gia Khanh', "DOB circa 1980; a.k.a. 'KHANH THE TALL'."))
    expect(taken).toEqual({ entryCount: 1, matchCount: 1 })
    expect(await casesOf(held.memberId, 'screening')).toMatchObject([{ traits: ['name', 'birthYear'] }])
    expect(await casesOf(free.memberId, 'screening')).toEqual([])
    // The same list again opens nothing again.
    expect(await take(listed(5, 'LE HOANG, Gia Khanh', 'DOB circa 1980.'))).toMatchObject({ matchCount: 0 })
  })

  test('a file of another form is refused whole, told where, and the list before it stays', async () => {
    await take(listed(6, 'NGUYEN, Van Mot Hai', ''))
    const broken = `${listed(7, 'PHAM, Van Ba Bon', '')}8,"HALF A LINE"\r\nx,"NO NUMBER","individual",a,b,c,d,e,f,g,h,i\r\n`
    expect(await take(broken)).toEqual({
      faults: [
        { line: 3, text: '2 columns, and not 12' },
        { line: 4, text: 'the first column is no number' },
      ],
    })
    const { rows } = await server.pool.query('select entry_id from screening_names')
    expect(rows).toEqual([{ entry_id: '6' }])
    const { cookie } = await signInStaff(server, 'risk')
    const { lists } = (await server.console('GET', '/staff/person-cases', { cookie })).body.value
    expect(lists).toMatchObject([{ list: 'ofac', dated: '2026-11-01', entryCount: 1 }])
  })
})
