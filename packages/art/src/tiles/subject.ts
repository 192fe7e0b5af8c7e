import type { Canvas } from '../kit/canvas.ts'
import { sceneLight, softFocus } from '../kit/light.ts'
import { svg } from '../kit/markup.ts'
import { medallion } from '../kit/objects/medallion.ts'
import { palettes } from '../kit/palettes.ts'
import type { Bleed, Duo, Medal, Portrait, Prop, TileSpec } from './tile-spec.ts'

/** Where the subject may stand: the middle of the room above the lettering, and how far it may grow. */
export interface Room {
  x: number
  y: number
  grow: number
}

function portrait(canvas: Canvas, subject: Portrait, { x, y, grow }: Room, filter: string): string {
  const { hero, size = 226, shiftX = 0, ...place } = subject
  return canvas.icon(hero, { ...place, x: x + shiftX, y, size: size * grow, filter })
}

function bleed(canvas: Canvas, subject: Bleed, { x, y }: Room, filter: string): string {
  const { hero, size = 296, shiftX = 26, ...place } = subject
  return canvas.icon(hero, { ...place, x: x + shiftX, y: y - 6, size, filter })
}

function duo(canvas: Canvas, subject: Duo, { y }: Room, filter: string): string {
  const behind = canvas.icon(subject.second, {
    x: canvas.width * 0.71,
    y: y + 8,
    size: subject.secondSize,
    rotate: 4,
    filter,
  })
  return (
    behind + canvas.icon(subject.hero, { x: canvas.width * 0.3, y: y - 14, size: subject.size, rotate: -4, filter })
  )
}

function medal(canvas: Canvas, spec: TileSpec, subject: Medal, { x, y }: Room): string {
  const { horizon, skyMiddle, skyTop, glow } = palettes[spec.palette]
  const halo = canvas.glow(x, y, 170, { colour: glow, opacity: 0.8 })
  return halo + medallion(canvas, x, y, { ...subject, enamel: [horizon, skyMiddle, skyTop] })
}

/** Draws the subject of a tile in the light of its scene. */
export function drawSubject(canvas: Canvas, spec: TileSpec, room: Room): string {
  const { subject } = spec
  const palette = palettes[spec.palette]
  const filter = sceneLight(canvas, palette, spec.light)
  switch (subject.layout) {
    case 'portrait':
      return portrait(canvas, subject, room, filter)
    case 'bleed':
      return bleed(canvas, subject, room, filter)
    case 'duo':
      return duo(canvas, subject, room, filter)
    case 'medal':
      return medal(canvas, spec, subject, room)
    case 'drawing':
      return svg`<g filter="${filter}">${subject.draw(canvas, palette, room.x, room.y)}</g>`
  }
}

/** Draws the small subjects round it. */
export function drawProps(canvas: Canvas, spec: TileSpec): string {
  const near = sceneLight(canvas, palettes[spec.palette], { glow: 0.25, blur: 5, shade: 0.4 })
  const draw = ([ref, x, y, size, rotate = 0, { isFar = false, isFlipped = false } = {}]: Prop) =>
    canvas.icon(ref, {
      x: x * canvas.width,
      y: y * canvas.height,
      size,
      rotate,
      isFlipped,
      filter: isFar ? softFocus(canvas, 1.6) : near,
      opacity: isFar ? 0.75 : 1,
    })
  return (spec.props ?? []).map(draw).join('')
}
