import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LobbyDesk } from './lobby-desk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a lobby that does not answer is asked again while somebody looks at it', async () => {
  const asked = vi.fn(async () => null)
  const socket = { connected: true, on() {}, emit() {}, timeout: () => ({ emitWithAck: asked }) }
  const desk = new LobbyDesk()
  desk.attach(socket as unknown as Socket)
  const stop = desk.look()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})
