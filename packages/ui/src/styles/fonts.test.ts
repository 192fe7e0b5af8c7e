import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { arabicCuts, arabicRange, charactersOf, fontCuts, latinRange, vietnameseRange } from '../../tools/font-plan.ts'

const styles = path.join(import.meta.dirname)
const firstScreenBytesMax = 31_000
const arabicBytesMax = 33_000
const bytesOf = (cuts: typeof fontCuts): number =>
  cuts.reduce((sum, cut) => sum + statSync(path.join(styles, 'fonts', cut.file)).size, 0)

describe('the fonts of the first screen', () => {
  it('stay small together', () => {
    expect(bytesOf(fontCuts)).toBeLessThan(firstScreenBytesMax)
  })

  it('are declared for exactly the signs they hold', () => {
    const sheets = ['fonts.css', 'poster.css'].map((file) => readFileSync(path.join(styles, file), 'utf8'))
    const css = sheets.join(' ').replace(/\s+/g, ' ')
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

describe('headlines of scripts that have no poster face', () => {
  it('are heavy by whichever class they are headlines', () => {
    const folder = path.join(styles, 'scripts')
    const light = readdirSync(folder)
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
      .filter(([, css]) => css.includes('font-weight: 800') && !css.includes(':is(.font-poster, .poster) {'))
    expect(light.map(([file]) => file)).toEqual([])
  })
})

describe('the fonts of Arabic', () => {
  it('stay small together, and weigh on no other language', () => {
    expect(bytesOf(arabicCuts)).toBeLessThan(arabicBytesMax)
    for (const file of ['fonts.css', 'index.css'])
      expect(readFileSync(path.join(styles, file), 'utf8')).not.toMatch(/url\([^)]*arabic|import "\.\/scripts/)
  })

  it('are declared for exactly the signs they hold', () => {
    const css = readFileSync(path.join(styles, 'scripts/arab.css'), 'utf8').replace(/\s+/g, ' ')
    for (const { file, range } of arabicCuts)
      expect(css).toContain(`${file}?no-inline") format("woff2"); unicode-range: ${range};`)
  })

  it('hold every sign of the catalogues but the suits of cards, arrows and signs of formulas, which every device has', () => {
    const signs = new Set(charactersOf(arabicRange) + charactersOf(latinRange))
    const folder = path.join(import.meta.dirname, '../../../i18n/locales/ar')
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.json'))
    const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
    const missing = [...new Set(texts.join(''))].filter(
      (sign) => !signs.has(sign) && !/[\n\p{Cf}♠♣♦♥λρ′±←]/u.test(sign),
    )
    expect(missing).toEqual([])
  })
})
