import { findDemoTitle } from '../catalogue/demo-titles.ts'
import { type SlotTile, slotTiles } from '../catalogue/slot-tiles.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import { demoSpec } from '../tiles/demo-tile.ts'
import { tileSpecs } from '../tiles/specs/index.ts'
import type { TileSpec } from '../tiles/tile-spec.ts'
import type { SlotSpec } from './slot-spec.ts'

/** Heroes of the titles whose tile shows something drawn by code. */
const drawnHeroes: Record<string, SubjectRef> = {
  'trong-dong-am-vang': 'noto:long-drum',
  'tiec-trai-cay': 'fluent:cherries',
  '777-den-mau': 'fluent:bell',
  'banh-xe-van-may': 'fluent:ferris-wheel',
}

/** What the stage of a game is drawn from; undefined for a game that is no slot of the house or of the demo catalogue. */
export function slotSpecOf(gameId: string): SlotSpec | undefined {
  const tile = slotTiles.find(({ slug }) => slug === gameId)
  if (tile) return houseSpec(tile)
  const title = findDemoTitle(gameId)
  if (!title) return undefined
  return fromTile(demoSpec(title), {
    id: title.gameId,
    name: title.nameVi,
    theme: title.theme,
    studio: title.vendor.slug,
  })
}

function houseSpec({ slug, nameVi, theme, vendor }: SlotTile): SlotSpec | undefined {
  const spec = tileSpecs[slug]
  return spec && fromTile(spec, { id: slug, name: nameVi, theme, studio: vendor })
}

type Identity = Pick<SlotSpec, 'id' | 'name' | 'theme' | 'studio'>

function fromTile({ scene, palette, subject, title }: TileSpec, of: Identity): SlotSpec | undefined {
  if (typeof scene !== 'string') return undefined
  const hero = subject.layout === 'drawing' ? drawnHeroes[of.id] : subject.hero
  if (!hero) return undefined
  return {
    ...of,
    ...{ scene, palette, title, hero },
    ...(subject.layout === 'duo' && { second: subject.second }),
    isFlipped: 'isFlipped' in subject && subject.isFlipped === true,
  }
}
