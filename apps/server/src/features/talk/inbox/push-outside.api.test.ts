import { expect, test } from 'vitest'
import { registerMember } from '../../../../test/members.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { inboxJobs, moneyParam, notify } from './index.ts'

const server = testServer()
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

test('a browser whose address leads into the networks of the house is asked nothing, and forgotten', async () => {
  const { memberId, token } = await registerMember(server)
  const body = { endpoint: 'https://push.example/send', keys }
  expect((await server.portal('POST', '/wps/member/push', { token, body })).body.success).toBe(true)
  // Whoever owns a name can let it lead elsewhere later.
  await server.db
    .updateTable('push_subscriptions')
    .set({ endpoint: 'https://169.254.169.254/latest/meta-data' })
    .execute()
  const params = { amount: moneyParam(100n, 'VND'), time: '' }
  await transact(server.db, (tx) => notify(tx, { memberId, template: 'deposit.approved', params }))
  const message = await server.db.selectFrom('inbox_messages').select('id').executeTakeFirstOrThrow()
  const [device] = await server.db.selectFrom('push_subscriptions').select('id').execute()
  const order = { messageId: message.id, memberId, subscriptionId: device?.id }
  await inboxJobs['push-notice']?.(server.context, order)
  expect(await server.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([])
})

test.each([
  'http://127.0.0.1:9/',
  'http://localhost:9/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::1]:5432/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
])('[A-35] no member of a sandbox subscribes %s', async (endpoint) => {
  const { token } = await registerMember(server)
  const answer = await server.portal('POST', '/wps/member/push', { token, body: { endpoint, keys } })
  expect(answer.body).toMatchObject({ code: 'VALIDATION', value: { errors: [{ field: 'endpoint' }] } })
})
