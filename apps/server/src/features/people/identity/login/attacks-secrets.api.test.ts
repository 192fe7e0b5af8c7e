import { connect } from '@fairground/postgres'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bindAuthenticator } from '../../../../../test/authenticator.ts'
import { logIn, memberPassword, memberPaymentPassword, registerPayee } from '../../../../../test/members.ts'
import { addCard } from '../../../../../test/money.ts'
import { bindEmail, bindMobile, codeSentTo } from '../../../../../test/outbox.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

/** Every row of every table, as the database owner reads it. */
async function dump(): Promise<string> {
  const { db, close } = connect<unknown>({ url: server.context.config.databaseUrl, poolSizeMax: 1 })
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
    lines.push(...rows.map(({ text }) => text))
  }
  await close()
  return lines.join('\n')
}

test('[A-27] [R3.002] a reader of the whole database finds no password, code, token, name, id, number or address', async () => {
  await setSite(server, 'registrationFields', { idNumber: { enabled: true } })
  const member = await registerPayee(server, 'TRAN THI BICH NGOC')
  const accountNo = '190012344417'
  await addCard(server, member.token, { accountNo, accountName: 'TRAN THI BICH NGOC' })
  const [mobile, email] = [await bindMobile(server, member), await bindEmail(server, member)]
  const code = await codeSentTo(server, mobile)
  const { secret, recoveryCodes } = await bindAuthenticator(server, member)
  const ticket = (await logIn(server, member.account, memberPassword)).body.value.verifyTicket
  const text = await dump()
  expect(text).toContain(member.account)
  const hidden = { mobile: mobile.slice(1), email, code, secret, ticket, accountNo, token: member.token }
  for (const [name, value] of Object.entries({ ...hidden, password: memberPassword, payment: memberPaymentPassword }))
    expect(new RegExp(`(?<![\\w-])${value.replace(/[.+]/g, '\\$&')}(?![\\w-])`).test(text), name).toBe(false)
  for (const value of [...recoveryCodes, 'TRAN THI BICH NGOC']) expect(text).not.toContain(value)
})

test('[A-27] no answer shows its owner a full name, number or address', async () => {
  const member = await registerPayee(server, 'NGUYEN THI HOA')
  const [mobile, email] = [await bindMobile(server, member), await bindEmail(server, member)]
  for (const path of ['/wps/member/info', '/wps/member/security', '/wps/member/sessions', '/wps/member/loginHistory']) {
    const text = JSON.stringify((await server.portal('GET', path, { token: member.token })).body)
    for (const value of [mobile.slice(1), email, 'NGUYEN THI HOA', member.token])
      expect(text, path).not.toContain(value)
  }
})
