import { describe, expect, test } from 'vitest'
import {
  dealers,
  gameTiles,
  largeTileSlugs,
  liveStudios,
  slotTiles,
  themeOf,
  themePalettes,
  themes,
  vendors,
} from '../src/catalogue/index.ts'
import { symbolSets } from '../src/symbols/symbol-set.ts'
import { slotSymbols } from '../src/symbols.ts'
import { instantSpecs, tileSpecs } from '../src/tiles/specs/index.ts'

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/gi, 'd')
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

const slugs = slotTiles.map(({ slug }) => slug)

describe('slot catalogue', () => {
  test('holds at least 44 titles, none twice', () => {
    expect(slugs.length).toBeGreaterThanOrEqual(44)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(new Set(slotTiles.map(({ nameEn }) => nameEn)).size).toBe(slugs.length)
  })

  test('a slug is the Vietnamese name without its marks', () => {
    expect(slotTiles.filter(({ slug, nameVi }) => slug !== slugOf(nameVi))).toEqual([])
  })

  test('every title has art direction, and no direction is without a title', () => {
    expect(Object.keys(tileSpecs).sort()).toEqual([...slugs].sort())
  })

  test('every title has a theme with its own palette and symbols', () => {
    expect(slotTiles.filter(({ theme }) => !themes.includes(theme))).toEqual([])
    expect(Object.keys(symbolSets).sort()).toEqual([...themes].sort())
    expect(themeOf('phuong-hoang-lua')).toBe('phoenix')
    expect(themeOf('a-game-of-another-studio')).toBeUndefined()
  })

  test('every theme and every studio has a title', () => {
    expect(themes.filter((theme) => !slotTiles.some((tile) => tile.theme === theme))).toEqual([])
    expect(vendors.filter(({ slug }) => !slotTiles.some((tile) => tile.vendor === slug))).toEqual([])
  })

  test('the tall art is of titles that exist', () => {
    expect(largeTileSlugs.filter((slug) => !slugs.includes(slug))).toEqual([])
  })

  test('every game that is no slot has art direction or a recipe for it, and no direction is without a game', () => {
    const directed = gameTiles.filter(({ recipe, live, arena }) => !recipe && !live && !arena)
    expect(Object.keys(instantSpecs).sort()).toEqual(directed.map(({ slug }) => slug).sort())
    expect(Object.keys(instantSpecs).filter((slug) => slugs.includes(slug))).toEqual([])
  })

  test('every table of the live casino has a dealer and a studio that are there, and every one of them a table', () => {
    const looks = gameTiles.flatMap(({ live }) => live ?? [])
    expect(looks.length).toBeGreaterThanOrEqual(24)
    expect([...new Set(looks.map(({ dealer }) => dealer))].sort()).toEqual(dealers.map(({ slug }) => slug).sort())
    expect([...new Set(looks.map(({ studio }) => studio))].sort()).toEqual(liveStudios.map(({ slug }) => slug).sort())
  })

  test('a theme has eleven symbols and no picture twice', () => {
    expect(slotSymbols).toHaveLength(11)
    for (const set of Object.values(symbolSets)) {
      const pictures = [set.wild, set.scatter, set.top, set.high1, set.high2, set.high3]
      expect(new Set(pictures).size).toBe(pictures.length)
    }
  })

  test('frame colours are plain hex, ready for canvas and CSS', () => {
    const colours = Object.values(themePalettes).flatMap(({ air, reel, well, glow, frame }) => [
      ...air,
      ...reel,
      well,
      glow,
      ...Object.values(frame),
    ])
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })
})
