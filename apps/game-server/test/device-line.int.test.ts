import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { deviceLinePath, helloText, readingText } from '@fairground/contract/studio'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startDeviceLine } from '../src/dealer/device-line.ts'
import { DealerTable, Desk, dealtTableId, idsOfShoe } from './dealer-table.ts'
import { TestTable } from './shared-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const deviceId = 'reader-7'
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
let line: { stop(): Promise<void> }
let table: DealerTable
let address = ''
const open: Socket[] = []

beforeAll(async () => {
  await TestTable.prepare(studio, dealtTableId)
  await studio.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`
  line = await startDeviceLine(studio.context, studio.app.server)
  const pit = await Desk.open(studio, 'pit', { rights: ['deal', 'supervise'] })
  const key = publicKey.export({ format: 'jwk' }).x ?? ''
  await pit.do({ act: 'add-device', deviceId, kind: 'barcode', publicKey: key })
  expect(await refusedOf(connect())).toBe('NOT_KNOWN')
  await (await Desk.open(studio, 'thu-ha')).do({ act: 'confirm-device', deviceId })
  await pit.do({ act: 'open-shift' })
  await pit.do({ act: 'new-shoe' })
  table = new DealerTable(studio)
  await table.until('running')
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(() => line.stop())

const signed = (text: string, key: KeyObject = privateKey) => sign(null, Buffer.from(text), key).toString('base64url')

function connect(wishes: { key?: KeyObject; at?: string; deviceId?: string } = {}): Socket {
  const at = wishes.at ?? studio.clock.now().toISOString()
  const hello = { deviceId: wishes.deviceId ?? deviceId, tableId: dealtTableId, firmware: '1.0', at }
  const auth = { ...hello, sig: signed(helloText(hello), wishes.key) }
  const socket = io(address, { path: deviceLinePath, transports: ['websocket'], auth, reconnection: false })
  open.push(socket)
  return socket
}
const heard = <Value>(socket: Socket, event: string) => new Promise<Value>((resolve) => socket.once(event, resolve))
/** The step that is expected may be told more than once. */
const expects = (socket: Socket, step: number) =>
  new Promise<object>((resolve) => {
    socket.on('expect', (told: { step: number }) => told.step === step && resolve(told))
  })
const refusedOf = async (socket: Socket) => (await heard<Error>(socket, 'connect_error')).message

test('a reader is told which card is expected, tells it signed, and is told the next one', async () => {
  const socket = connect()
  const expected = await heard<{ roundId: string; step: number; what: string }>(socket, 'expect')
  expect(expected).toMatchObject({ step: 0, what: 'player-1', kind: 'card' })
  const reading = {
    ...{ roundId: expected.roundId, step: 0, id: (await idsOfShoe(studio))('9c'), confidence: 0.99, seq: 1 },
    at: studio.clock.now().toISOString(),
  }
  const next = expects(socket, 1)
  const accepted = heard<object>(socket, 'accepted')
  socket.emit('reading', { ...reading, sig: signed(readingText({ tableId: dealtTableId, ...reading })) })
  expect(await accepted).toEqual({ seq: 1, state: 'confirmed' })
  expect(await next).toMatchObject({ step: 1, what: 'banker-1' })
  socket.emit('reading', { ...reading, seq: 2, sig: 'nonsense' })
  expect(await heard(socket, 'refused')).toEqual({ seq: 2, why: 'BAD_SIGNATURE' })
})

test('a device with another key, an old signature or no place at the table is not let in', async () => {
  const { privateKey: strange } = generateKeyPairSync('ed25519')
  const old = new Date(studio.clock.now().getTime() - 31_000).toISOString()
  for (const wishes of [{ key: strange }, { at: old }, { deviceId: 'reader-8' }]) {
    expect(await refusedOf(connect(wishes))).toBe('NOT_KNOWN')
  }
})

test('a reader that comes back is told where its count stands', async () => {
  expect(await heard(connect(), 'ready')).toEqual({ seq: 1 })
})

test('a fault that a device tells is an incident, and the table goes on by hand', async () => {
  const socket = connect()
  await heard(socket, 'expect')
  socket.emit('fault', { code: 'LENS' })
  const desk = await Desk.open(studio, 'thu-ha')
  await expect.poll(async () => (await desk.view()).incidents.map(({ kind }) => kind)).toEqual(['device-dead'])
  expect((await desk.view()).devices).toMatchObject([{ deviceId, state: 'fault' }])
  socket.emit('heartbeat')
  await expect.poll(async () => (await desk.view()).devices[0]?.state).toBe('ok')
})

test('a device that was removed is heard no more, and not let in again', async () => {
  const socket = connect()
  await heard(socket, 'expect')
  const pit = await Desk.open(studio, 'pit', { rights: ['deal', 'supervise'] })
  expect(await pit.do({ act: 'remove-device', deviceId })).toBe('done')
  const reading = { roundId: 'shr_any', step: 1, confidence: 1, at: studio.clock.now().toISOString(), seq: 2 }
  socket.emit('reading', { ...reading, sig: signed(readingText({ tableId: dealtTableId, ...reading })) })
  expect(await heard(socket, 'refused')).toEqual({ seq: 2, why: 'NOT_IN_USE' })
  expect(await refusedOf(connect())).toBe('NOT_KNOWN')
  expect((await pit.view()).devices).toEqual([])
})
