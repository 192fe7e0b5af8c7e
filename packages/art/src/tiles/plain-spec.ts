import type { GameTile } from '../catalogue/game-tiles.ts'
import { type PaletteName, palettes } from '../kit/palettes.ts'
import { type SceneName, scenes } from '../kit/scenes/index.ts'
import type { SubjectRef } from '../kit/subjects.ts'
import type { TileSpec } from './tile-spec.ts'

/** The longest name that stands in one line. */
const lineLengthMax = 11

/** One subject over the name, as the recipe of a title says it. Throws for a recipe that the kit cannot draw. */
export function plainSpec({ slug, nameVi, recipe }: GameTile): TileSpec {
  const { scene, palette, hero } = recipe ?? {}
  if (!isScene(scene) || !isPalette(palette) || !isSubject(hero)) throw new Error(`no recipe for the tile of ${slug}`)
  return {
    ...{ scene, palette, subject: { layout: 'portrait', hero } },
    title: { lines: linesOf(nameVi), face: 'bevan', ink: 'cream' },
  }
}

const isScene = (name = ''): name is SceneName => Object.hasOwn(scenes, name)
const isPalette = (name = ''): name is PaletteName => Object.hasOwn(palettes, name)
const isSubject = (ref = ''): ref is SubjectRef => /^(fluent|noto|game):/.test(ref)

/** Two lines of about the same length where one is too short for the name. */
export function linesOf(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= lineLengthMax || words.length === 1) return [name]
  const [first] = words
    .slice(1)
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .sort((a, b) => Math.abs(name.length - 2 * a.length) - Math.abs(name.length - 2 * b.length))
  return [first ?? name, name.slice((first ?? name).length + 1)]
}
