import { describe, expect, test } from 'vitest'
import { cannonMetals, fishPictures, waterLooks } from '../src/catalogue/fishing.ts'
import { drawCannon } from '../src/fishing/draw-cannon.ts'
import { drawFish } from '../src/fishing/draw-fish.ts'
import { drawLagoon } from '../src/fishing/draw-lagoon.ts'

const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

describe('fish', () => {
  test('each have a picture of their own, also those that share a shape', () => {
    expect(new Set(fishPictures.map(drawFish)).size).toBe(fishPictures.length)
  })

  test('are square, as the net that bends them, and are drawn alike each time', () => {
    for (const name of fishPictures) {
      expect(drawFish(name)).toContain('viewBox="0 0 128 128"')
      expect(drawFish(name)).toBe(drawFish(name))
    }
  })

  test('carry their light and their shadow with them', () => {
    const shark = drawFish('shark')
    for (const part of ['feSpecularLighting', 'result="belly"', 'result="shadow"']) expect(shark).toContain(part)
  })
})

test('each level has a water of its own colours, lying and upright', () => {
  for (const shape of ['wide', 'narrow'] as const) {
    const seas = waterLooks.map((look) => drawLagoon(look, shape))
    expect(new Set(seas).size).toBe(waterLooks.length)
    for (const sea of seas) expect(sea).not.toContain('NaN')
  }
  const [shallow, deep] = [colours(drawLagoon('shallow', 'wide')), colours(drawLagoon('deep', 'wide'))]
  expect([...shallow].filter((colour) => !deep.has(colour)).length).toBeGreaterThan(5)
})

test('cannons turn about the same star, whatever their metal', () => {
  const cannons = cannonMetals.map(drawCannon)
  expect(new Set(cannons).size).toBe(cannonMetals.length)
  for (const cannon of cannons) expect(cannon).toContain('translate(60 116)')
})
