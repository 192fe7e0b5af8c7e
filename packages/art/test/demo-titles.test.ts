import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { demoTitle, demoTitles, demoTitlesMax, demoVendors, findDemoTitle, slotTiles } from '../src/catalogue/index.ts'
import { findSubject } from '../src/kit/subjects.ts'
import { demoTile } from '../src/tiles/demo-tile.ts'

const all = demoTitles(demoTitlesMax)
/** Every thirty-seventh: each subject, quality, pattern and studio is among them. */
const sample = all.filter((_, index) => index % 37 === 0)
const tileBytesMax = 14_000

describe('demo titles', () => {
  test('there are ten thousand, each with names of its own in both languages, also beside the directed ones', () => {
    expect(all.length).toBeGreaterThanOrEqual(10_000)
    for (const names of [all.map(({ nameVi }) => nameVi), all.map(({ nameEn }) => nameEn)])
      expect(new Set(names).size).toBe(all.length)
    const directed = new Set(slotTiles.flatMap(({ nameVi, nameEn }) => [nameVi, nameEn]))
    expect(all.filter(({ nameVi, nameEn }) => directed.has(nameVi) || directed.has(nameEn))).toEqual([])
  })

  test('a number always means the same title, and its id finds it', () => {
    expect(demoTitle(4_711)).toEqual(demoTitle(4_711))
    expect(all.every((title) => findDemoTitle(title.gameId)?.nameVi === title.nameVi)).toBe(true)
    for (const id of ['demo-00000', 'demo-99999', 'demo-1', 'soi-trang', '']) expect(findDemoTitle(id)).toBeUndefined()
    expect(() => demoTitle(demoTitlesMax + 1)).toThrow(RangeError)
  })

  test('every studio has as many titles as the others', () => {
    const counts = demoVendors.map(({ slug }) => all.filter(({ vendor }) => vendor.slug === slug).length)
    expect(new Set(counts)).toEqual(new Set([demoTitlesMax / demoVendors.length]))
  })

  test('neighbours in the list are about different things', () => {
    const same = all.filter((title, index) => index > 0 && title.subject.ref === all[index - 1]?.subject.ref)
    expect(same).toEqual([])
    expect(all.every(({ subject }) => findSubject(subject.ref).body.length > 0)).toBe(true)
  })
})

describe('tiles of demo titles', () => {
  const tiles = sample.map(demoTile)

  test('the same title has the same drawing, and no other title has it', () => {
    expect(sample.slice(0, 5).map(demoTile)).toEqual(tiles.slice(0, 5))
    expect(new Set(tiles).size).toBe(tiles.length)
  })

  test('no tile is sent with more than 14 kB', () => {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
    const heavy = sample.filter((_, index) => brotliCompressSync(tiles[index] ?? '', quality).length > tileBytesMax)
    expect(heavy.map(({ nameVi }) => nameVi)).toEqual([])
    const zipped = tiles.map((svg) => gzipSync(svg, { level: 9 }).length)
    expect(zipped.filter((bytes) => bytes > tileBytesMax)).toEqual([])
  })
})
