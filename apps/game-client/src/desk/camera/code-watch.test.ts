import { expect, test } from 'vitest'
import { CodeWatch } from './code-watch.ts'

const code = '00A1B2C3D4E5F607'
const id = code.toLowerCase()
const other = 'FFFFFFFFFFFFFFF0'

/** Pictures 100 ms apart, each with these codes. */
function pictures(watch: CodeWatch, fromMs: number, ...codes: string[][]) {
  return codes.map((one, index) => watch.look(one, fromMs + index * 100).kind)
}

test('a card is told when three pictures in a row say the same', () => {
  const watch = new CodeWatch()
  expect(pictures(watch, 0, [code], [code])).toEqual(['steadying', 'steadying'])
  expect(watch.look([code], 200)).toEqual({ kind: 'ready', id, confidence: expect.closeTo(0.999) })
})

test('another card, none, or two at once begin the count anew', () => {
  for (const between of [[other], [], [code, other]]) {
    const watch = new CodeWatch()
    pictures(watch, 0, [code], [code], between)
    expect(pictures(watch, 300, [code], [code], [code])).toEqual(['steadying', 'steadying', 'ready'])
  }
  expect(new CodeWatch().look([code, other], 0).kind).toBe('several')
})

test('a code that is on none of our cards is never told', () => {
  for (const strange of ['https://example.com', id, `${code}0`, '00A1B2C3D4E5F60G'])
    expect(pictures(new CodeWatch(), 0, [strange], [strange], [strange], [strange])).toEqual(Array(4).fill('strange'))
})

test('a card that was told is not told again while it lies there, and again when it comes back', () => {
  const watch = new CodeWatch()
  pictures(watch, 0, [code], [code], [code])
  watch.told(id, 200)
  for (let at = 300; at < 9_000; at += 300) expect(watch.look([code], at)).toEqual({ kind: 'told', id })
  // Out of sight for a moment, as under a hand.
  expect(pictures(watch, 9_000, [], [], [code])).toEqual(['none', 'none', 'told'])
  // The same code once more, as on a card that was copied.
  expect(pictures(watch, 12_000, [code], [code], [code])).toEqual(
    ['ready', 'ready', 'ready'].map((kind, at) => (at < 2 ? 'steadying' : kind)),
  )
})
