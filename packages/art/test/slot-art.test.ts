import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoTitlesMax } from '../src/catalogue/demo-titles.ts'
import { demoSubjects } from '../src/catalogue/demo-words.ts'
import { slotTiles } from '../src/catalogue/slot-tiles.ts'
import { cabinetLayout } from '../src/slots/cabinet/cabinet-layout.ts'
import { isForAdults } from '../src/slots/grown-up.ts'
import { breakLines } from '../src/slots/lettering/break-lines.ts'
import { slotAccents } from '../src/slots/slot-accents.ts'
import { type SlotScene, slotScene } from '../src/slots/slot-scene.ts'
import type { SlotSpec } from '../src/slots/slot-spec.ts'
import { slotSpecOf } from '../src/slots/spec-of-title.ts'
import { styleOf } from '../src/slots/style.ts'
import { slotSymbols } from '../src/slots/symbols/slot-symbols.ts'

const specOf = (id: string): SlotSpec => {
  const spec = slotSpecOf(id)
  if (!spec) throw new Error(`no spec of ${id}`)
  return spec
}
const demoId = (number: number) => `demo-${String(number).padStart(5, '0')}`
/** A title of each palette, place and hero, spread over the catalogue. */
const sample = Array.from({ length: 60 }, (_, index) => demoId(1 + index * Math.floor(demoTitlesMax / 60)))
const five = { reels: 5, rows: 3 }
const drawingsOf = ({ sky, mid, near, place, reels, cabinet, logo, hero, heroMirrored }: SlotScene): string[] =>
  [sky, mid, near, place, reels, cabinet, logo, hero, heroMirrored].filter((svg) => svg !== undefined)
const hashOf = (drawings: readonly string[]) => createHash('sha256').update(drawings.join('\n')).digest('hex')

/** Every address points at what the drawing defines, every id is there once, and every tag is closed. */
function faultsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1])
  const known = new Set(ids)
  const wanted = [...svg.matchAll(/href="#([^"]*)"|url\(#([^)]*)\)/g)].map((match) => match[1] ?? match[2])
  const open: string[] = []
  for (const [, isEnd, tag = '', isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (isEnd) {
      if (open.pop() !== tag) return [`unbalanced ${tag}`]
    } else if (!isEmpty) open.push(tag)
  }
  return [
    ...(known.size === ids.length ? [] : ['double id']),
    ...wanted.filter((id) => !known.has(id)).map((id) => `no ${id}`),
    ...open.map((tag) => `open ${tag}`),
    ...(/NaN|undefined|\[object/.test(svg) ? ['not a drawing'] : []),
  ]
}

describe('the stage of a title', () => {
  test('exists for every slot title of the house and of the demo catalogue', () => {
    const missing = [...slotTiles.map(({ slug }) => slug), demoId(1), demoId(demoTitlesMax)].filter(
      (id) => !slotSpecOf(id),
    )
    expect(missing).toEqual([])
    expect(slotSpecOf('baccarat')).toBeUndefined()
  })

  test('is the same each time it is drawn from the same facts, and differs from every other', () => {
    const draw = (id: string) => {
      const spec = { ...specOf(id) }
      return hashOf([...drawingsOf(slotScene(spec, five, 'landscape')), ...slotSymbols(spec).map(({ svg }) => svg)])
    }
    const ids = sample.slice(0, 12)
    const first = ids.map(draw)
    expect([...ids].reverse().map(draw).reverse()).toEqual(first)
    expect(new Set(first).size).toBe(ids.length)
  })

  test('is well formed at every place and in every house', () => {
    const ids = [...slotTiles.map(({ slug }) => slug), ...sample.slice(0, 20)]
    const faults = ids.flatMap((id) => {
      const scene = slotScene(specOf(id), five, 'portrait')
      return drawingsOf(scene)
        .flatMap(faultsOf)
        .map((fault) => `${id} ${fault}`)
    })
    expect(faults).toEqual([])
  })

  test('has symbols that are well formed, five low ones or four, none shown twice', () => {
    for (const id of sample.slice(0, 24)) {
      const symbols = slotSymbols(specOf(id))
      expect(symbols.map((symbol) => symbol.id)).toEqual(
        'top high1 high2 high3 mid wild scatter coin low1 low2 low3 low4 low5'.split(' '),
      )
      expect(symbols.flatMap(({ svg }) => faultsOf(svg))).toEqual([])
      const shown = symbols.filter(({ tier }) => tier !== 'coin' && tier !== 'low').map(({ shows }) => shows)
      expect(new Set(shown).size).toBe(shown.length)
    }
    const four = slotSymbols({ ...specOf(demoId(7)), lowCount: 4 })
    expect(four.filter(({ tier }) => tier === 'low')).toHaveLength(4)
  })
})

describe('a cabinet', () => {
  const grids = [
    { reels: 3, rows: 3 },
    { reels: 5, rows: 3 },
    { reels: 5, rows: 4 },
    { reels: 6, rows: 5 },
    { reels: 7, rows: 7 },
    { reels: 6, rows: 7 },
  ]
  test('keeps every cell inside its well and inside the picture, for every grid that a model has', () => {
    for (const grid of grids)
      for (const orientation of ['landscape', 'portrait'] as const) {
        const { reels, well, body, message, width, height, cell } = cabinetLayout(grid, orientation)
        const last = reels.at(-1)
        expect(reels).toHaveLength(grid.reels)
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(well.x + well.width)
        expect(cell.height * grid.rows).toBeLessThanOrEqual(well.height)
        expect(message.y).toBeGreaterThan(well.y + well.height)
        expect(body.x + body.width).toBeLessThanOrEqual(width)
        expect(body.y + body.height).toBeLessThanOrEqual(height)
        expect(Math.min(cell.width, cell.height)).toBeGreaterThan(40)
      }
  })

  test('is drawn for the widest and the tallest grid', () => {
    for (const grid of [grids[0], grids[5]])
      for (const svg of drawingsOf(slotScene(specOf('kraken-troi-day'), grid ?? five, 'landscape')))
        expect(faultsOf(svg)).toEqual([])
  })
})

describe('the name on a stage', () => {
  const withLines = (lines: readonly string[]) => {
    const spec = specOf('soi-trang')
    return { ...spec, id: 'long', title: { ...spec.title, lines } }
  }
  test('breaks where its lines are most even, into three when it is long', () => {
    expect(breakLines('Sói Trăng')).toEqual(['Sói Trăng'])
    expect(breakLines('Phượng Hoàng Lửa')).toEqual(['Phượng', 'Hoàng Lửa'])
    expect(breakLines('Thần Đèn Ngàn Lẻ Một Đêm Huyền Bí')).toEqual(['Thần Đèn', 'Ngàn Lẻ Một', 'Đêm Huyền Bí'])
  })

  test('stays inside its sign however long it is', () => {
    const { logo = '' } = slotScene(withLines(['Thần Đèn Ngàn Lẻ Một Đêm Huyền Bí']), five, 'landscape')
    const path = /<path id="[^"]+" d="([^"]+)"/.exec(logo)?.[1] ?? ''
    const xs = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[1]))
    expect(Math.max(...xs.map(Math.abs))).toBeLessThan(280)
  })

  test('is left to the client in a script that its face does not have', () => {
    expect(slotScene(withLines(['ذئب القمر']), five, 'landscape').logo).toBeUndefined()
  })
})

describe('nothing on a stage speaks to the young', () => {
  test('no smiling or sweet companion is cast, whoever the hero is', () => {
    for (const { ref, theme } of demoSubjects) {
      const { cast } = styleOf({ ...specOf(demoId(3)), id: `cast ${ref}`, hero: ref, theme })
      const companions = [...cast.high, cast.mid, cast.wild, cast.scatter]
      expect(companions.filter((companion) => !isForAdults(companion))).toEqual([])
    }
  })

  test('a smiling hero is engraved or struck in metal; a profile that allows it keeps the tile’s', () => {
    const fox = { ...specOf(demoId(3)), hero: 'fluent:fox' as const }
    expect(styleOf({ ...fox }).cast.top).toBe('game:fox-head')
    expect(styleOf({ ...fox, isStrict: false }).cast.top).toBe('fluent:fox')
    const [bear] = slotSymbols({ ...fox, hero: 'noto:polar-bear' })
    expect(bear?.svg).toContain('tableValues')
  })
})

test('the accents of a title are colours of its own place, and its shower is made of what its world has', () => {
  const { lines, shower, spin } = slotAccents(specOf('phuong-hoang-lua'))
  for (const colour of [...lines, ...Object.values(spin)]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(shower.map(({ kind }) => kind)).toEqual(['ember', 'feather', 'spark'])
})
