import { slotCabinet } from './cabinet/cabinet.ts'
import { cabinetLayout, type StageCabinet } from './cabinet/cabinet-layout.ts'
import { slotReels } from './cabinet/reels.ts'
import { slotHero } from './hero.ts'
import { canSetName, slotLogo } from './lettering/logo.ts'
import { depths, placeLayer, stageSizes, wholePlace } from './places/index.ts'
import type { Orientation, SlotGrid, SlotSpec } from './slot-spec.ts'
import { type HeroSide, styleOf } from './style.ts'

/** Everything of a stage that stands still, back to front. */
export interface SlotScene {
  size: { width: number; height: number }
  /** Three depths for screens that move them. */
  sky: string
  mid: string
  near: string
  /** The same in one picture. */
  place: string
  reels: string
  cabinet: string
  /** None when the title's face lacks a letter of its name. */
  logo: string | undefined
  hero: string
  /** A second figure that looks the other way. */
  heroMirrored: string | undefined
  heroSide: HeroSide
  layout: StageCabinet
}

/** Where the hero of a title stands; on a phone always over the cabinet. */
export function heroSideOf(spec: SlotSpec, orientation: Orientation): HeroSide {
  return orientation === 'portrait' ? 'crest' : styleOf(spec).heroSide
}

/** Draws the whole stage of a title. The same spec gives the same bytes. */
export function slotScene(spec: SlotSpec, grid: SlotGrid, orientation: Orientation): SlotScene {
  const heroSide = heroSideOf(spec, orientation)
  const [sky, mid, near] = depths.map((depth) => placeLayer(spec, orientation, depth)) as [string, string, string]
  const isMirrored = heroSide === 'left' || heroSide === 'twin'
  return {
    size: stageSizes[orientation],
    ...{ sky, mid, near },
    place: wholePlace(spec, orientation),
    reels: slotReels(spec, grid, orientation),
    cabinet: slotCabinet(spec, grid, orientation),
    logo: canSetName(spec) ? slotLogo(spec, orientation) : undefined,
    hero: slotHero(spec),
    heroMirrored: isMirrored ? slotHero(spec, { isMirrored }) : undefined,
    heroSide,
    layout: cabinetLayout(grid, orientation),
  }
}
