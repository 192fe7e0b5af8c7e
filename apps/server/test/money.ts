import { randomInt, randomUUID } from 'node:crypto'
import { memberPaymentPassword, registerPayee, type TestMember } from './members.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

export const sandboxMethodId = 'dpm_sandbox_vnd'
export const bankMethodId = 'dpm_bank_vnd'

/** A member who can receive payouts. */
export interface TestPayee extends TestMember {
  cardId: string
}

/** Asks for a deposit; by the sandbox method, which credits at once, unless a field says otherwise. */
export const askDeposit = (
  server: TestServer,
  token: string,
  amount: string,
  fields: object = {},
): Promise<TestAnswer> =>
  server.portal('POST', '/wps/relay/MCS2_deposit', {
    token,
    body: { methodId: sandboxMethodId, amount, requestId: randomUUID(), ...fields },
  })

/** A member with a full name, a payment password and this much money, paid in through the sandbox. */
export async function memberWithBalance(server: TestServer, amount = '1000000.00'): Promise<TestMember> {
  const member = await registerPayee(server)
  const deposited = await askDeposit(server, member.token, amount)
  if (deposited.body.value?.status !== 'approved') throw new Error(`not credited: ${JSON.stringify(deposited.body)}`)
  return member
}

/** A member with money and a payout account in the own name. */
export async function payeeWithBalance(server: TestServer, amount = '1000000.00'): Promise<TestPayee> {
  const member = await memberWithBalance(server, amount)
  const added = await addCard(server, member.token)
  if (!added.body.success) throw new Error(`no payout account: ${JSON.stringify(added.body)}`)
  return { ...member, cardId: added.body.value.cardId }
}

/** A number nobody has yet. */
export const newAccountNo = (): string => String(randomInt(10 ** 11, 10 ** 12))

export const addCard = (server: TestServer, token: string, fields: object = {}): Promise<TestAnswer> =>
  server.portal('POST', '/wps/relay/MCS2_bankCard', {
    token,
    body: {
      bankCode: 'SEN',
      accountName: 'NGUYEN VAN AN',
      accountNo: newAccountNo(),
      paymentPassword: memberPaymentPassword,
      ...fields,
    },
  })

export const askWithdrawal = (
  server: TestServer,
  { token, cardId }: TestPayee,
  amount: string,
  fields: object = {},
): Promise<TestAnswer> =>
  server.portal('POST', '/wps/relay/passwordCheck/MCS2_withdraw', {
    token,
    body: { cardId, amount, paymentPassword: memberPaymentPassword, requestId: randomUUID(), ...fields },
  })

/** Id of a new withdrawal that waits for its review. */
export async function submitWithdrawal(server: TestServer, payee: TestPayee, amount: string): Promise<string> {
  const asked = await askWithdrawal(server, payee, amount)
  if (!asked.body.success) throw new Error(`not submitted: ${JSON.stringify(asked.body)}`)
  return asked.body.value.withdrawalId
}

/** What the balance call answers: available and frozen, as money strings. */
export async function balanceOf(server: TestServer, token: string): Promise<{ balance: string; frozen: string }> {
  const { body } = await server.portal('GET', '/wps/v2/wallets/balance', { token })
  return { balance: body.value.balance, frozen: body.value.frozen }
}

/** Rows of the ledger that break a rule; a test of money ends with none. */
export async function brokenInvariants(server: TestServer): Promise<unknown[]> {
  const { rows } = await server.pool.query('select * from ledger.broken_invariants')
  return rows
}

/** Actions in the audit log about this, oldest first. */
export async function auditOf(server: TestServer, subject: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.action)
}
