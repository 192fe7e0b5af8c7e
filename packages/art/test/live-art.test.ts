import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dealerLayers, dealers, liveStudios } from '../src/catalogue/index.ts'
import { dealerLooks } from '../src/live/dealers.ts'
import { DEALER_SIZE, drawDealer } from '../src/live/draw-dealer.ts'
import { drawStudio } from '../src/live/draw-studio.ts'
import { allDrawings } from '../src/render/drawings.ts'
import { isOfFirstPage, planDrawing } from '../src/render/plan.ts'
import { gameTile } from '../src/tiles/slot-tile.ts'

const slugs = dealers.map(({ slug }) => slug)
const isLive = (key: string) => /^(dealer|studio-wide|studio-narrow)\//.test(key)
const sample = { slug: 'sample', nameVi: 'Bàn Mẫu', nameEn: 'Sample', vendor: 'lotus-live' } as const

async function pixels(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const clear = data.filter((value, index) => index % info.channels === 3 && value === 0).length
  return { width: info.width, height: info.height, clear, drawn: info.width * info.height - clear }
}

describe('dealers', () => {
  test('each has a look of its own, and no look is without a dealer', () => {
    expect(Object.keys(dealerLooks).sort()).toEqual([...slugs].sort())
    expect(new Set(Object.values(dealerLooks).map((look) => JSON.stringify(look))).size).toBe(8)
  })

  test.each(slugs)('%s is drawn the same each time', (slug) => {
    for (const layer of dealerLayers) expect(drawDealer(slug, layer)).toBe(drawDealer(slug, layer))
  })

  test('no two are alike in body, head or arms', () => {
    for (const layer of ['body', 'head', 'arms'] as const)
      expect(new Set(slugs.map((slug) => drawDealer(slug, layer))).size).toBe(8)
  })

  test.each(slugs)('every layer of %s shows something and lets the room through', async (slug) => {
    for (const layer of dealerLayers) {
      const { clear, drawn, ...size } = await pixels(drawDealer(slug, layer))
      expect(size).toEqual(DEALER_SIZE)
      expect(drawn).toBeGreaterThan(500)
      expect(clear).toBeGreaterThan(80_000)
    }
  })
})

describe('studios', () => {
  test.each(liveStudios)('the room of $slug fills its picture, wide and narrow', async ({ slug }) => {
    expect(await pixels(drawStudio(slug, 'wide'))).toMatchObject({ width: 1440, height: 720, clear: 0 })
    expect(await pixels(drawStudio(slug, 'narrow'))).toMatchObject({ width: 780, height: 760, clear: 0 })
  })
})

describe('the build', () => {
  const plans = allDrawings().flatMap((drawing) => (isLive(drawing.key) ? [planDrawing(drawing)] : []))

  test('holds every layer and every room, and a first start waits for none of them', () => {
    const keys = plans.flatMap(({ files }) => files.map(({ key }) => key))
    expect(keys).toContain('dealer/thu-ha-smile@480')
    expect(keys).toContain('studio-wide/night-market@960')
    expect(keys).toHaveLength(8 * dealerLayers.length + 4 * 3)
    expect(plans.filter(isOfFirstPage)).toEqual([])
  })
})

describe('the tile of a live table', () => {
  test.each(['cards', 'dice', 'wheel', 'bowl', 'beads', 'bowl-dice', 'money-wheel'] as const)(
    'shows %s on the felt',
    (prop) => {
      const tile = gameTile({ ...sample, live: { dealer: 'mai-chi', studio: 'lotus-live', prop } })
      expect(tile).toContain('Bàn Mẫu')
      expect(tile).toBe(gameTile({ ...sample, live: { dealer: 'mai-chi', studio: 'lotus-live', prop } }))
    },
  )

  test('a dealer or a studio that nobody knows is refused by the name of the table', () => {
    const draw = (dealer: string, studio: string) => gameTile({ ...sample, live: { dealer, studio, prop: 'cards' } })
    expect(() => draw('nobody', 'lotus-live')).toThrow('sample')
    expect(() => draw('mai-chi', 'nowhere')).toThrow('sample')
  })
})
