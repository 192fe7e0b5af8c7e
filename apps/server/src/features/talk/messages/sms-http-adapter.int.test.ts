import { text } from '@fairground/i18n/texts'
import { expect, test } from 'vitest'
import {
  deliver,
  deliveriesOf,
  messageRow,
  queueCode,
  setProvider,
  startSilence,
  startWebGateway,
} from '../../../../test/gateways.ts'
import { testServer } from '../../../../test/test-server.ts'
import { sendByHttp } from './sms-http-adapter.ts'

const server = testServer()
const production = testServer({ FAIRGROUND_PROFILE: 'production', FAIRGROUND_CHALLENGE: 'on' })
const secret = 'key "with" {text}'
const settings = {
  method: 'POST' as const,
  headers: 'X-Api-Key: {secret}',
  bodyKind: 'json' as const,
  body: '{"to":"{to}","text":"{text}","reference":"{id}","from":"{sender}"}',
  sender: 'Fairground',
  numberForm: 'digits' as const,
  resultPath: 'messages.0.status',
  resultValue: '0, queued',
  idPath: 'messages.0.id',
  timeoutSeconds: 1,
}
const set = (values: { address: string } & Partial<Record<keyof typeof settings, string | number>>) =>
  setProvider(server, 'sms-http', { values: { ...settings, ...values }, secrets: { secret } })
const good = { status: 200, body: JSON.stringify({ messages: [{ status: 0, id: 'gw-77' }] }) }

/** One SMS, tried once. */
async function sent() {
  const message = await queueCode(server, 'sms')
  await deliver(server, message.id)
  return { ...message, row: await messageRow(server, message.id), log: await deliveriesOf(server, message.id) }
}

test('an SMS reaches the gateway by the request that staff described, each value written as its place needs it', async () => {
  const gateway = await startWebGateway(() => good)
  await set({ address: `${gateway.address}/send?ref={id}` })
  const { id, recipient, row, log } = await sent()
  expect(row).toMatchObject({ status: 'sent', attempt_count: 1 })
  expect(log).toEqual([{ adapter: 'sms-http', outcome: 'accepted', detail: '200 0 gw-77' }])
  expect(gateway.requests).toMatchObject([
    { method: 'POST', url: `/send?ref=${id}`, headers: { 'x-api-key': secret, 'content-type': 'application/json' } },
  ])
  expect(JSON.parse(gateway.requests[0]?.body ?? '')).toEqual({
    to: recipient.slice(1),
    text: text('messages:code.sms', { code: '123456', count: 5 }),
    reference: id,
    from: 'Fairground',
  })
})

test('a text that looks like a template stays a text, and breaks neither JSON nor form nor address', async () => {
  const gateway = await startWebGateway(() => good)
  const text = 'a"b\\\n{secret} {to} & ? # ü'
  const message = { id: 'msg_1', channel: 'sms' as const, recipient: '+84912345678', text }
  const send = (values: object) =>
    sendByHttp(server.context, { ...settings, address: gateway.address, secret, ...values }, message)
  await send({})
  await send({ bodyKind: 'form', body: 'to={to}&text={text}' })
  await send({ method: 'GET', address: `${gateway.address}/?to={to}&text={text}`, numberForm: 'plus' })
  const [json, form, query] = gateway.requests
  expect(JSON.parse(json?.body ?? '').text).toBe(text)
  expect(new URLSearchParams(form?.body).get('text')).toBe(text)
  expect(new URL(query?.url ?? '', gateway.address).searchParams.get('text')).toBe(text)
  expect(new URL(query?.url ?? '', gateway.address).searchParams.get('to')).toBe('+84912345678')
  expect(query).toMatchObject({ method: 'GET', body: '' })
})

test.each([
  ['a number it will never take', { status: 422, body: '{}' }, 'refused', 'failed'],
  ['a wrong key', { status: 401, body: '{}' }, 'failed', 'waiting'],
  ['a fault of its own', { status: 500, body: '' }, 'failed', 'waiting'],
  ['a 200 whose answer says no', { status: 200, body: '{"messages":[{"status":7}]}' }, 'failed', 'waiting'],
  ['a 200 without an answer', { status: 200, body: '<html>' }, 'failed', 'waiting'],
  ['another address to go to', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'failed', 'waiting'],
  ['an answer without end', { status: 200, body: 'x'.repeat(70_000) }, 'failed', 'waiting'],
])('%s is written as what it was', async (_title, answer, outcome, status) => {
  const gateway = await startWebGateway(() => answer)
  await set({ address: gateway.address })
  const { row, log, recipient } = await sent()
  expect(row.status).toBe(status)
  expect(log).toMatchObject([{ outcome }])
  expect(JSON.stringify(log)).not.toContain(recipient.slice(1))
  expect(gateway.requests).toHaveLength(1)
})

test('a gateway that answers late, not at all or nowhere costs a try; the next one may succeed', async () => {
  let isUp = false
  const slow = await startWebGateway(() => (isUp ? good : undefined))
  for (const address of [`http://127.0.0.1:${await startSilence()}`, 'http://127.0.0.1:9', slow.address]) {
    await set({ address })
    const startedAt = performance.now()
    const { row } = await sent()
    expect(row.status).toBe('waiting')
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  }
  const { id, log } = await sent()
  expect(log).toMatchObject([{ outcome: 'failed', detail: expect.stringContaining('timeout') }])
  isUp = true
  server.clock.advance(5_000)
  await deliver(server, id)
  expect(await messageRow(server, id)).toMatchObject({ status: 'sent', attempt_count: 2 })
})

test('a gateway that dies after it took an SMS may get it twice, under the same id', async () => {
  const gateway = await startWebGateway(() => (gateway.requests.length > 1 ? good : void gateway.stop()))
  await set({ address: gateway.address })
  const { id } = await sent()
  server.clock.advance(5_000)
  await deliver(server, id)
  expect((await messageRow(server, id)).status).toBe('sent')
  expect(gateway.requests.map(({ body }) => JSON.parse(body).reference)).toEqual([id, id])
})

test('with two gateways on, a new try takes the other one', async () => {
  const broken = await startWebGateway(() => ({ status: 503 }))
  await set({ address: broken.address })
  const centre = { host: '127.0.0.1', port: 9, isEncrypted: false, systemId: 'fair', sender: 'Fair' }
  await setProvider(server, 'smpp', { values: centre })
  const { id } = await sent()
  server.clock.advance(5_000)
  await deliver(server, id)
  expect((await deliveriesOf(server, id)).map(({ adapter }) => adapter)).toEqual(['sms-http', 'smpp'])
  await setProvider(server, 'smpp', { isOn: false })
})

test('[A-35] outside the sandbox neither plain http nor a private network is reached, whatever the name says', async () => {
  const message = { id: 'msg_1', channel: 'sms' as const, recipient: '+84912345678', text: 'x' }
  const gateway = await startWebGateway(() => good)
  const to = (address: string) => sendByHttp(production.context, { ...settings, secret, address }, message)
  const port = gateway.address.split(':').at(-1)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433'])
    for (const scheme of ['http', 'https'])
      expect(await to(`${scheme}://${host}:${port}/`), host).toMatchObject({
        outcome: 'failed',
        detail: expect.stringContaining('private network'),
      })
  expect(await to('http://8.8.8.8/')).toMatchObject({ detail: 'only https leads outside' })
  expect(gateway.requests).toEqual([])
})

test.each([
  [{ address: 'http://gateway.example/' }, 'address', 'validation.address'],
  [{ address: 'https://{to}.example/' }, 'address', 'validation.address'],
  [{ headers: 'no colon' }, 'headers', 'validation.headerLines'],
  [{ body: '{"to":"{to}","text":"{text}"' }, 'body', 'validation.json'],
  [{ body: '{"to":"{to}"}' }, 'body', 'validation.templatePlaces'],
  [{ method: 'GET' as const }, 'address', 'validation.templatePlaces'],
])('a request that cannot be sent is refused while it is written: %j', async (part, field, key) => {
  const refused = set({ address: 'https://gateway.example/', ...part })
  await expect(refused).rejects.toThrow(JSON.stringify({ field, key }))
})
