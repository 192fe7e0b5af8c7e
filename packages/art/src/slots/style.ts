import { mix } from '../kit/colour.ts'
import type { InkName } from '../kit/inks.ts'
import type { FaceName } from '../kit/outline.ts'
import { type Palette, palettes } from '../kit/palettes.ts'
import { createRng, type Rng } from '../kit/rng.ts'
import { type Cast, castSymbols, shuffled } from './cast.ts'
import { type House, houseOf } from './houses.ts'
import { gemColours, type Metal, type StageMetalName, stageMetals } from './materials/metals.ts'
import { type PatternName, patternNames } from './materials/patterns.ts'
import type { ShapeName } from './materials/shapes.ts'
import { brightness, hue, hueDistance } from './materials/tones.ts'
import type { SlotSpec } from './slot-spec.ts'
import { type WorldName, worldNameOf, worldOf } from './worlds/index.ts'
import type { ParticleKind, ReelGround, Some, World } from './worlds/world.ts'

/** How high symbols are set. */
export type HighStyle = 'plate' | 'aura' | 'medal' | 'gem'
/** What low symbols are. */
export type LowStyle = 'letter' | 'tablet' | 'stone' | 'coin' | 'gem' | 'suit' | 'token'
/** Where the hero stands. */
export type HeroSide = 'right' | 'left' | 'twin' | 'crest'

type Four<T> = [T, T, T, T]

/** Everything that the seed of a title decides, decided once. */
export interface SlotStyle {
  palette: Palette
  worldName: WorldName
  world: World
  house: House
  cast: Cast
  metalName: StageMetalName
  metal: Metal
  /** Enamels of the high symbols and of what is set between, told apart at a glance. */
  gems: Four<string>
  lows: string[]
  lowMetal: Metal
  highMetals: [Metal, Metal, Metal]
  coinMetal: Metal
  plates: { hero: ShapeName; high: ShapeName; wild: ShapeName; low: ShapeName; coin: ShapeName }
  high: HighStyle
  low: LowStyle
  /** Ground of stone tablets. */
  stone: string
  pattern: PatternName | undefined
  hasStuds: boolean
  hasFoot: boolean
  /** Turn of rays, in radians, and how many there are. */
  turn: number
  rays: number
  sunRays: number
  rim: string
  rankFace: FaceName
  labelFace: FaceName
  labelInk: InkName
  particle: ParticleKind
  ground: ReelGround
  heroSide: HeroSide
  /** Where the light comes from, as a share of the width. */
  lightX: number
  seed: number
  logoBed: number
}

const cold = new Set<StageMetalName>(['silver', 'iron', 'teal', 'chrome', 'jade'])

/** A warm place gets a warm metal; half the time the first that suits the house. */
function metalOf({ metals }: House, { horizon }: Palette, rng: Rng): StageMetalName {
  const isWarm = hue(horizon) < 70 || hue(horizon) > 330
  const fits = metals.filter((name) => (isWarm ? !cold.has(name) : name !== 'lacquer'))
  const [first] = fits
  const isFirst = rng.chance(0.5)
  if (first === undefined) return rng.pick(metals)
  return isFirst ? first : rng.pick([first, ...fits.slice(1)])
}

/** Four stones far from each other on the colour wheel, a little in the air of the place. */
function gemsOf({ horizon }: Palette, rng: Rng): Four<string> {
  const pool = shuffled(rng, gemColours)
  const far: string[] = []
  for (const gem of pool) if (far.every((other) => hueDistance(other, gem) > 42)) far.push(gem)
  const [a = '#d81f3f', b = '#2262dd', c = '#0f9a5a', d = '#e8951c'] = [...far, ...pool]
  return [mix(a, horizon, 0.1), mix(b, horizon, 0.1), mix(c, horizon, 0.1), mix(d, horizon, 0.1)]
}

const rankColours = ['#d8334e', '#8a50dc', '#178fa0', '#3c9a4e', '#2c6be0', '#e08a26'] as const

function lowColours({ accent }: Palette, rng: Rng): string[] {
  const first = rng.integer(0, rankColours.length - 1)
  return Array.from({ length: 5 }, (_, index) => {
    const colour = rankColours[(index + first) % rankColours.length] ?? rankColours[0]
    return mix(colour, accent, 0.14)
  })
}

function platesOf({ plates }: House, rng: Rng): SlotStyle['plates'] {
  const [hero = plates[0], high = plates[0], low = plates[0]] = shuffled(rng, plates)
  return {
    hero: rng.chance(0.75)
      ? hero
      : rng.pick(['shield', 'arch', 'square', 'round', 'octagon', 'ticket', 'step', 'ogee']),
    high,
    wild: rng.pick(['square', 'ticket', 'octagon', 'step', hero]),
    low: rng.pick(['square', 'octagon', 'hex', 'round', 'ticket', 'shield', low]),
    coin: rng.pick(['round', 'round', 'octagon', 'scallop', 'hex']),
  }
}

/** The client calls low symbols by their letters; four of them may also be suits or tokens. */
const lowStyles: Some<LowStyle> = ['letter', 'letter', 'tablet', 'stone', 'coin', 'gem']
const withPictures: Some<LowStyle> = [...lowStyles, 'suit', 'token']
const thinFaces = new Set<FaceName>(['lobster', 'yeseva', 'chonburi'])

function lettersOf({ title }: SlotSpec, rng: Rng): Pick<SlotStyle, 'rankFace' | 'labelFace' | 'labelInk'> {
  return {
    rankFace: title.face === 'lobster' ? 'bevan' : title.face,
    labelFace: thinFaces.has(title.face) ? 'bevan' : title.face,
    labelInk: rng.pick(['gold', 'cream', title.ink, 'silver']),
  }
}

const bright: StageMetalName[] = ['gold', 'silver', 'bronze', 'copper', 'rose']

const memory = new WeakMap<SlotSpec, SlotStyle>()

/** The style of a title: the same spec, the same style. */
export function styleOf(spec: SlotSpec): SlotStyle {
  const known = memory.get(spec)
  if (known) return known
  const style = decide(spec)
  memory.set(spec, style)
  return style
}

function decide(spec: SlotSpec): SlotStyle {
  const rng = createRng(`slot/${spec.id}`)
  const palette: Palette = palettes[spec.palette]
  const worldName = worldNameOf(spec.theme, spec.hero)
  const world = worldOf(worldName)
  const house = houseOf(spec.studio)
  const metalName = metalOf(house, palette, rng)
  const cast = castSymbols(spec, world, rng)
  const [first = 'gold', second = 'silver', third = 'bronze'] = shuffled(rng, bright)
  return {
    ...{ palette, worldName, world, house, cast, metalName, metal: stageMetals[metalName] },
    gems: gemsOf(palette, rng),
    lows: lowColours(palette, rng),
    lowMetal:
      stageMetals[rng.pick<StageMetalName>(['gold', 'silver', 'bronze', 'copper', 'ivory', metalName, metalName])],
    highMetals: [stageMetals[first], stageMetals[second], stageMetals[third]],
    coinMetal: stageMetals[rng.pick<StageMetalName>(['gold', 'gold', 'gold', 'bronze', 'copper'])],
    plates: platesOf(house, rng),
    high: rng.pick(['plate', 'plate', 'aura', 'medal', 'gem']),
    low: rng.pick(spec.lowCount === 4 ? withPictures : lowStyles),
    stone: rng.pick(['#8a8478', '#a89878', '#6c7484', '#7a6a5c', '#5c6c64', '#d8ccb0']),
    pattern: rng.pick<PatternName | undefined>([undefined, ...patternNames]),
    hasStuds: rng.chance(0.7),
    hasFoot: rng.chance(0.5),
    turn: rng.float(),
    rays: rng.pick([8, 10, 12, 14, 16, 20]),
    sunRays: rng.pick([12, 16, 20, 24, 32]),
    rim: brightness(palette.accent) > 0.3 ? palette.accent : palette.glow,
    ...lettersOf(spec, rng),
    particle: rng.pick(world.particles),
    ground: rng.pick(world.grounds),
    heroSide: cast.top.startsWith('game:') ? 'crest' : rng.pick(['right', 'left', 'crest', 'twin']),
    lightX: rng.chance() ? rng.float(0.06, 0.15) : rng.float(0.85, 0.94),
    seed: rng.integer(1, 999),
    logoBed: rng.integer(0, 5),
  }
}
