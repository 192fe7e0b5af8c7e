import type { Canvas } from '../../kit/canvas.ts'
import { svg } from '../../kit/markup.ts'

export interface NoiseLook {
  seed: number
  /** Frequency across and down: small is large clouds. */
  fx?: number
  fy?: number
  octaves?: number
  /** Contrast, and how much of it is cut away. */
  gain?: number
  cut?: number
}

/** Cloud, smoke, nebula or glitter: noise cut to the opacity of one colour. */
export function noise(canvas: Canvas, colour: string, look: NoiseLook): string {
  const { seed, fx = 0.006, fy = 0.012, octaves = 4, gain = 2.4, cut = 1 } = look
  return canvas.filter(
    svg`<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} ${gain * 0.4} 0 0 ${-cut}" result="a"/><feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/><feComposite in2="SourceAlpha" operator="in"/>`,
    { reach: 0, isSrgb: true },
  )
}
