import { beforeAll, expect, test } from 'vitest'
import {
  deliver,
  deliveriesOf,
  messageRow,
  queueCode,
  setProvider,
  startMailServer,
  startSilence,
} from '../../../../test/gateways.ts'
import { selfSigned } from '../../../../test/self-signed.ts'
import { testServer } from '../../../../test/test-server.ts'

const server = testServer()
const { key, cert } = selfSigned()
const password = 'four-brass-horses-7'
const settings = {
  host: 'localhost',
  security: 'none',
  username: '',
  from: 'no-reply@fairground.example',
  fromName: 'Hội chợ',
  certificate: '',
  timeoutSeconds: 1,
}
const set = (values: object, secrets = {}) =>
  setProvider(server, 'smtp', { values: { ...settings, ...values }, secrets })

/** One mail, tried once. */
async function sent() {
  const message = await queueCode(server, 'email')
  await deliver(server, message.id)
  return { ...message, row: await messageRow(server, message.id), log: await deliveriesOf(server, message.id) }
}

let safe: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  safe = await startMailServer({
    key,
    cert,
    authOptional: false,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error('Invalid login')),
  })
})
const withLogin = { security: 'starttls', username: 'portal', certificate: cert }

test('a mail reaches the server encrypted and signed in, with its sender, its words and a lasting Message-ID', async () => {
  await set({ ...withLogin, port: safe.port }, { password })
  const { id, recipient, row, log } = await sent()
  expect(row).toMatchObject({ status: 'sent', attempt_count: 1 })
  expect(log).toEqual([{ adapter: 'smtp', outcome: 'accepted', detail: '250 queued as 1' }])
  const mail = safe.mails.at(-1)
  expect(mail?.to).toEqual([recipient])
  expect(mail?.raw).toContain(`Message-ID: <${id}@fairground.example>`)
  expect(mail?.raw).toMatch(/^From: =\?UTF-8\?.* <no-reply@fairground\.example>\r$/m)
  expect(mail?.raw).toContain('123456')
})

test('a wrong password is not the end of a mail: it leaves once staff have put it right', async () => {
  await set({ ...withLogin, port: safe.port }, { password: 'old-password' })
  const { id, row, log } = await sent()
  expect(row.status).toBe('waiting')
  expect(log).toMatchObject([{ outcome: 'failed', detail: expect.stringContaining('535') }])
  expect(JSON.stringify(log)).not.toMatch(/old-password|portal/)
  await set({ ...withLogin, port: safe.port }, { password })
  server.clock.advance(5_000)
  await deliver(server, id)
  expect(await messageRow(server, id)).toMatchObject({ status: 'sent', attempt_count: 2 })
})

test('nothing is sent in plain where encryption is wanted: no STARTTLS, an unknown certificate, another name', async () => {
  const plain = await startMailServer({ onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }) })
  for (const values of [
    { ...withLogin, port: plain.port },
    { ...withLogin, port: safe.port, certificate: '' },
    { ...withLogin, port: safe.port, certificate: selfSigned().cert },
  ]) {
    await set(values, { password })
    const { row, log } = await sent()
    expect(row.status).toBe('waiting')
    expect(log).toMatchObject([{ outcome: 'failed' }])
  }
  expect(plain.mails).toEqual([])
})

test('an address that the server does not know is given up at once, and the log does not name it', async () => {
  const strict = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`5.1.1 <${address}> unknown`), { responseCode: 550 })),
  })
  await set({ port: strict.port })
  const { recipient, row, log } = await sent()
  expect(row).toMatchObject({ status: 'failed', attempt_count: 1 })
  expect(log).toMatchObject([{ outcome: 'refused', detail: expect.stringContaining('550 5.1.1') }])
  expect(JSON.stringify(log)).not.toContain(recipient)
})

test('a server that is busy is asked again after five seconds', async () => {
  let isBusy = true
  const busy = await startMailServer({
    onMailFrom: (_address, _session, done) =>
      done(isBusy ? Object.assign(new Error('4.3.2 try later'), { responseCode: 451 }) : null),
  })
  await set({ port: busy.port })
  const { id, row } = await sent()
  expect(row.status).toBe('waiting')
  isBusy = false
  server.clock.advance(5_000)
  await deliver(server, id)
  expect((await messageRow(server, id)).status).toBe('sent')
  expect((await deliveriesOf(server, id)).map(({ outcome }) => outcome)).toEqual(['failed', 'accepted'])
})

test('silence and a closed port cost a try, never more than the time that staff allow', async () => {
  for (const port of [await startSilence(), 9]) {
    await set({ port })
    const startedAt = performance.now()
    const { row, log } = await sent()
    expect(performance.now() - startedAt).toBeLessThan(4_000)
    expect(row.status).toBe('waiting')
    expect(log).toMatchObject([{ outcome: 'failed' }])
  }
})

test('a connection that breaks before the answer may send a mail twice, under one Message-ID', async () => {
  const ids: string[] = []
  const breaking = await startMailServer({
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        ids.push(/^Message-ID: (.*)\r$/m.exec(Buffer.concat(parts).toString())?.[1] ?? '')
        if (ids.length > 1) return done()
        breaking.drop()
      })
    },
  })
  await set({ port: breaking.port })
  const { id, row } = await sent()
  expect(row.status).toBe('waiting')
  server.clock.advance(5_000)
  await deliver(server, id)
  expect((await messageRow(server, id)).status).toBe('sent')
  expect(ids).toEqual([`<${id}@fairground.example>`, `<${id}@fairground.example>`])
})

test('off again, the sandbox keeps its mails in the outbox', async () => {
  await setProvider(server, 'smtp', { isOn: false })
  expect((await sent()).log).toMatchObject([{ adapter: 'built-in', outcome: 'accepted' }])
})
