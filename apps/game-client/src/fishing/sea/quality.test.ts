import { expect, it } from 'vitest'
import { QualityWatch } from './quality.ts'

const run = (watch: QualityWatch, deltaMs: number, frames: number) =>
  Array.from({ length: frames }, () => watch.note(deltaMs)).filter(Boolean).length

it('stays full where frames come in time, whatever single frames do', () => {
  const watch = new QualityWatch()
  run(watch, 16, 89)
  watch.note(200)
  expect(run(watch, 17, 900)).toBe(0)
  expect(watch.quality).toBe('full')
})

it('steps down once per span of late frames, to the last, and not up again', () => {
  const watch = new QualityWatch()
  expect(run(watch, 40, 90)).toBe(1)
  expect(watch.quality).toBe('plain')
  expect(run(watch, 40, 900)).toBe(1)
  expect(watch.quality).toBe('still')
  run(watch, 10, 900)
  expect(watch.quality).toBe('still')
})
