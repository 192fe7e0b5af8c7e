import { svg } from '../kit/markup.ts'
import type { DealerLook } from './dealers.ts'
import type { Sitter } from './sitter.ts'

const ink = '#2a1622'

interface EyeShape {
  white: string
  lid: string
  /** The outer lashes. */
  wing: string
  weight: number
}

/** The start side; the other eye is its mirror image. */
const shapes: Record<DealerLook['eyes'], EyeShape> = {
  lash: {
    white: 'M-31-45.500C-27-54-15-55-10-46C-15-40.500-26-40-31-45.500Z',
    lid: 'M-31.500-45.500C-27-55-15-56-9.500-46',
    wing: 'M-27-50.500L-38-52.500Q-34.500-48-30.500-44.500Z',
    weight: 3.2,
  },
  cat: {
    white: 'M-32-47.500C-27-54-15-54-10-45.500C-15-41-26-41-32-47.500Z',
    lid: 'M-32-47.500C-27-55-15-55-9.500-45.500',
    wing: 'M-27-52L-39-55Q-35-49.500-31-46Z',
    weight: 3.6,
  },
  soft: {
    white: 'M-30.500-46C-27-56-14.500-56-10-46.500C-14-39.500-26-39.500-30.500-46Z',
    lid: 'M-31-46C-27-57-14.500-57-9.500-46.500',
    wing: 'M-27-51.500L-36-52.500Q-33-48.500-30-45Z',
    weight: 3,
  },
  plain: {
    white: 'M-30-46C-26-52.500-15-53-11-46C-15-41.500-26-41-30-46Z',
    lid: 'M-31-45.500C-26-53.500-15-54-10.500-46',
    wing: '',
    weight: 2.8,
  },
}

const both = (side: string): string => svg`${side}<g transform="scale(-1 1)">${side}</g>`

/** Calm, open, towards the guest. */
export function openEyes({ canvas, look }: Sitter): string {
  const { white, lid, wing, weight } = shapes[look.eyes]
  const clip = canvas.define(white, (id) => svg`<clipPath id="${id}"><path d="${white}"/></clipPath>`)
  const iris = svg`<g clip-path="url(#${clip})"><circle cx="-20" cy="-47.5" r="6.2" fill="#3b2018"/><circle cx="-20" cy="-47.5" r="3.2" fill="#170a12"/><path d="${lid}" fill="none" stroke="#1a0d18" stroke-opacity=".3" stroke-width="7"/></g>`
  const lashes = svg`<path d="${lid}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round"/><path d="${wing}" fill="${ink}"/>`
  const lights =
    '<circle cx="-18" cy="-49.600" r="1.900" fill="#fff"/><circle cx="22" cy="-49.600" r="1.900" fill="#fff"/>'
  return both(svg`<path d="${white}" fill="#fff9f2"/>${iris}${lashes}`) + lights
}

/** Down to the cards, or closed for a blink. */
export function loweredEyes({ look, skin }: Sitter): string {
  const { weight } = shapes[look.eyes]
  const lid = svg`<path d="M-31.500-46C-27-53.500-15-54-9.500-46C-14-40.500-26-39.500-31.500-46Z" fill="${skin.shade}" opacity=".5"/>`
  const crease = svg`<path d="M-29-50C-25-54-16-54-12-50" fill="none" stroke="${skin.line}" stroke-width="1.4" stroke-opacity=".55" stroke-linecap="round"/>`
  const lashes = look.isMale ? '' : 'M-31-44.500L-35-42.500M-27-41.500L-29.500-38.500'
  const line = svg`<path d="M-32-46C-26-39.500-15-39-9.500-45.500${lashes}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round"/>`
  return both(lid + crease + line)
}
