import { payeeWithBalance, submitWithdrawal, type TestPayee } from './money.ts'
import type { TestStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'
import { sendReceipt, uploadAsStaff } from './uploads.ts'

/** What both sides of a disputed payout do; the staff member is the one who acts unless a cookie says otherwise. */
export function disputeDesk(server: TestServer, staff: TestStaff) {
  const staffPost = (id: string, action: string, body: object, cookie: string | undefined = staff.cookie) =>
    server.console('POST', `/staff/withdrawals/${id}/${action}`, { cookie, body })
  const answer = (id: string, fields: object = {}, cookie: string | undefined = staff.cookie) =>
    staffPost(id, 'dispute', { text: 'we are looking into it', ...fields }, cookie)
  const confirm = (token: string | undefined, withdrawalId: string, result: string, fields: object = {}) =>
    server.portal('POST', '/wps/relay/MCS2_withdrawConfirm', { token, body: { withdrawalId, result, ...fields } })
  const reply = (token: string | undefined, withdrawalId: string, fields: object = {}) =>
    server.portal('POST', '/wps/relay/MCS2_withdrawReply', {
      token,
      body: { withdrawalId, text: 'still none', ...fields },
    })
  const mine = async (token: string) =>
    (await server.portal('GET', '/wps/relay/MCS2_withdrawList', { token })).body.value.list[0]
  const detail = async (id: string, cookie: string | undefined = staff.cookie) =>
    (await server.console('GET', `/staff/withdrawals/${id}`, { cookie })).body.value
  const queue = async (view: string, query?: string) =>
    (await server.console('GET', '/staff/disputes', { cookie: staff.cookie, query: { view, ...(query && { query }) } }))
      .body.value
  const image = (token: string) => sendReceipt(server, token, undefined, 'withdrawal')
  const staffImage = async (id: string) => (await uploadAsStaff(server, staff, id)).body.value.fileId
  const pay = (id: string, amount: string, reference: string) => staffPost(id, 'payouts', { amount, reference })

  /** Its time is over by a second. */
  const due = (id: string, column: 'forced_at' | 'answer_due_at') =>
    server.db
      .updateTable('withdrawal_disputes')
      .set({ [column]: new Date(server.clock.now().getTime() - 1000) })
      .where('withdrawal_id', '=', id)
      .where('closed_at', 'is', null)
      .execute()

  /** Four hundred thousand of a million, of which so much was sent. */
  async function paid(sent = '400000.00'): Promise<{ payee: TestPayee; id: string }> {
    const payee = await payeeWithBalance(server)
    const id = await submitWithdrawal(server, payee, '400000.00')
    await staffPost(id, 'approve', { byHand: true })
    await pay(id, sent, 'FT-1')
    return { payee, id }
  }
  const complain = async ({ payee, id }: { payee: TestPayee; id: string }, fields: object = {}) =>
    confirm(payee.token, id, 'notReceived', {
      text: 'nothing on my account',
      proofImages: [await image(payee.token)],
      ...fields,
    })
  async function disputed(sent?: string, fields?: object) {
    const one = await paid(sent)
    const { body } = await complain(one, fields)
    if (body.value?.status !== 'disputed') throw new Error(`not disputed: ${JSON.stringify(body)}`)
    return one
  }
  return {
    staffPost,
    answer,
    confirm,
    reply,
    mine,
    detail,
    queue,
    image,
    staffImage,
    pay,
    due,
    paid,
    complain,
    disputed,
  }
}

export type DisputeDesk = ReturnType<typeof disputeDesk>
