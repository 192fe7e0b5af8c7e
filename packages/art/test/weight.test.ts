import { stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildArt } from '../build.ts'
import { gameTiles } from '../src/catalogue/game-tiles.ts'
import { slotTiles } from '../src/catalogue/slot-tiles.ts'
import { themes } from '../src/catalogue/themes.ts'
import { slotSymbols } from '../src/symbols.ts'
import type { ArtManifest } from '../src/url.ts'

const folder = path.join(import.meta.dirname, '../dist')
const KILOBYTE = 1000
let manifest: ArtManifest

// The product's own output: rendered once, then this takes milliseconds.
beforeAll(async () => {
  manifest = (await buildArt(folder)).manifest
}, 180_000)

async function heavierThan(bytes: number, keys: RegExp): Promise<string[]> {
  const chosen = Object.entries(manifest.files).filter(([key]) => keys.test(key))
  expect(chosen).not.toEqual([])
  const sizes = await Promise.all(
    chosen.map(async ([key, { url }]) => ({ key, ...(await stat(path.join(folder, url.slice(5)))) })),
  )
  return sizes.filter(({ size }) => size > bytes).map(({ key, size }) => `${key} ${size}`)
}

describe('weight of the art', () => {
  test('no tile weighs more than 30 kB, at either width', async () => {
    expect(await heavierThan(30 * KILOBYTE, /^tile\//)).toEqual([])
  })

  test('no tile of a game of one player weighs more than 14 kB as lists show it', async () => {
    const slugs = gameTiles.filter(({ live, arena }) => !live && !arena).map(({ slug }) => slug)
    expect(await heavierThan(14 * KILOBYTE, new RegExp(`^tile/(${slugs.join('|')})@300`))).toEqual([])
  })

  test('no tall tile weighs more than 60 kB', async () => {
    expect(await heavierThan(60 * KILOBYTE, /^tile-large\//)).toEqual([])
  })

  test('no picture of a live table weighs more than 20 kB: a page has forty of them', async () => {
    expect(await heavierThan(20 * KILOBYTE, /^tile-wide\//)).toEqual([])
  })

  test('no scene weighs more than 120 kB: it is the first thing painted', async () => {
    expect(await heavierThan(120 * KILOBYTE, /^scene-/)).toEqual([])
  })

  test('no picture of a promotion or a gift weighs more than 60 kB', async () => {
    expect(await heavierThan(60 * KILOBYTE, /^(promo|gift)\//)).toEqual([])
  })

  test('no symbol, avatar, object or mark weighs more than 30 kB', async () => {
    expect(await heavierThan(30 * KILOBYTE, /^(symbol|avatar|stall|vendor|logo)\//)).toEqual([])
  })
})

describe('what the manifest holds', () => {
  test('every title in both widths of 3:4', () => {
    for (const { slug } of [...slotTiles, ...gameTiles]) {
      expect(manifest.files[`tile/${slug}@300`]).toMatchObject({ width: 300, height: 400 })
      expect(manifest.files[`tile/${slug}@450`]).toMatchObject({ width: 450, height: 600 })
    }
  })

  test('every symbol of every theme', () => {
    const missing = themes.flatMap((theme) =>
      slotSymbols.filter((name) => !manifest.files[`symbol/${theme}/${name}@256`]),
    )
    expect(missing).toEqual([])
  })

  test('the scene by night and by day, wide and narrow', () => {
    expect(manifest.files['scene-wide/night@1920']).toMatchObject({ width: 1920, height: 693 })
    expect(manifest.files['scene-wide/day@1024']).toBeDefined()
    expect(manifest.files['scene-narrow/night@390']).toMatchObject({ width: 390, height: 300 })
    expect(manifest.files['scene-narrow/day@1170']).toBeDefined()
  })
})
