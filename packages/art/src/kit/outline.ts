import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { formatNumber } from './markup.ts'

/** The display faces, all with full Vietnamese and all OFL 1.1. */
export const faces = {
  bevan: 'bevan',
  bungee: 'bungee',
  chonburi: 'chonburi',
  lobster: 'lobster',
  paytone: 'paytone-one',
  sigmar: 'sigmar-one',
  slab: 'alfa-slab-one',
  stencil: 'saira-stencil-one',
  yeseva: 'yeseva-one',
} as const

export type FaceName = keyof typeof faces
export type Point = readonly [x: number, y: number]

export interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Outline {
  commands: PathCommand[]
  extent: Extent
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<FaceName, Font[]>()

function loadFace(face: FaceName): Font[] {
  const known = loaded.get(face)
  if (known) return known
  const name = faces[face]
  const fonts = ['latin', 'vietnamese', 'latin-ext'].map((subset) => {
    const bytes = readFileSync(resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff`))
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  loaded.set(face, fonts)
  return fonts
}

/** The points a command moves to or bends by, in order. */
export function pointsOf(command: PathCommand): Point[] {
  if (command.type === 'Z') return []
  const end: Point = [command.x, command.y]
  if (command.type === 'C') return [[command.x1, command.y1], [command.x2, command.y2], end]
  return command.type === 'Q' ? [[command.x1, command.y1], end] : [end]
}

/** The smallest box round all points; curve handles count, so it never cuts a stroke. */
export function extentOf(points: readonly Point[]): Extent {
  const extent = {
    left: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  for (const [x, y] of points) {
    extent.left = Math.min(extent.left, x)
    extent.right = Math.max(extent.right, x)
    extent.top = Math.min(extent.top, y)
    extent.bottom = Math.max(extent.bottom, y)
  }
  return extent
}

/** Whether a face has every letter of a text. */
export function hasFace(text: string, face: FaceName): boolean {
  const fonts = loadFace(face)
  return [...text.normalize('NFC')].every((char) => fonts.some((font) => font.charToGlyphIndex(char) > 0))
}

/** One line of text as outlines at size 100, baseline at 0. Throws when the face lacks a character. */
export function outline(text: string, face: FaceName, tracking = 0): Outline {
  const fonts = loadFace(face)
  const commands: PathCommand[] = []
  let x = 0
  for (const char of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(char) > 0)
    if (!font) throw new Error(`the face ${face} has no “${char}”`)
    const glyph = font.charToGlyph(char)
    commands.push(...glyph.getPath(x, 0, 100).commands)
    x += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * 100 + tracking
  }
  return { commands, extent: extentOf(commands.flatMap(pointsOf)) }
}

/** Path data of the commands after moving every point. */
export function pathData(commands: readonly PathCommand[], move: (point: Point) => Point): string {
  return commands
    .map(
      (command) =>
        command.type +
        pointsOf(command)
          .map((point) => move(point).map(formatNumber).join(' '))
          .join(' '),
    )
    .join('')
}

/** Path data of text fitted into a box round a centre, for labels on chips, balls and cards. */
export function label(
  text: string,
  face: FaceName,
  box: { x: number; y: number; width: number; height: number },
): string {
  const { commands, extent } = outline(text, face)
  const [wide, tall] = [extent.right - extent.left, extent.bottom - extent.top]
  const scale = Math.min(box.width / wide, box.height / tall)
  return pathData(commands, ([x, y]) => [
    box.x + (x - extent.left - wide / 2) * scale,
    box.y + (y - extent.top - tall / 2) * scale,
  ])
}
