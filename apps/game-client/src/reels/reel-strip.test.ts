import { findSlotModel } from '@fairground/game-rules/slots'
import { expect, it } from 'vitest'
import { createReelStrip } from './reel-strip.ts'

const strip = findSlotModel('lantern-20')!.reelSets[0]!.strips[0]!
const rows = 3
const read = (reel: { symbolAt(cell: number): string }, from: number) =>
  [0, 1, 2].map((row) => reel.symbolAt(from + row))
const windowAt = (stop: number) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length])

it('shows the window of its stop, also across the end of the strip', () => {
  for (const stop of [0, 5, strip.length - 1]) expect(read(createReelStrip(strip, stop), 0)).toEqual(windowAt(stop))
})

it('comes to rest at the drawn stop wherever it is told to, without changing a symbol that is already in sight', () => {
  for (let stop = 0; stop < strip.length; stop += 1) {
    const reel = createReelStrip(strip, 7)
    const topInSight = -113
    const inSight = read(reel, topInSight)
    const restCell = topInSight - rows - 1
    reel.splice(topInSight - 1, restCell, stop)
    expect(read(reel, topInSight)).toEqual(inSight)
    expect(read(reel, restCell)).toEqual(windowAt(stop))
  }
})

it('takes another strip for the free spins only where nobody looks', () => {
  const free = ['scatter', 'wild']
  const reel = createReelStrip(strip, 0)
  const inSight = read(reel, 0)
  reel.change(free, -1)
  expect(read(reel, 0)).toEqual(inSight)
  expect(free).toContain(reel.symbolAt(-1))
})
