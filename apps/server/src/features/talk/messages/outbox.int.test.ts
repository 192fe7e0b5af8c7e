import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'
import { newMobile, sentTo } from '../../../../test/outbox.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { messageJobs, queueMessage } from './index.ts'

const server = testServer()
const hourMs = 60 * 60_000

const run = (name: string, payload: object = {}) => messageJobs[name]?.(server.context, payload)

/** A message to a unique number, as a use case queues it. */
async function queued(lifeMs = hourMs) {
  const mobile = newMobile()
  await transact(server.db, (tx) =>
    queueMessage(tx, server.context, {
      channel: 'sms',
      recipient: mobile.replace(/^0/, '+84'),
      kind: 'code',
      language: 'vi',
      args: { code: '123456', count: 5 },
      expiresAt: new Date(server.clock.now().getTime() + lifeMs),
    }),
  )
  const { id } = await server.db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { id, mobile }
}
const rowOf = (id: string) =>
  server.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const logOf = (id: string) =>
  server.db.selectFrom('message_deliveries').selectAll().where('message_id', '=', id).execute()

test('a message is written with its job, sent once, and its delivery is in the log', async () => {
  const { id, mobile } = await queued()
  const jobs = await server.pool.query("select 1 from graphile_worker._private_jobs where payload->>'messageId' = $1", [
    id,
  ])
  expect(jobs.rowCount).toBe(1)
  await run('deliver-message', { messageId: id })
  await run('deliver-message', { messageId: id })
  expect(await rowOf(id)).toMatchObject({ status: 'sent', attempt_count: 1 })
  expect(await logOf(id)).toMatchObject([{ adapter: 'built-in', outcome: 'accepted' }])
  expect(await sentTo(server, mobile)).toMatchObject([
    { status: 'sent', text: text('messages:code.sms', { code: '123456', count: 5 }) },
  ])
})

test('a message whose job was lost is sent by the next sweep', async () => {
  const { id } = await queued()
  await run('resume-messages')
  expect(await rowOf(id)).toMatchObject({ status: 'sent' })
})

test('what has expired is not sent any more', async () => {
  const { id } = await queued(1000)
  server.clock.advance(1000)
  await run('deliver-message', { messageId: id })
  expect(await rowOf(id)).toMatchObject({ status: 'expired' })
  expect(await logOf(id)).toEqual([])
})

test('a text is erased a day after it expired, the message and its log are removed after 30 days', async () => {
  const { id, mobile } = await queued()
  await run('deliver-message', { messageId: id })
  server.clock.advance(26 * hourMs)
  await run('remove-old-messages')
  expect((await rowOf(id)).content_sealed).toBeNull()
  expect(await sentTo(server, mobile)).toEqual([])
  server.clock.advance(30 * 24 * hourMs)
  await run('remove-old-messages')
  expect(await server.db.selectFrom('messages').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await logOf(id)).toEqual([])
})

test('nobody rewrites the delivery log', async () => {
  await expect(server.pool.query('update message_deliveries set detail = $1', ['x'])).rejects.toThrow(
    'permission denied',
  )
})
