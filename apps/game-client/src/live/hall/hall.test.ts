import { createStore } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SharedParts } from '../../tables/shared-parts.ts'
import type { LiveGame } from '../live-game.ts'
import type { LivePlay } from '../live-play.ts'
import { Hall } from './hall.ts'
import type { LobbyDesk } from './lobby-desk.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const texts = {} as i18n
const game = {} as LiveGame

function playAt(gameId: string) {
  const notice: string | undefined = undefined as string | undefined
  const screen = createStore({ phase: 'idle', balanceMinor: 100n, facts: {}, isSoundOn: false, notice })
  const pad = { screen: createStore({ isSending: false }) }
  return { opened: { gameId, names: {} }, screen, pad, leave: vi.fn(), nowMs: () => 0 }
}

/** A hall at table one, and the plays of the tables that were sat down at later. */
function openHall() {
  const plays = new Map<string, ReturnType<typeof playAt>>()
  const sat: SharedParts[] = []
  const openTable = vi.fn(async ({ gameId }: { gameId: string }) => ({ ok: true, value: { gameId, session: gameId } }))
  const sit = async (parts: SharedParts) => {
    sat.push(parts)
    const play = playAt(parts.opened.gameId)
    plays.set(parts.opened.gameId, play)
    return play
  }
  const loadScreen = vi.fn(async (): Promise<object | undefined> => ({ setUp: { live: { game, sit } } }))
  const device = { read: () => undefined, write() {}, remove() {} }
  const parts = {
    ...{ opened: { gameId: 'one', session: 'first' }, studio: { openTable }, device, tab: device, loadScreen },
    ...{ sound: { setOn() {}, play() {} }, portal: { tell() {} }, loadTexts: async () => {}, isWatched: false },
  } as unknown as SharedParts
  const first = playAt('one')
  const seat = { play: first as unknown as LivePlay, chat: {} as never, game }
  const hall = new Hall(parts, {} as LobbyDesk, seat)
  const open = (tableId: string) => hall.open({ tableId, rulesId: 'live-roulette' }, texts)
  return { hall, open, plays, sat, openTable, loadScreen, first }
}

test('every table keeps what the session came to under the session of the first', async () => {
  const { open, sat } = openHall()
  expect(await open('two')).toBe(true)
  expect(sat[0]?.frameSession).toBe('first')
})

test('an opening that fails is told, and the next one works', async () => {
  const { hall, open, openTable, loadScreen } = openHall()
  openTable.mockRejectedValueOnce(new Error('torn'))
  expect(await open('two')).toBe(false)
  expect(hall.screen.get()).toMatchObject({ openingId: undefined, refusal: 'OFFLINE' })
  expect(await open('two')).toBe(true)
  loadScreen.mockResolvedValueOnce(undefined)
  expect(await hall.open({ tableId: 'three', rulesId: 'live-sic-bo' }, texts)).toBe(false)
  expect(await hall.open({ tableId: 'three', rulesId: 'live-sic-bo' }, texts)).toBe(true)
})

test('a table that was left goes when its chips have been sent and played', async () => {
  const { hall, open, plays } = openHall()
  await open('two')
  const two = plays.get('two')
  two?.pad.screen.set({ isSending: true })
  hall.leave('two')
  expect(two?.leave).not.toHaveBeenCalled()
  two?.screen.set({ phase: 'playing' })
  two?.pad.screen.set({ isSending: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(two?.leave).not.toHaveBeenCalled()
  two?.screen.set({ phase: 'idle' })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(two?.leave).toHaveBeenCalledOnce()
})

test('a table that was left with nothing on it goes at once, and one that was come back to stays', async () => {
  const { hall, open, plays } = openHall()
  await open('two')
  hall.leave('two')
  expect(plays.get('two')?.leave).toHaveBeenCalledOnce()
  await open('three')
  const three = plays.get('three')
  three?.screen.set({ phase: 'playing' })
  hall.leave('three')
  await open('three')
  three?.screen.set({ phase: 'idle' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(three?.leave).not.toHaveBeenCalled()
})

test('the reality check waits for the rounds of all tables, and is told once, at the one that is shown', async () => {
  const { hall, open, plays, first } = openHall()
  await open('two')
  await open('three')
  const [two, three] = [plays.get('two'), plays.get('three')]
  const told = () => [first, two, three].map((play) => play?.screen.get().notice)
  two?.screen.set({ phase: 'playing' })
  first.screen.set({ notice: 'REALITY_CHECK' })
  three?.screen.set({ notice: 'REALITY_CHECK' })
  expect(told()).toEqual([undefined, undefined, undefined])
  two?.screen.set({ phase: 'idle' })
  expect(told()).toEqual([undefined, undefined, 'REALITY_CHECK'])
  hall.show('two')
  expect(told()).toEqual([undefined, 'REALITY_CHECK', undefined])
  two?.screen.set({ notice: undefined })
  expect(told()).toEqual([undefined, undefined, undefined])
})
