import { expect, test } from 'vitest'
import { heldMsMax, heldMsOf, noPicture, withStamp } from './picture-state.ts'

const stamp = { tableId: 't', roundId: null, atMs: 10_000, root: '' }
const shown = { ...noPicture, isShown: true }

test('a picture is as far behind as the middle of the last five stamps says', () => {
  const state = [100, 9_000, 120, 110, 130, 90].reduce(
    (before, behind) => withStamp(before, { stamp, shownMs: stamp.atMs + behind }),
    shown,
  )
  expect(state.behindMs).toBe(120)
})

test('a stamp whose moment was not seen proves the picture live, and measures nothing', () => {
  expect(withStamp(shown, { stamp })).toMatchObject({ isStamped: true, behindMs: undefined })
})

test('a result waits for the picture, never longer than five seconds, and for none that is not live', () => {
  const behind = (shownMs: number) => withStamp(shown, { stamp, shownMs })
  expect(heldMsOf(behind(10_800))).toBe(800)
  expect(heldMsOf(behind(90_000))).toBe(heldMsMax)
  expect(heldMsOf({ ...behind(10_800), isStamped: false })).toBe(0)
  expect(heldMsOf({ ...behind(10_800), isShown: false })).toBe(0)
  expect(heldMsOf(shown)).toBe(0)
})
