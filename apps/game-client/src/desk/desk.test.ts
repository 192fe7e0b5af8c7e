import type { DeskView } from '@fairground/contract/studio'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from './desk.ts'
import type { DeskClient } from './desk-client.ts'

afterEach(() => vi.useRealTimers())

const view = { serverMs: 0 } as DeskView

function deskThat(code: string) {
  const refused = async () => ({ ok: false, code })
  return new Desk({ view: refused, act: refused } as unknown as DeskClient, view)
}

test('a refusal is told as a result, and only a lost line as that', async () => {
  const refused = deskThat('ROUND_MOVED_ON')
  await refused.act({ act: 'new-shoe' })
  expect(refused.screen.get()).toMatchObject({ isOnline: true, isOver: false, isBusy: false, result: 'refused' })
  const lost = deskThat('OFFLINE')
  await lost.act({ act: 'new-shoe' })
  expect(lost.screen.get()).toMatchObject({ isOnline: false, isOver: false, result: undefined })
})

test('a session that has ended stops the desk', async () => {
  vi.useFakeTimers()
  const desk = deskThat('SESSION_EXPIRED')
  desk.follow()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(desk.screen.get()).toMatchObject({ isOnline: true, isOver: true })
})

test('what somebody else has to do yet is said until the table has gone on', async () => {
  vi.useFakeTimers()
  const [paused, dealt] = [{ ...view, next: 'incident' } as DeskView, { ...view, next: 'step' } as DeskView]
  let shown = paused
  const told = async (value: object) => ({ ok: true, value })
  const client = { act: () => told({ result: 'first', view: paused }), view: () => told(shown) }
  const desk = new Desk(client as unknown as DeskClient, paused)
  desk.follow()
  await desk.act({ act: 'decide', incidentId: 'inc-1' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(desk.screen.get().result).toBe('first')
  shown = dealt
  await vi.advanceTimersByTimeAsync(1_000)
  expect(desk.screen.get().result).toBeUndefined()
})
