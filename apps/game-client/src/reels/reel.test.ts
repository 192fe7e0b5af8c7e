import { findSlotModel } from '@fairground/game-rules/slots'
import { expect, it } from 'vitest'
import { createReel } from './reel.ts'

const strip = findSlotModel('lantern-20')!.reelSets[0]!.strips[2]!
const seen = (reel: ReturnType<typeof createReel>) =>
  [0, 1, 2].map((row) => reel.symbolAt(Math.round(reel.position) + row))
const windowAt = (stop: number) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length])
const run = (reel: ReturnType<typeof createReel>, frames: number) => {
  for (let frame = 0; frame < frames; frame += 1) reel.update(16)
}

it('shows exactly the drawn window when it stands, after any time of turning', async () => {
  for (const frames of [1, 7, 40, 333]) {
    const reel = createReel(strip, 3)
    reel.place(strip, 4)
    reel.start(strip)
    run(reel, frames)
    const rested = reel.stop(17, 430)
    run(reel, 40)
    await rested
    expect(reel.isMoving()).toBe(false)
    expect(Number.isInteger(reel.position)).toBe(true)
    expect(seen(reel)).toEqual(windowAt(17))
  }
})

it('turns downwards without a jump', () => {
  const reel = createReel(strip, 3)
  reel.start(strip)
  let before = reel.position
  for (let frame = 0; frame < 30; frame += 1) {
    reel.update(16)
    expect(reel.position).toBeLessThanOrEqual(before)
    expect(before - reel.position).toBeLessThan(1)
    before = reel.position
  }
})
