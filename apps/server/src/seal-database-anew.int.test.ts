import { connect } from '@fairground/postgres'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, memberPassword, newUsername, registerMember, registerPayee, registration } from '../test/members.ts'
import { addCard, newAccountNo } from '../test/money.ts'
import { bindEmail, bindMobile, newMobile, sentTo } from '../test/outbox.ts'
import { setSite } from '../test/site.ts'
import { newOperator } from '../test/staff.ts'
import { testServer } from '../test/test-server.ts'
import type { AppContext } from './context.ts'
import { openSecrets } from './lib/open-secrets.ts'
import { createSecretBox } from './lib/secret-box.ts'
import { serverName } from './lib/server-name.ts'
import { sealDatabaseAnew } from './seal-database-anew.ts'
import { sealedColumns } from './sealed-columns.ts'

const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 9)
const server = testServer({ MASTER_KEY: oldKey.toString('base64') })

/** The same server after its start with other keys. */
const withKeys = (masterKey: Buffer, formerMasterKeys: Buffer[] = []): AppContext => ({
  ...server.context,
  config: { ...server.context.config, masterKey, formerMasterKeys },
  secrets: createSecretBox(masterKey, formerMasterKeys),
})
const keysOf = async () => {
  const names = sealedColumns.map(
    ({ table, column }) => sql`
      select ${`${table}.${column}`} as place, split_part(${sql.ref(column)}, '.', 2) as key_id
      from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  )
  const { rows } = await sql<{ place: string; key_id: string }>`${sql.join(names, sql` union all `)}`.execute(server.db)
  return rows
}

test('every sealed column of the database is known to whoever seals it anew', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name like '%sealed%' order by 1`.execute(server.db)
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(rows.map(({ place }) => place))
})

describe('another master key', () => {
  const [mobileNum, typedNumber, accountNo] = [newMobile(), newMobile(), newAccountNo()]
  let person: { account: string; email: string; bound: string; memberId: string; token: string }

  beforeAll(async () => {
    await setSite(server, 'registrationFields', { mobileNum: { enabled: true }, idNumber: { enabled: true } })
    const member = await registerPayee(server)
    await addCard(server, member.token, { accountNo })
    const [bound, email] = [await bindMobile(server, member), await bindEmail(server, member)]
    await server.portal('POST', '/wps/member/bind/google/begin', {
      token: member.token,
      body: { password: memberPassword },
    })
    await registerMember(server, { mobileNum: typedNumber, idNumber: '079099001234' })
    await newOperator(server, `op-${newUsername()}`, 'owner')
    person = { ...member, bound, email }
    // More rows than two steps take, sealed before keys had names.
    const unnamed = () =>
      createSecretBox(oldKey)
        .seal('encryption-key', 'd')
        .replace(/^v2\.[\w-]{8}/, 'v1')
    const rows = Array.from({ length: 1_100 }, (_, i) => ({
      key_id: `old-${i}`,
      public_x: 'x',
      public_y: 'y',
      sealed_private: unnamed(),
      created_at: server.clock.now(),
    }))
    await server.db.insertInto('encryption_keys').values(rows).execute()
    await openSecrets(server.db, { masterKey: oldKey, formerMasterKeys: [] })
  })

  test('while a server runs, nothing is sealed anew', async () => {
    const { databaseUrl: url } = server.context.config
    const { db, close } = connect<unknown>({ url, poolSizeMax: 1, name: serverName })
    await sql`select 1`.execute(db)
    await expect(sealDatabaseAnew(withKeys(newKey, [oldKey]), () => {})).rejects.toThrow('Stop every server')
    await close()
  })

  test('a start with another key ends with a sentence, and so does one before the sealing is finished', async () => {
    const open = (masterKey: Buffer, formerMasterKeys: Buffer[] = []) =>
      openSecrets(server.db, { masterKey, formerMasterKeys })
    await expect(open(newKey, [oldKey])).rejects.toThrow('npm run reseal')
    await expect(sealDatabaseAnew(withKeys(newKey), () => {})).rejects.toThrow(/neither MASTER_KEY nor a former one/)
    for (const key of [oldKey, newKey]) await expect(open(key, [oldKey])).rejects.toThrow('npm run reseal')
  })

  test('the next run takes up an interrupted one: afterwards nothing names the former key', async () => {
    const lines: string[] = []
    await sealDatabaseAnew(withKeys(newKey, [oldKey]), (line) => void lines.push(line))
    expect(lines).toContain('payout_accounts.account_no_sealed: 1 sealed anew')
    expect(lines).toContain('members.mobile_sealed: 1 sealed anew')
    expect(lines).toContain('encryption_keys.sealed_private: 1100 sealed anew')
    const places = await keysOf()
    expect(new Set(places.map(({ key_id }) => key_id))).toEqual(new Set([createSecretBox(newKey).keyId]))
    expect(new Set(places.map(({ place }) => place)).size).toBeGreaterThan(8)
    expect((await openSecrets(server.db, { masterKey: newKey, formerMasterKeys: [] })).keyId).toBe(
      createSecretBox(newKey).keyId,
    )
  })

  test('[R3.017] the new key alone opens all of it, and finds by it what was found before', async () => {
    Object.assign(server.context, withKeys(newKey))
    const login = await logIn(server, person.account, memberPassword)
    expect(login.body).toMatchObject({ success: true })
    const { token } = login.body.value
    const info = (await server.portal('GET', '/wps/member/info', { token })).body.value
    expect(info.mobileNum).toBe(`+84****${person.bound.slice(-3)}`)
    expect(await sentTo(server, person.bound)).not.toEqual([])
    expect(await sentTo(server, person.email)).not.toEqual([])
    const cards = (await server.portal('GET', '/wps/relay/MCS2_bankCard', { token })).body.value
    expect(cards).toMatchObject([{ accountName: 'NGUYEN VAN AN', masked: `•••• ${accountNo.slice(-4)}` }])
  })

  test('a number that was one person’s before is still taken after', async () => {
    const register = (number: string) =>
      server.portal('PUT', '/wps/member/register', { body: registration({ mobileNum: number }) })
    for (const number of [typedNumber, person.bound]) expect((await register(number)).body.code).toBe('MOBILE_TAKEN')
    expect((await register(mobileNum)).body.success).toBe(true)
    const other = await registerPayee(server)
    const card = await addCard(server, other.token, { accountNo })
    expect(card.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ key: 'validation.accountNoTaken' }] } })
  })

  test('a second run finds nothing to do', async () => {
    const lines: string[] = []
    await sealDatabaseAnew(withKeys(newKey), (line) => void lines.push(line))
    expect(lines.filter((line) => !/: 0 sealed anew$/.test(line))).toEqual([])
  })
})
