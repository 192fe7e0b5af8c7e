import { randomUUID } from 'node:crypto'
import {
  studioLivePath,
  type TableChatMessage,
  type TableChatNews,
  type TableChatRight,
  type TableChatSaid,
} from '@fairground/contract/studio'
import { testDatabase } from '@fairground/postgres/testing'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { openSharedFrame, type SharedFrame } from './shared-table.ts'
import { RestartableStudio } from './studio-process.ts'
import { callAsPortal, openFrame } from './test-studio.ts'

// On the real clock.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const database = testDatabase('studio', prepareDatabase)
const studio = new RestartableStudio()
const sockets: Socket[] = []
let follower: Awaited<ReturnType<RestartableStudio['second']>>

beforeAll(async () => {
  await studio.start(database.url)
  follower = await studio.second()
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await follower.stop()
  await studio.stop()
})

/** The line of a frame to one of the processes, and what the chat told it. */
function listen(frame: SharedFrame, port: string) {
  const told: { messages: TableChatMessage[]; whole: number; right?: TableChatRight } = { messages: [], whole: 0 }
  const socket = io(`http://127.0.0.1:${port}`, {
    path: studioLivePath,
    transports: ['websocket'],
    auth: { session: frame.opened.session },
    extraHeaders: { origin: 'http://games.test' },
  })
  socket.on('chat', ({ isWhole, messages, hiddenIds }: TableChatNews) => {
    const before = isWhole ? [] : told.messages
    if (isWhole) told.whole += 1
    told.messages = [...before, ...messages].filter(({ messageId }) => !hiddenIds.includes(messageId))
  })
  socket.on('chatRight', (right: TableChatRight) => Object.assign(told, { right }))
  sockets.push(socket)
  const say = (text: string): Promise<TableChatSaid> => socket.timeout(10_000).emitWithAck('say', { text })
  return { socket, told, say }
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 20 })

async function player() {
  const slot = await openFrame(studio)
  expect((await slot.spin()).status).toBe(200)
  return openSharedFrame(studio, { playerId: slot.playerId })
}

test('what one says on one process is heard on the other; hidden it is gone from both, and so it stays after a restart', async () => {
  const [one, other] = [await player(), await player()]
  let near = listen(one, studio.port)
  const far = listen(other, follower.port)
  await until(() => near.told.right !== undefined && far.told.right !== undefined)
  const first = await near.say('nghe rõ không')
  const second = await far.say('nghe rõ')
  expect([first, second]).toMatchObject([{ ok: true }, { ok: true }])
  const texts = (line: typeof near) => line.told.messages.map(({ text }) => text)
  await until(() => texts(near).length === 2 && texts(far).length === 2)
  if (!first.ok) throw new Error('the first was refused')
  const body = { requestId: randomUUID(), messageId: first.value.messageId, by: 'stf_1' }
  expect((await callAsPortal(studio, 'POST', '/chat/hide', body)).body.code).toBe('OK')
  await until(() => texts(near).length === 1 && texts(far).length === 1)

  near.socket.close()
  await studio.kill('SIGKILL')
  await studio.restart()
  near = listen(await openSharedFrame(studio, { playerId: one.playerId }), studio.port)
  await until(() => near.told.whole > 0)
  expect(texts(near)).toEqual(['nghe rõ'])
  expect(await far.say('nghe rõ')).toMatchObject({ ok: false })
})

test('a mute reaches the player’s frame on another process at once; a trial frame is told that it only reads', async () => {
  const frame = await player()
  const [line, trial] = [
    listen(frame, follower.port),
    listen(await openSharedFrame(studio, { mode: 'demo' }), follower.port),
  ]
  await until(() => line.told.right?.bar === null && trial.told.right?.bar === 'TRIAL')
  expect(await trial.say('cho tôi nói')).toEqual({ ok: false, code: 'TRIAL' })
  const mute = { requestId: randomUUID(), playerId: frame.playerId, minutes: 60, by: 'stf_1' }
  await callAsPortal(studio, 'POST', '/chat/mute', mute)
  await until(() => line.told.right?.bar === 'MUTED')
  expect(await line.say('bị tắt rồi')).toEqual({ ok: false, code: 'MUTED' })
})
