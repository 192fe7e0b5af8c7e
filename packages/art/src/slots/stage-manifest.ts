import type { StageCabinet } from './cabinet/cabinet-layout.ts'
import type { SlotAccents } from './slot-accents.ts'
import type { Orientation } from './slot-spec.ts'
import type { HeroSide } from './style.ts'
import type { SymbolMotion, SymbolTier } from './symbols/motion.ts'

export type { StageBox } from './cabinet/cabinet-layout.ts'
export type { ShowerPart, SlotAccents } from './slot-accents.ts'
export type { Orientation } from './slot-spec.ts'
export type { Movement, SymbolMotion } from './symbols/motion.ts'
export type { ParticleKind } from './worlds/world.ts'

/** Pictures are AVIF; a browser that cannot read that takes WebP. */
export const stageFormats = ['avif', 'webp'] as const
export type StageFormat = (typeof stageFormats)[number]

/** One symbol on the sheet of a title. */
export interface SheetSymbol {
  id: string
  tier: SymbolTier
  /** Its square on the sheet, in pixels. */
  x: number
  y: number
  motion: SymbolMotion
  /** Where the worth of a coin is written, as shares of its square. */
  valueBox?: { x: number; y: number; width: number; height: number }
}

/** Addresses of pictures, without the ending that says their format. */
export interface StagePictures {
  /** Three depths, or one picture of them all. */
  place: readonly string[]
  reels: string
  cabinet: string
  /** None when the face of the title lacks a letter of its name. */
  logo: string | null
  hero: string
  heroMirrored: string | null
}

/** One way to hold the screen. */
export interface StageView {
  heroSide: HeroSide
  layout: StageCabinet
  pictures: StagePictures
}

/** All that a client needs to show the stage of one title. */
export interface SlotStage {
  accents: SlotAccents
  symbols: { sheet: string; size: number; all: SheetSymbol[] }
  views: Record<Orientation, StageView>
}

/** Where the stage of a game is described. */
export const stageUrl = (gameId: string): string => `/art/stage/${gameId}/stage.json`

/** How far each depth of a place follows the pointer, as a share of its way. */
export const parallaxOf = [0.012, 0.026, 0.05] as const
