import { afterEach, expect, it, vi } from 'vitest'
import { askIfQuiet, isBack, noteOffline, watched } from './line.ts'

const shown: unknown[] = []
vi.mock('./prompt.ts', () => ({
  createPlace: () => ({ set: (line: unknown) => shown.push(line), use: () => undefined }),
}))

afterEach(async () => {
  await watched(async () => new Response())
  shown.length = 0
  vi.unstubAllGlobals()
})

it('a failed call is shown with the time of the last answer until the next answer', async () => {
  const before = Date.now()
  await expect(watched(() => Promise.reject(new TypeError('no network')))).rejects.toThrow()
  expect(shown).toEqual([expect.objectContaining({ kind: 'offline' })])
  expect((shown[0] as { knownAtMs: number }).knownAtMs).toBeLessThanOrEqual(before)
  await watched(async () => new Response())
  expect(shown.at(-1)).toBeUndefined()
})

it('an abort does not affect the connection state', async () => {
  await expect(watched(() => Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow()
  expect(shown).toEqual([])
})

it('a busy server says when to retry; an action’s own limit has its own text', async () => {
  await watched(async () => new Response(null, { status: 429 }))
  expect(shown).toEqual([])
  await watched(async () => new Response(null, { status: 429, headers: { 'retry-after': '20' } }))
  expect(shown).toEqual([expect.objectContaining({ kind: 'busy' })])
  expect((shown[0] as { retryAtMs: number }).retryAtMs).toBeGreaterThan(Date.now() + 15_000)
})

it('without answers it stays offline, and its data keeps its age', async () => {
  noteOffline()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await isBack()).toBe(false)
  const times = shown.map((line) => (line as { knownAtMs: number }).knownAtMs)
  expect(new Set(times).size).toBe(1)
  vi.stubGlobal('fetch', async () => new Response())
  expect(await isBack()).toBe(true)
})

it('a long-idle page checks the server; one with a recent answer does not', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  await watched(async () => new Response())
  askIfQuiet()
  expect(asked).not.toHaveBeenCalled()
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  askIfQuiet()
  vi.useRealTimers()
  await vi.waitFor(() => expect(shown).toEqual([expect.objectContaining({ kind: 'offline' })]))
})
