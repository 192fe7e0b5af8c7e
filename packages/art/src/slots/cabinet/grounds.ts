import { mix } from '../../kit/colour.ts'
import { DARK, darker, lighter } from '../materials/tones.ts'
import type { SlotStyle } from '../style.ts'
import type { ReelGround } from '../worlds/world.ts'

/** A reel from its edge to its middle. */
export type ReelColours = readonly [edge: string, quarter: string, middle: string]

/** Colours of every ground that reels are made of, in the air of the place. */
export const groundColours: Record<ReelGround, (style: SlotStyle) => ReelColours> = {
  night: ({ palette: p }) => [
    darker(p.groundDark, 0.55),
    mix(p.skyTop, p.groundDark, 0.5),
    mix(p.skyTop, p.skyMiddle, 0.4),
  ],
  obsidian: ({ palette: p }) => [
    mix('#06050a', p.groundDark, 0.3),
    mix('#18141f', p.skyTop, 0.35),
    mix('#26202f', p.skyMiddle, 0.35),
  ],
  lacquer: ({ palette: p }) => [
    mix('#180306', p.groundDark, 0.4),
    mix('#4a0812', p.skyTop, 0.35),
    mix('#74121f', p.skyMiddle, 0.3),
  ],
  ivory: ({ palette: p }) => [mix('#7a5c3c', p.groundDark, 0.25), mix('#e6d2aa', p.horizon, 0.1), '#fff6e0'],
  parchment: ({ palette: p }) => [mix('#5a3a20', p.groundDark, 0.25), mix('#c9a672', p.horizon, 0.12), '#ecd4a4'],
  silk: ({ palette: p }) => [mix(p.skyMiddle, p.groundDark, 0.55), mix(p.horizon, p.glow, 0.45), lighter(p.glow, 0.35)],
  velvet: ({ palette: p, gems }) => [
    darker(gems[1], 0.86),
    mix(gems[1], darker(p.groundDark, 0.3), 0.66),
    mix(gems[1], p.skyTop, 0.52),
  ],
  wood: ({ palette: p }) => [
    mix('#180a04', p.groundDark, 0.3),
    mix('#43240f', p.skyTop, 0.25),
    mix('#653a1b', p.skyMiddle, 0.15),
  ],
  plank: ({ palette: p }) => [
    mix('#0e1014', p.groundDark, 0.4),
    mix('#2e2a26', p.skyTop, 0.4),
    mix('#4a4038', p.skyMiddle, 0.3),
  ],
  stone: ({ palette: p }) => [
    mix('#141216', p.groundDark, 0.4),
    mix('#3a3634', p.skyTop, 0.3),
    mix('#585048', p.skyMiddle, 0.22),
  ],
  glass: ({ palette: p }) => [darker(p.groundDark, 0.2), p.skyTop, mix(p.skyTop, p.skyMiddle, 0.6)],
  abyss: ({ palette: p }) => [
    mix(p.groundDark, DARK, 0.5),
    mix(p.groundDark, p.skyTop, 0.7),
    mix(p.skyTop, p.skyMiddle, 0.35),
  ],
  grid: ({ palette: p }) => [
    darker(p.groundDark, 0.3),
    mix(p.groundDark, p.skyTop, 0.6),
    mix(p.skyTop, p.skyMiddle, 0.4),
  ],
  frost: ({ palette: p }) => [
    mix(p.groundDark, p.skyTop, 0.6),
    mix(p.skyMiddle, p.skyTop, 0.4),
    mix(p.skyMiddle, p.horizon, 0.45),
  ],
}

/** What lies on the ground of a reel. */
export type ReelTexture = 'planks' | 'folds' | 'circuit' | 'pattern' | 'none'
/** What roughens the whole well. */
export type WellGrain = 'grain' | 'paper' | 'frost' | 'fibre' | 'none'

export const textureOf: Record<ReelGround, readonly [ReelTexture, WellGrain]> = {
  night: ['pattern', 'none'],
  obsidian: ['none', 'grain'],
  lacquer: ['pattern', 'none'],
  ivory: ['pattern', 'none'],
  parchment: ['none', 'paper'],
  silk: ['pattern', 'none'],
  velvet: ['folds', 'none'],
  wood: ['planks', 'fibre'],
  plank: ['planks', 'fibre'],
  stone: ['none', 'grain'],
  glass: ['none', 'none'],
  abyss: ['none', 'none'],
  grid: ['circuit', 'none'],
  frost: ['none', 'frost'],
}
