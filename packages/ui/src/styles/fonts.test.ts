import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { charactersOf, fontCuts, latinRange, vietnameseRange } from '../../tools/font-plan.ts'

const styles = path.join(import.meta.dirname)
const firstScreenBytesMax = 31_000

describe('the fonts of the first screen', () => {
  it('stay small together', () => {
    const bytes = fontCuts.reduce((sum, cut) => sum + statSync(path.join(styles, 'fonts', cut.file)).size, 0)
    expect(bytes).toBeLessThan(firstScreenBytesMax)
  })

  it('are declared for exactly the signs they hold', () => {
    const css = readFileSync(path.join(styles, 'fonts.css'), 'utf8').replace(/\s+/g, ' ')
    for (const { file, range } of fontCuts) {
      expect(css).toContain(`${file}?no-inline") format("woff2"); unicode-range: ${range};`)
    }
  })

  it('hold every letter of Vietnamese, stacked marks included', () => {
    const signs = new Set(charactersOf(latinRange) + charactersOf(vietnameseRange))
    const text = 'Ủy nhiệm, Nghĩa, Đặng, Ỷ lại, Phượng Hoàng Lửa, ữ ổ ệ ẫ ỵ Ằ −1.250,00 ₫ “18+” ©'
    expect([...text].filter((sign) => !signs.has(sign))).toEqual([])
  })
})
