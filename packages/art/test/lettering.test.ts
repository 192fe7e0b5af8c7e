import { describe, expect, test } from 'vitest'
import { gameTiles } from '../src/catalogue/game-tiles.ts'
import { largeTileSlugs, slotTiles } from '../src/catalogue/slot-tiles.ts'
import { type FaceName, faces, outline } from '../src/kit/outline.ts'
import { LARGE_TILE_SIZE, largeSheetOf, sheetOf, specOf, TILE_SIZE } from '../src/tiles/slot-tile.ts'
import { tileTitleBounds } from '../src/tiles/tile.ts'

const VIETNAMESE = 'aàảãáạăằẳẵắặâầẩẫấậeèẻẽéẹêềểễếệiìỉĩíịoòỏõóọôồổỗốộơờởỡớợuùủũúụưừửữứựyỳỷỹýỵđ'
const allFaces = Object.keys(faces) as FaceName[]

function contours(text: string, face: FaceName): number {
  return outline(text, face).commands.filter(({ type }) => type === 'M').length
}

describe('lettering', () => {
  test.each(allFaces)('%s has every Vietnamese letter, both cases', (face) => {
    expect(() => outline(VIETNAMESE + VIETNAMESE.toUpperCase(), face)).not.toThrow()
  })

  test.each(allFaces)('%s draws both marks of a stacked letter', (face) => {
    for (const [plain, stacked] of ['eệ', 'oổ', 'aẫ', 'uữ'].map((pair) => [...pair])) {
      expect(contours(stacked ?? '', face)).toBeGreaterThan(contours(plain ?? '', face))
    }
  })

  test('a decomposed name is drawn like a composed one', () => {
    expect(outline('Thần'.normalize('NFD'), 'bevan')).toEqual(outline('Thần'.normalize('NFC'), 'bevan'))
  })

  test('a character the face lacks is refused, never drawn as an empty box', () => {
    expect(() => outline('漢', 'bevan')).toThrow('漢')
  })

  test.each([...slotTiles, ...gameTiles])('stays inside the tile of $slug', (title) => {
    const bounds = tileTitleBounds(specOf(title), sheetOf(title))
    expect(bounds.left).toBeGreaterThanOrEqual(4)
    expect(bounds.right).toBeLessThanOrEqual(TILE_SIZE.width - 4)
    expect(bounds.bottom).toBeLessThanOrEqual(TILE_SIZE.height - 1)
    expect(bounds.top).toBeGreaterThan(TILE_SIZE.height / 2)
  })

  test.each(largeTileSlugs)('leaves the foot of the tall tile of %s to the buttons', (slug) => {
    const title = slotTiles.find((tile) => tile.slug === slug)
    if (!title) throw new Error(`no title ${slug}`)
    const bounds = tileTitleBounds(specOf(title), largeSheetOf(title))
    expect(bounds.bottom).toBeLessThanOrEqual(LARGE_TILE_SIZE.height - 110)
  })
})
