import { describe, expect, test } from 'vitest'
import { Canvas } from '../src/kit/canvas.ts'
import { mix } from '../src/kit/colour.ts'
import { escapeText, svg } from '../src/kit/markup.ts'
import { createRng } from '../src/kit/rng.ts'

describe('rng', () => {
  test('the same seed gives the same stream, another seed another', () => {
    const stream = (seed: string) => Array.from({ length: 20 }, createRng(seed).float)
    expect(stream('fair')).toEqual(stream('fair'))
    expect(stream('fair')).not.toEqual(stream('fare'))
  })

  test('stays inside its range and reaches both halves of it', () => {
    const rng = createRng('range')
    const values = Array.from({ length: 500 }, () => rng.float(-2, 4))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...values)).toBeLessThan(4)
    expect(values.filter((value) => value < 1).length).toBeGreaterThan(150)
    expect(values.filter((value) => value >= 1).length).toBeGreaterThan(150)
  })
})

describe('colour', () => {
  test('mixes channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030')
    expect(mix('#fff', '#000000', 1)).toBe('#000000')
  })

  test('refuses what is not a hex colour', () => {
    expect(() => mix('red', '#000000', 0.5)).toThrow('red')
  })
})

describe('markup', () => {
  test('rounds numbers to three decimals and joins lists', () => {
    expect(svg`<p x="${1 / 3}">${['a', 'b']}</p>`).toBe('<p x="0.333">ab</p>')
  })

  test('refuses numbers that would draw nothing', () => {
    expect(() => svg`${Number.NaN}`).toThrow()
    expect(() => svg`${Number.POSITIVE_INFINITY}`).toThrow()
  })

  test('a name cannot leave its attribute', () => {
    expect(escapeText('"/><a>&')).toBe('&quot;/&gt;&lt;a&gt;&amp;')
    expect(new Canvas(1, 1, 'x').toSvg('"><script>')).not.toContain('<script')
  })
})

describe('canvas', () => {
  test('defines a gradient once, however often it is used', () => {
    const canvas = new Canvas(10, 10, 'x')
    const glow = () => canvas.glow(1, 2, 3, { colour: '#ffffff' })
    canvas.add(glow(), glow())
    expect(canvas.toSvg().match(/<radialGradient/g)).toHaveLength(1)
  })
})
