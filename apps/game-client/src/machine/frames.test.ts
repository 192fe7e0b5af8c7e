import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFrames } from './frames.ts'

let asked: FrameRequestCallback[]
let nowMs: number
beforeEach(() => {
  asked = []
  nowMs = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {
    asked = []
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The screen shows its next frame, 16 ms later. */
function nextFrame(): void {
  nowMs += 16
  for (const callback of asked.splice(0)) callback(nowMs)
}

it('draws once and asks for no further frame while nothing moves', () => {
  const draw = vi.fn()
  const frames = startFrames(draw)
  frames.onFrame(() => false)
  nextFrame()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(0)
  frames.requestDraw()
  frames.requestDraw()
  expect(asked).toHaveLength(1)
  nextFrame()
  expect(draw).toHaveBeenCalledTimes(2)
  expect(asked).toHaveLength(0)
})

it('goes on while something says that it moves, without a jump after a rest', () => {
  const frames = startFrames(() => {})
  const deltas: number[] = []
  let left = 2
  frames.onFrame((deltaMs) => {
    deltas.push(deltaMs)
    left -= 1
    return left > 0
  })
  for (let frame = 0; frame < 4; frame += 1) nextFrame()
  expect(deltas).toEqual([0, 16])
  nowMs += 60_000
  left = 2
  frames.wake()
  for (let frame = 0; frame < 4; frame += 1) nextFrame()
  expect(deltas).toEqual([0, 16, 0, 16])
})

it('runs a tween to its end, and one of no time at once', async () => {
  const frames = startFrames(() => {})
  nextFrame()
  const shares: number[] = []
  const ended = frames.tween(32, (share) => shares.push(share))
  for (let frame = 0; frame < 5; frame += 1) nextFrame()
  await ended
  expect(shares).toEqual([0, 0.5, 1])
  expect(asked).toHaveLength(0)
  await frames.tween(0, (share) => shares.push(share))
  expect(shares.at(-1)).toBe(1)
})

it('asks for nothing once it is stopped', () => {
  const frames = startFrames(() => {})
  frames.stop()
  frames.requestDraw()
  expect(asked).toHaveLength(0)
})
