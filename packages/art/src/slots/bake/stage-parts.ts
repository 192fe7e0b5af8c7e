import { slotCabinet } from '../cabinet/cabinet.ts'
import { cabinetLayout } from '../cabinet/cabinet-layout.ts'
import { slotReels } from '../cabinet/reels.ts'
import { slotHero } from '../hero.ts'
import { slotLogo } from '../lettering/logo.ts'
import { placeLayer, stageSizes, wholePlace } from '../places/index.ts'
import type { Orientation, SlotGrid, SlotSpec } from '../slot-spec.ts'

/** A picture of a stage that is rendered when it is asked for. */
export interface StagePart {
  svg(spec: SlotSpec, grid: SlotGrid): string
  /** Pixels. */
  width(grid: SlotGrid): number
  /** Without letters or fine lines: it may be kept smaller. */
  isSoft?: boolean
}

/** How much larger than a CSS pixel the frame is drawn: phones have denser screens. */
const frameScale = { landscape: 1.15, portrait: 2 } as const
const reelScale = { landscape: 1, portrait: 1.5 } as const

function frameParts(orientation: Orientation, prefix: string): [name: string, part: StagePart][] {
  const widthAt = (scale: number) => (grid: SlotGrid) => Math.round(cabinetLayout(grid, orientation).width * scale)
  return [
    [
      `${prefix}-reels`,
      {
        svg: (spec, grid) => slotReels(spec, grid, orientation),
        width: widthAt(reelScale[orientation]),
        isSoft: true,
      },
    ],
    [
      `${prefix}-cabinet`,
      { svg: (spec, grid) => slotCabinet(spec, grid, orientation), width: widthAt(frameScale[orientation]) },
    ],
    [`${prefix}-logo`, { svg: (spec) => slotLogo(spec, orientation), width: () => 640 }],
  ]
}

const layers = (['sky', 'mid', 'near'] as const).map((depth): [string, StagePart] => [
  `wide-${depth}`,
  {
    svg: (spec) => placeLayer(spec, 'landscape', depth),
    width: () => stageSizes.landscape.width,
    isSoft: true,
  },
])

/** Every picture of a stage but the sheet of its symbols. */
export const stageParts: ReadonlyMap<string, StagePart> = new Map<string, StagePart>([
  ...layers,
  ['tall-place', { svg: (spec) => wholePlace(spec, 'portrait'), width: () => 640, isSoft: true }],
  ...frameParts('landscape', 'wide'),
  ...frameParts('portrait', 'tall'),
  ['hero', { svg: (spec) => slotHero(spec), width: () => 360 }],
  ['hero-mirrored', { svg: (spec) => slotHero(spec, { isMirrored: true }), width: () => 360 }],
])

/** The name of the sheet that holds all symbols. */
export const sheetName = 'symbols'
