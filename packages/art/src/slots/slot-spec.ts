import type { Theme } from '../catalogue/themes.ts'
import type { PaletteName } from '../kit/palettes.ts'
import type { SceneName } from '../kit/scenes/index.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import type { TileTitle } from '../tiles/tile-spec.ts'

/** What the stage and the symbols of a slot title are drawn from: the facts of its tile. The id is the seed. */
export interface SlotSpec {
  id: string
  /** Read aloud. */
  name: string
  theme: Theme
  scene: SceneName
  palette: PaletteName
  hero: SubjectRef
  /** The other half of a pair: the best of the high symbols. */
  second?: SubjectRef
  title: TileTitle
  /** Slug of the studio, whose house style the cabinet has. */
  studio: string
  isFlipped?: boolean
  /** How many low symbols its model has; suits are four. */
  lowCount?: 4 | 5
  /** Nothing that could speak to the young: no sweet or smiling subject. On unless said otherwise. */
  isStrict?: boolean
}

/** Where the picture is painted; portrait is what a phone shows. */
export type Orientation = 'landscape' | 'portrait'

/** Reels and rows of the model. */
export interface SlotGrid {
  reels: number
  rows: number
}
