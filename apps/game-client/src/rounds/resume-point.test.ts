import { safeStorage } from '@fairground/vendor-ui'
import { expect, it } from 'vitest'
import { createShownEvents } from './resume-point.ts'

const memory = () =>
  safeStorage(() => {
    throw new Error('storage is forbidden in this sandbox')
  })

it('resumes a round behind the last event that was shown, also where storage is forbidden', () => {
  const shown = createShownEvents(memory())
  shown.keep('rnd_1', 4)
  expect(shown.countOf('rnd_1', 9)).toBe(4)
})

it('shows a round from its start when another one, or none, was being shown', () => {
  const shown = createShownEvents(memory())
  expect(shown.countOf('rnd_1', 9)).toBe(0)
  shown.keep('rnd_1', 4)
  expect(shown.countOf('rnd_2', 9)).toBe(0)
  shown.forget('rnd_2')
  expect(shown.countOf('rnd_1', 9)).toBe(4)
  shown.forget('rnd_1')
  expect(shown.countOf('rnd_1', 9)).toBe(0)
})

it('never skips past the end of a round and does not trust what it finds in storage', () => {
  const storage = memory()
  const shown = createShownEvents(storage)
  shown.keep('rnd_1', 40)
  expect(shown.countOf('rnd_1', 9)).toBe(9)
  for (const damaged of ['', 'null', '{"roundId":"rnd_1","count":-1}', '{"roundId":"rnd_1","count":1.5}', '[]']) {
    storage.write('fairground.shown', damaged)
    expect(shown.countOf('rnd_1', 9)).toBe(0)
  }
})
