import type { TableChatMessage, TableChatNews } from '@fairground/contract/studio'
import { safeStorage } from '@fairground/vendor-ui'
import type { Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { ChatRoom } from './chat-room.ts'

const message = (messageId: number, mark = 'aaaaaa'): TableChatMessage => ({
  messageId,
  mark,
  text: `tin ${messageId}`,
  sentAt: new Date(messageId).toISOString(),
})

/** A room and the line that tells it. */
function openRoom(device = safeStorage(() => new EmptyStorage())) {
  const listeners = new Map<string, (value?: unknown) => void>()
  const room = new ChatRoom({ tableId: 'crash', device, isOff: false })
  room.attach({ on: (event: string, listener: () => void) => listeners.set(event, listener) } as unknown as Socket)
  const tell = (event: string, value?: unknown) => listeners.get(event)?.(value)
  const news = (told: Partial<TableChatNews>) => tell('chat', { isWhole: false, messages: [], hiddenIds: [], ...told })
  return { room, tell, news, ids: () => room.screen.get().messages.map(({ messageId }) => messageId) }
}

/** Forbidden, as in a sandbox. */
class EmptyStorage implements Storage {
  length = 0
  clear(): void {}
  getItem = () => null
  key = () => null
  removeItem(): void {}
  setItem(): void {}
}

test('messages stand in the order they were said, each once, and go when staff take them off', () => {
  const { news, ids } = openRoom()
  news({ isWhole: true, messages: [message(1), message(2)] })
  news({ messages: [message(5)] })
  news({ messages: [message(4), message(5)] })
  news({ hiddenIds: [2] })
  expect(ids()).toEqual([1, 4, 5])
})

test('after a break of the line what was taken off meanwhile is gone, and what was heard before the whole is kept', () => {
  const { tell, news, ids } = openRoom()
  tell('connect')
  news({ isWhole: true, messages: [message(1), message(2), message(3)] })
  tell('disconnect')
  tell('connect')
  news({ messages: [message(7)] })
  news({ isWhole: true, messages: [message(1), message(3), message(6)] })
  expect(ids()).toEqual([1, 3, 6, 7])
})

test('only what others say while nobody looks is unread', () => {
  const { room, tell, news } = openRoom()
  tell('chatRight', { mark: 'bbbbbb', bar: null, mutedUntil: null })
  news({ isWhole: true, messages: [message(1), message(2)] })
  expect(room.screen.get().unread).toBe(0)
  news({ messages: [message(3), message(4, 'bbbbbb')] })
  expect(room.screen.get().unread).toBe(1)
  room.see(true)
  news({ messages: [message(5)] })
  expect(room.screen.get().unread).toBe(0)
})

test('a hidden player is not heard, also after the game is opened again on this device, until all are shown', () => {
  const device = safeStorage(() => new EmptyStorage())
  const first = openRoom(device)
  first.news({ isWhole: true, messages: [message(1), message(2, 'cccccc')] })
  first.room.hide('cccccc')
  expect(first.ids()).toEqual([1])
  const again = openRoom(device)
  again.news({ isWhole: true, messages: [message(1), message(2, 'cccccc')] })
  again.news({ messages: [message(3, 'cccccc')] })
  expect([again.ids(), again.room.screen.get().unread]).toEqual([[1], 0])
  again.room.showAll()
  expect(again.ids()).toEqual([1, 2, 3])
})

test('a report that did not arrive is no report, and can be sent again', async () => {
  const { room } = openRoom()
  expect(await room.report(4)).toBe(false)
  expect(room.screen.get().reportedIds).toEqual([])
  const answers = [{ ok: false }, { ok: true }]
  const line = { connected: true, on: () => undefined, timeout: () => ({ emitWithAck: async () => answers.shift() }) }
  room.attach(line as unknown as Socket)
  expect([await room.report(4), await room.report(4)]).toEqual([false, true])
  expect(room.screen.get().reportedIds).toEqual([4])
})
