import { text } from '@fairground/i18n/texts'
import smpp from 'smpp'
import { expect, test } from 'vitest'
import { deliver, deliveriesOf, messageRow, queueCode, setProvider, startSilence } from '../../../../test/gateways.ts'
import { centrePassword as password, startCentre } from '../../../../test/message-centre.ts'
import { selfSigned } from '../../../../test/self-signed.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const { key, cert } = selfSigned()
const settings = { host: 'localhost', isEncrypted: false, systemId: 'fair', sender: 'Fairground', timeoutSeconds: 1 }
const set = (values: object, secrets: Record<string, string> = { password }) =>
  setProvider(server, 'smpp', { values: { ...settings, ...values }, secrets })

/** One SMS, tried once. */
async function sent() {
  const message = await queueCode(server, 'sms')
  await deliver(server, message.id)
  return { ...message, row: await messageRow(server, message.id), log: await deliveriesOf(server, message.id) }
}

test('a Vietnamese SMS reaches the message centre over TLS as parts that the phone joins again', async () => {
  const centre = await startCentre({ tls: { key, cert } })
  await set({ port: centre.port, isEncrypted: true, certificate: cert })
  const { recipient, row, log } = await sent()
  expect(row.status).toBe('sent')
  expect(log).toMatchObject([{ adapter: 'smpp', outcome: 'accepted', detail: expect.stringContaining('mc-1') }])
  const texts = centre.texts.map(({ short_message }) => (short_message as { message: string }).message)
  expect(texts.join('')).toBe(text('messages:code.sms', { code: '123456', count: 5 }))
  expect(centre.texts[0]).toMatchObject({
    destination_addr: recipient.slice(1),
    dest_addr_ton: 1,
    source_addr: 'Fairground',
    source_addr_ton: 5,
    data_coding: 8,
  })
})

test('a centre whose certificate nobody vouches for never hears the password', async () => {
  const centre = await startCentre({ tls: { key, cert } })
  await set({ port: centre.port, isEncrypted: true, certificate: '' })
  const { row, log } = await sent()
  expect(row.status).toBe('waiting')
  expect(log).toMatchObject([{ outcome: 'failed', detail: expect.stringContaining('certificate') }])
  expect(centre.texts).toEqual([])
})

test.each([
  ['a number that is none', 'ESME_RINVDSTADR', 'refused', 'failed'],
  ['too much at once', 'ESME_RTHROTTLED', 'failed', 'waiting'],
  ['a full queue', 'ESME_RMSGQFUL', 'failed', 'waiting'],
])('%s is written as what it was', async (_title, error, outcome, status) => {
  const centre = await startCentre({ submit: (pdu) => pdu.response({ command_status: smpp.errors[error] }) })
  await set({ port: centre.port })
  const { row, log } = await sent()
  expect(row.status).toBe(status)
  expect(log).toEqual([{ adapter: 'smpp', outcome, detail: error }])
})

test('a wrong password, silence and a closed port cost a try, never more than the time that staff allow', async () => {
  const centre = await startCentre()
  for (const [port, secret] of [
    [centre.port, 'wrong'],
    [await startSilence(), password],
    [9, password],
  ] as const) {
    await set({ port }, { password: secret })
    const startedAt = performance.now()
    const { row, log } = await sent()
    expect(row.status).toBe('waiting')
    expect(log).toMatchObject([{ outcome: 'failed' }])
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  }
  expect(centre.texts).toEqual([])
})

test('a centre that dies before its answer gets the SMS again', async () => {
  const centre = await startCentre({
    submit: (pdu, session, count) => (count > 1 ? pdu.response({ message_id: 'mc-2' }) : void session.destroy()),
  })
  await set({ port: centre.port })
  const { id, row } = await sent()
  expect(row.status).toBe('waiting')
  server.clock.advance(5_000)
  await deliver(server, id)
  expect((await messageRow(server, id)).status).toBe('sent')
  expect((await deliveriesOf(server, id)).map(({ outcome }) => outcome)).toEqual(['failed', 'accepted'])
})

test('five SMS at once are handed over one after the other', async () => {
  const centre = await startCentre()
  await set({ port: centre.port })
  const messages = []
  for (let i = 0; i < 5; i += 1) messages.push(await queueCode(server, 'sms'))
  await Promise.all(messages.map(({ id }) => deliver(server, id)))
  for (const { id } of messages) expect((await messageRow(server, id)).status).toBe('sent')
  expect(centre.sessionsMax).toBeLessThanOrEqual(2)
})
