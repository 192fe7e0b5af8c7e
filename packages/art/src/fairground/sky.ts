import type { Canvas } from '../kit/canvas.ts'
import { repeat, svg } from '../kit/markup.ts'
import { cloud } from '../kit/scenery.ts'
import type { GroundPlan } from './ground-plan.ts'
import type { Mood } from './mood.ts'

const DUSK_CLOUDS = ['#ff9d7a', '#f08a86', '#d0668a'] as const

function starField({ rng }: Canvas, { width, base }: GroundPlan): string {
  return repeat(Math.round(width / 11), () => {
    const y = rng.float(0, base * 0.7)
    const [x, r, light] = [rng.float(0, width), rng.float(0.5, 1.5), rng.float(0.2, 0.95)]
    return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${light * (1 - y / base)}"/>`
  })
}

function moon(canvas: Canvas, { width, isNarrow }: GroundPlan): string {
  const x = width * (isNarrow ? 0.14 : 0.46)
  const halo = canvas.glow(x, 128, 120, { colour: '#fff1cf', opacity: 0.35 })
  return svg`${halo}<path d="M${x - 4} 98a31 31 0 1 0 33 44a25 25 0 1 1-33-44Z" fill="#fff3d2"/>`
}

function sun(canvas: Canvas, { width, isNarrow }: GroundPlan): string {
  const x = width * (isNarrow ? 0.16 : 0.46)
  return svg`${canvas.glow(x, 134, 200, { colour: '#fff4cc', opacity: 0.9 })}<circle cx="${x}" cy="130" r="38" fill="#fff0b4"/>`
}

function clouds(canvas: Canvas, { width, base, isNarrow }: GroundPlan, mood: Mood): string {
  const { rng } = canvas
  return repeat(isNarrow ? 4 : 8, () => {
    const [x, scale] = [rng.float(0, width), rng.float(0.6, 1.7)]
    if (!mood.isLit) return cloud(x, base * rng.float(0.12, 0.6), scale * 0.9, { fill: '#ffffff', opacity: 0.8 })
    const light = { colour: rng.pick(DUSK_CLOUDS), opacity: rng.float(0.3, 0.55), ry: 11 * scale }
    return canvas.glow(x, base * rng.float(0.62, 0.86), 190 * scale, light)
  })
}

/** Sky, moon and stars by night; sun and clouds by day. */
export function sky(canvas: Canvas, plan: GroundPlan, mood: Mood): string {
  const air = canvas.rect(canvas.linear(mood.sky), { height: plan.base + 20 })
  const light = mood.isLit ? starField(canvas, plan) + moon(canvas, plan) : sun(canvas, plan)
  return air + light + clouds(canvas, plan, mood)
}

/** A range of hills across the canvas. */
export function ridge(
  { width, height }: GroundPlan,
  shape: { y: number; swing: number; fill: string; wave: number; phase: number },
): string {
  const { y, swing, fill, wave, phase } = shape
  const crest = (x: number) => y - Math.sin(x / wave + phase) * swing
  const line = repeat(Math.floor((width + 60) / 60) + 1, (index) => {
    const x = index * 60
    const bend = crest(x) - Math.sin((x / wave) * 2.3) * swing * 0.4
    return svg`S${x + 30} ${bend} ${x + 60} ${crest(x + 30)}`
  })
  return svg`<path d="M0 ${height}V${y}${line}V${height}H0Z" fill="${fill}"/>`
}
