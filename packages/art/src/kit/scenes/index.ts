import { cosmos } from './cosmos.ts'
import { curtain } from './curtain.ts'
import { drift } from './drift.ts'
import { dunes } from './dunes.ts'
import { gothic } from './gothic.ts'
import { ice } from './ice.ts'
import { jungle } from './jungle.ts'
import { lava } from './lava.ts'
import { mesa } from './mesa.ts'
import { neon } from './neon.ts'
import { pagoda } from './pagoda.ts'
import { peaks } from './peaks.ts'
import { rays } from './rays.ts'
import { retro } from './retro.ts'
import { scales } from './scales.ts'
import type { Scene } from './scene.ts'
import { sea } from './sea.ts'
import { tent } from './tent.ts'

/** The backdrops a tile may stand in. */
export const scenes = {
  cosmos,
  curtain,
  drift,
  dunes,
  gothic,
  ice,
  jungle,
  lava,
  mesa,
  neon,
  pagoda,
  peaks,
  rays,
  retro,
  scales,
  sea,
  tent,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
