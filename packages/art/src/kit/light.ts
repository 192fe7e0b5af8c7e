import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { svg } from './markup.ts'
import type { Palette } from './palettes.ts'

export interface LightLook {
  /** Strength of the halo, 0 to 1. */
  glow?: number
  blur?: number
  /** How dark the foot of the subject gets, 0 to 1. */
  shade?: number
}

function halo(palette: Palette, glow: number, blur: number): string {
  return svg`<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feFlood flood-color="${palette.glow}" flood-opacity="${glow}"/><feComposite in2="b" operator="in" result="halo"/>`
}

function castShadow(palette: Palette): string {
  return svg`<feOffset in="SourceAlpha" dy="9"/><feGaussianBlur stdDeviation="7"/><feComponentTransfer result="sh"><feFuncA type="linear" slope=".55"/></feComponentTransfer><feFlood flood-color="${palette.groundDark}"/><feComposite in2="sh" operator="in" result="shadow"/>`
}

function shadedFoot(palette: Palette, shade: number): string {
  return svg`<feOffset in="SourceAlpha" dy="-16"/><feGaussianBlur stdDeviation="14" result="lo"/><feFlood flood-color="${palette.groundDark}" flood-opacity="${shade}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="lo" operator="out" result="foot"/>`
}

function rimLight(palette: Palette): string {
  const colour = mix(palette.glow, '#ffffff', 0.5)
  return svg`<feOffset in="SourceAlpha" dx="-2" dy="4"/><feGaussianBlur stdDeviation="2.2" result="hi"/><feFlood flood-color="${colour}" flood-opacity=".75"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="hi" operator="out" result="rim"/>`
}

/** The scene's own light on the subject, so that icons of different sets share one dusk. */
function toned(palette: Palette): string {
  const contrast =
    '<feFuncR type="linear" slope="1.08" intercept="-.02"/><feFuncG type="linear" slope="1.06" intercept="-.02"/><feFuncB type="linear" slope="1.08" intercept="-.02"/>'
  return svg`<feFlood flood-color="${palette.horizon}" flood-opacity=".42"/><feBlend in2="SourceGraphic" mode="soft-light"/><feComponentTransfer>${contrast}</feComponentTransfer><feComposite in2="SourceAlpha" operator="in" result="toned"/>`
}

/** A filter that gives any subject the light of its scene: tint, rim, shaded foot, shadow and halo. */
export function sceneLight(
  canvas: Canvas,
  palette: Palette,
  { glow = 0.8, blur = 10, shade = 0.5 }: LightLook = {},
): string {
  const layers = ['halo', 'shadow', 'toned', 'foot', 'rim'].map((name) => svg`<feMergeNode in="${name}"/>`)
  return canvas.filter(
    [
      halo(palette, glow, blur),
      castShadow(palette),
      shadedFoot(palette, shade),
      rimLight(palette),
      toned(palette),
      svg`<feMerge>${layers}</feMerge>`,
    ].join(''),
  )
}

/** A plain blur for what stands behind or before the focus. */
export function softFocus(canvas: Canvas, deviation: number): string {
  return canvas.filter(svg`<feGaussianBlur stdDeviation="${deviation}"/>`)
}
