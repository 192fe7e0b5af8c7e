import type { Canvas } from '../../kit/canvas.ts'
import { svg } from '../../kit/markup.ts'
import { keyLight } from './relief.ts'

export interface BevelLook {
  /** Width of the rounded edge. */
  soft?: number
  scale?: number
  /** Strength and sharpness of the reflection. */
  shine?: number
  sharpness?: number
  key?: string
  /** Roughness of the surface: strength, seed and frequency of the noise. */
  grain?: { strength: number; seed: number; frequency?: number }
}

function rough({ strength, seed, frequency = 0.05 }: NonNullable<BevelLook['grain']>): string {
  return svg`<feTurbulence type="fractalNoise" baseFrequency="${frequency} ${frequency * 1.4}" numOctaves="3" seed="${seed}" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength} 0 0 0 0" result="na"/><feComposite in="b" in2="na" operator="arithmetic" k2="1" k3="-.6" k4=".1" result="b2"/>`
}

/** Bevelled metal or stone: what the outline says is modelled by the one light. */
export function bevel(canvas: Canvas, look: BevelLook = {}): string {
  const { soft = 2.2, scale = 5, shine = 1, sharpness = 42, key = '#fff3d0', grain } = look
  const height = grain ? 'b2' : 'b'
  return canvas.filter(
    [
      svg`<feGaussianBlur in="SourceAlpha" stdDeviation="${soft}" result="b"/>`,
      grain ? rough(grain) : '',
      svg`<feDiffuseLighting in="${height}" surfaceScale="${scale}" diffuseConstant="1.08" lighting-color="#fff" result="d">${keyLight}</feDiffuseLighting>`,
      '<feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1="1.1" k3=".02" result="v0"/><feComposite in="v0" in2="SourceAlpha" operator="in" result="v"/>',
      svg`<feSpecularLighting in="${height}" surfaceScale="${scale}" specularConstant="${shine}" specularExponent="${sharpness}" lighting-color="${key}" result="s0">${keyLight}</feSpecularLighting><feComposite in="s0" in2="SourceAlpha" operator="in" result="s"/>`,
      '<feComposite in="v" in2="s" operator="arithmetic" k2="1" k3=".75" result="m0"/><feComposite in="m0" in2="SourceAlpha" operator="in"/>',
    ].join(''),
    { reach: 12, isSrgb: true },
  )
}
