import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, cornerOf, foldOf } from './fold.ts'

const card = { width: 60, height: 84 }
const right = { x: 60, y: 84 }
const share = fc.double({ min: 0, max: 1, noNaN: true })
const way = fc.double({ min: -200, max: 200, noNaN: true })

test('a card that nobody draws, or draws outwards, lies as it lay', () => {
  expect(foldOf(card, right, { x: 0, y: 0 })).toBeUndefined()
  expect(foldOf(card, right, { x: 30, y: 30 })).toBeUndefined()
})

test('an edge drawn across half the card turns a quarter of it over, at its own width', () => {
  const fold = foldOf(card, right, { x: -30, y: 0 })
  expect(fold?.share).toBeCloseTo(0.25)
  expect(fold?.flap.map(({ x }) => x).sort((a, b) => a - b)).toEqual([30, 30, 45, 45])
})

test('the corner lies where it is held, and the fold half way to it', () => {
  const fold = foldOf(card, right, { x: -20, y: -24 })
  expect(fold?.bend).toEqual([
    { x: 50, y: 72 },
    { x: 40, y: 60 },
  ])
  const [a, b, c, d, e, f] = fold?.matrix ?? [0, 0, 0, 0, 0, 0]
  expect(a * right.x + c * right.y + e).toBeCloseTo(40)
  expect(b * right.x + d * right.y + f).toBeCloseTo(60)
})

test('however a corner is drawn, nothing of the card is lost and no more than half of it is turned', () => {
  fc.assert(
    fc.property(fc.record({ x: share, y: share }), fc.record({ x: way, y: way }), (grip, drawn) => {
      const fold = foldOf(card, cornerOf(card, grip), drawn)
      if (!fold) return
      const whole = card.width * card.height
      expect(areaOf(fold.kept) + areaOf(fold.lifted)).toBeCloseTo(whole, 3)
      expect(areaOf(fold.flap)).toBeCloseTo(areaOf(fold.lifted), 3)
      expect(fold.share).toBeLessThanOrEqual(0.5 + 1e-9)
    }),
  )
})
