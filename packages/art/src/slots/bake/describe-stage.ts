import { cabinetLayout } from '../cabinet/cabinet-layout.ts'
import { canSetName } from '../lettering/logo.ts'
import { slotAccents } from '../slot-accents.ts'
import { heroSideOf } from '../slot-scene.ts'
import type { Orientation, SlotGrid, SlotSpec } from '../slot-spec.ts'
import type { SlotStage, StageView } from '../stage-manifest.ts'
import { slotSymbols } from '../symbols/slot-symbols.ts'
import { sheetName } from './stage-parts.ts'
import { sheetPlace, symbolPixels } from './symbol-sheet.ts'

/** Describes the stage of a title; `version` is part of every address, so that each is kept for ever. */
export function describeStage(spec: SlotSpec, grid: SlotGrid, version: string): SlotStage {
  const address = (part: string) => `/art/stage/${spec.id}/${part}.${version}`
  const view = (orientation: Orientation): StageView => {
    const prefix = orientation === 'landscape' ? 'wide' : 'tall'
    const heroSide = heroSideOf(spec, orientation)
    const isMirrored = heroSide === 'left' || heroSide === 'twin'
    const place = orientation === 'landscape' ? ['wide-sky', 'wide-mid', 'wide-near'] : ['tall-place']
    return {
      heroSide,
      layout: cabinetLayout(grid, orientation),
      pictures: {
        place: place.map(address),
        reels: address(`${prefix}-reels`),
        cabinet: address(`${prefix}-cabinet`),
        logo: canSetName(spec) ? address(`${prefix}-logo`) : null,
        hero: address('hero'),
        heroMirrored: isMirrored ? address('hero-mirrored') : null,
      },
    }
  }
  const all = slotSymbols(spec).map(({ id, tier, motion, valueBox }, index) => ({
    ...{ id, tier, motion, ...sheetPlace(index) },
    ...(valueBox && { valueBox: shareOf(valueBox) }),
  }))
  return {
    accents: slotAccents(spec),
    symbols: { sheet: address(sheetName), size: symbolPixels, all },
    views: { landscape: view('landscape'), portrait: view('portrait') },
  }
}

/** Symbols are drawn on squares of 200. */
const shareOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x / 200,
  y: y / 200,
  width: width / 200,
  height: height / 200,
})
