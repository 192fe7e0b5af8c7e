import type { Canvas } from '../../kit/canvas.ts'
import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import type { Palette } from '../../kit/palettes.ts'
import { DARK } from './tones.ts'

/** One light for every symbol, frame and letter: from the upper left. */
export const keyLight = '<feDistantLight azimuth="236" elevation="50"/>'

export interface ReliefLook {
  /** Light on the lower right edge. */
  rim: string
  /** Thickness of the dark contour. */
  edgeWidth?: number
  /** How far the subject bulges. */
  depth?: number
  /** How much of the scene's colour lies on it, 0 to 1. */
  tint?: number
  /** Strength of the halo, 0 to 1. */
  glow?: number
  glowColour?: string
}

const volume = (depth: number): string =>
  svg`<feGaussianBlur in="SourceAlpha" stdDeviation="6.5" result="h"/><feDiffuseLighting in="h" surfaceScale="${8.5 * depth}" diffuseConstant="1.06" lighting-color="#fff" result="d">${keyLight}</feDiffuseLighting>`

const toned = (colour: string, tint: number): string =>
  svg`<feColorMatrix in="SourceGraphic" type="saturate" values="1.22" result="sg"/><feFlood flood-color="${colour}" flood-opacity="${tint}"/><feBlend in2="sg" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in" result="t"/><feComposite in="d" in2="t" operator="arithmetic" k1="1.13" k2="0" k3=".03" k4="0" result="v0"/><feComposite in="v0" in2="SourceAlpha" operator="in" result="v"/>`

/** Inner detail catches the light: brightness is read as height. */
const detail = (key: string): string =>
  svg`<feColorMatrix in="SourceGraphic" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 .55 .15 0 0"/><feGaussianBlur stdDeviation="1.1" result="lh"/><feSpecularLighting in="lh" surfaceScale="3.4" specularConstant=".75" specularExponent="26" lighting-color="${key}" result="s0">${keyLight}</feSpecularLighting><feComposite in="s0" in2="SourceAlpha" operator="in" result="s"/>`

const edgeLight = (name: string, look: { shift: string; blur: number; colour: string; opacity: number }): string =>
  svg`<feOffset in="SourceAlpha" ${look.shift}/><feGaussianBlur stdDeviation="${look.blur}" result="${name}0"/><feFlood flood-color="${look.colour}" flood-opacity="${look.opacity}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="${name}0" operator="out" result="${name}"/>`

const contour = (colour: string, width: number): string =>
  svg`<feMorphology in="SourceAlpha" operator="dilate" radius="${width}"/><feGaussianBlur stdDeviation=".5" result="fat"/><feFlood flood-color="${colour}"/><feComposite in2="fat" operator="in" result="edge"/><feGaussianBlur in="fat" stdDeviation="5"/><feOffset dy="6" result="sh0"/><feFlood flood-color="${DARK}" flood-opacity=".6"/><feComposite in2="sh0" operator="in" result="sh"/>`

const halo = (colour: string, opacity: number): string =>
  svg`<feGaussianBlur in="fat" stdDeviation="9" result="g0"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="g0" operator="in" result="g"/>`

/** Turns a flat icon into a cast piece: volume, engraved detail, key light, coloured rim, dark contour and shadow. */
export function relief(canvas: Canvas, palette: Palette, look: ReliefLook): string {
  const { rim, edgeWidth = 3, depth = 1, tint = 0.3, glow = 0, glowColour = palette.glow } = look
  const key = mix(palette.glow, '#ffffff', 0.45)
  const layers = [...(glow ? ['g'] : []), 'sh', 'edge', 'lit', 'rim', 'key']
  return canvas.filter(
    [
      volume(depth),
      toned(palette.horizon, tint),
      detail(key),
      edgeLight('rim', { shift: 'dx="-2.6" dy="-2.6"', blur: 1.5, colour: rim, opacity: 0.85 }),
      edgeLight('key', { shift: 'dx="1.8" dy="2"', blur: 1, colour: key, opacity: 0.8 }),
      '<feComposite in="v" in2="s" operator="arithmetic" k2="1" k3=".42" result="lit0"/><feComposite in="lit0" in2="SourceAlpha" operator="in" result="lit"/>',
      contour(mix(palette.groundDark, '#000000', 0.35), edgeWidth),
      glow ? halo(glowColour, glow) : '',
      svg`<feMerge>${layers.map((name) => svg`<feMergeNode in="${name}"/>`)}</feMerge>`,
    ].join(''),
    { reach: 25, isSrgb: true },
  )
}
