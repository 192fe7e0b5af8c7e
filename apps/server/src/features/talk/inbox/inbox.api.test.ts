import { inboxText } from '@fairground/i18n/server'
import { text } from '@fairground/i18n/texts'
import { describe, expect, test } from 'vitest'
import { openTrial, registerMember } from '../../../../test/members.ts'
import {
  askDeposit,
  bankMethodId,
  memberWithBalance,
  payeeWithBalance,
  submitWithdrawal,
} from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { moneyParam, notify, timeParam } from './index.ts'
import { paramWords } from './message-params.ts'

const server = testServer()

const inboxOf = async (token: string, query: Record<string, string> = {}, language = 'en') =>
  (await server.portal('GET', '/wps/relay/CSP_messageList', { token, query, headers: { language } })).body.value
const unreadOf = async (token: string) =>
  (await server.portal('GET', '/wps/relay/CSP_unreadCount', { token })).body.value
const mark = (token: string, body: object) => server.portal('POST', '/wps/relay/CSP_messageRead', { token, body })
const remove = (token: string, body: object) => server.portal('DELETE', '/wps/relay/CSP_messageDelete', { token, body })
const write = (memberId: string, reason = 'No reason') =>
  transact(server.db, (tx) =>
    notify(tx, {
      memberId,
      template: 'deposit.rejected',
      params: { amount: moneyParam(5_000_00n, 'VND'), time: timeParam(server.clock.now()), reason },
      at: server.clock.now(),
    }),
  )
const ids = (page: { list: { id: string }[] }) => page.list.map(({ id }) => id)

describe('an inbox', () => {
  test('[R7.7.01] [R3.140] counts what is unread until it is read; what another member has is not touched', async () => {
    const [member, other] = [await registerMember(server), await registerMember(server)]
    for (const { memberId } of [member, member, member, other]) await write(memberId)
    expect(await unreadOf(member.token)).toEqual({ unreadMessage: 3 })
    const [first = ''] = ids(await inboxOf(member.token))
    expect((await mark(other.token, { ids: [first] })).body.value).toEqual({ unreadMessage: 1 })
    expect((await mark(member.token, { ids: [first] })).body.value).toEqual({ unreadMessage: 2 })
    expect((await inboxOf(member.token)).list[0]).toMatchObject({ id: first, read: true })
    expect((await mark(member.token, {})).body.value).toEqual({ unreadMessage: 0 })
    expect(await unreadOf(other.token)).toEqual({ unreadMessage: 1 })
  })

  test('newest come first, in pages; what was taken out is gone and no longer counted', async () => {
    const member = await registerMember(server)
    for (const reason of ['one', 'two', 'three']) {
      server.clock.advance(1_000)
      await write(member.memberId, reason)
    }
    const page = await inboxOf(member.token)
    expect(page).toMatchObject({ total: 3, pageNo: 1, pageSize: 20 })
    expect(page.list.map(({ content }: { content: string }) => /Reason: (\w+)/.exec(content)?.[1])).toEqual([
      'three',
      'two',
      'one',
    ])
    const [newest = '', middle = '', oldest = ''] = ids(page)
    expect(ids(await inboxOf(member.token, { pageNo: '2', pageSize: '2' }))).toEqual([oldest])
    expect((await remove(member.token, { ids: [middle, 'msg_none'] })).body.value).toEqual({ unreadMessage: 2 })
    expect(ids(await inboxOf(member.token))).toEqual([newest, oldest])
  })

  test('a message reads in the language of whoever asks, at every time', async () => {
    const member = await registerMember(server)
    await write(member.memberId)
    const title = async (language: string) => (await inboxOf(member.token, {}, language)).list[0]
    expect(await title('vi')).toMatchObject({ title: text('inbox:deposit.rejected.title'), kind: 'deposit' })
    expect(await title('en')).toMatchObject({ title: text('inbox:deposit.rejected.title', {}, 'en'), kind: 'deposit' })
  })

  test.each(['th', 'ar', 'ja', 'ru'] as const)(
    'a message of the house reads in %s, amount and time too',
    async (language) => {
      const member = await registerMember(server)
      await write(member.memberId, 'R-1')
      const [message] = (await inboxOf(member.token, {}, language)).list
      const eyes = { language, timeZone: server.context.config.timeZone }
      const words = paramWords(
        { amount: moneyParam(5_000_00n, 'VND'), time: timeParam(server.clock.now()), reason: 'R-1' },
        eyes,
      )
      const expected = inboxText(language, 'deposit.rejected', words)
      expect(message).toMatchObject({ title: expected.title, content: expected.content })
      expect(message.title).not.toBe(inboxText('en', 'deposit.rejected', words).title)
    },
  )

  test('a visitor and a trial account have none', async () => {
    const trial = await openTrial(server)
    for (const path of ['/wps/relay/CSP_unreadCount', '/wps/relay/CSP_messageList']) {
      expect((await server.portal('GET', path)).status).toBe(401)
      expect((await server.portal('GET', path, { token: trial.token })).body.code).toBe('TRIAL_FORBIDDEN')
    }
    expect((await mark(trial.token, {})).body.code).toBe('TRIAL_FORBIDDEN')
    expect((await remove(trial.token, { ids: ['msg_1'] })).body.code).toBe('TRIAL_FORBIDDEN')
  })

  test.each([[{ ids: [] }], [{ ids: 'msg_1' }], [{ ids: Array.from({ length: 101 }, (_, i) => `msg_${i}`) }]])(
    'ids %# are refused',
    async (body) => {
      const { token } = await registerMember(server)
      expect((await mark(token, body)).body.code).toBe('VALIDATION')
      expect((await remove(token, body)).body.code).toBe('VALIDATION')
    },
  )
})

describe('what the cashier decides is told in the inbox', () => {
  const decide = async (path: string, body: object) => {
    const { cookie } = await signInStaff(server, 'owner')
    expect((await server.console('POST', path, { cookie, body })).body.success).toBe(true)
  }
  const newest = async (token: string) => (await inboxOf(token)).list[0]

  test('[R4.15.01] a deposit that was approved, with its amount and time; the count rises by one', async () => {
    const { token } = await registerMember(server)
    const { depositId } = (await askDeposit(server, token, '150000.00', { methodId: bankMethodId })).body.value
    expect(await unreadOf(token)).toEqual({ unreadMessage: 0 })
    await decide(`/staff/deposits/${depositId}/approve`, {})
    expect(await unreadOf(token)).toEqual({ unreadMessage: 1 })
    expect(await newest(token)).toMatchObject({
      title: text('inbox:deposit.approved.title', {}, 'en'),
      content: expect.stringMatching(/^150,000 VND was added .* \d{1,2} \w+ \d{4}, \d\d:\d\d\.$/),
      kind: 'deposit',
      read: false,
    })
  })

  test('[R4.15.02] a deposit that was rejected, with the reason', async () => {
    const { token } = await registerMember(server)
    const { depositId } = (await askDeposit(server, token, '150000.00', { methodId: bankMethodId })).body.value
    await decide(`/staff/deposits/${depositId}/reject`, { reason: 'No such transfer' })
    expect(await newest(token)).toMatchObject({
      title: text('inbox:deposit.rejected.title', {}, 'en'),
      content: expect.stringMatching(/150,000 VND from .*\n\nReason: No such transfer\n/),
    })
  })

  test('a deposit that is credited at once is told too', async () => {
    const { token } = await memberWithBalance(server, '50000.00')
    expect(await newest(token)).toMatchObject({ title: text('inbox:deposit.approved.title', {}, 'en') })
  })

  test('[R4.15.03] a withdrawal that was approved', async () => {
    const payee = await payeeWithBalance(server)
    const id = await submitWithdrawal(server, payee, '60000.00')
    await decide(`/staff/withdrawals/${id}/approve`, {})
    expect(await newest(payee.token)).toMatchObject({
      title: 'Your withdrawal was approved',
      content: expect.stringContaining('60,000 VND from '),
      kind: 'withdrawal',
    })
  })

  test('[R4.15.04] a withdrawal that was rejected, with the reason and what became of the money', async () => {
    const payee = await payeeWithBalance(server, '100000.00')
    const id = await submitWithdrawal(server, payee, '60000.00')
    await decide(`/staff/withdrawals/${id}/reject`, { reason: 'The name differs' })
    expect(await newest(payee.token)).toMatchObject({
      content: expect.stringMatching(/60,000 VND .* back in your balance\.\n\nReason: The name differs$/),
    })
    const { body } = await server.portal('GET', '/wps/v2/wallets/balance', { token: payee.token })
    expect(body.value).toMatchObject({ balance: '100000.00', frozen: '0.00' })
  })
})
