import type { DealerLayer, DealerSlug } from '../catalogue/live-studios.ts'
import { Canvas } from '../kit/canvas.ts'
import { svg } from '../kit/markup.ts'
import { drawArms } from './arms.ts'
import { dealerLooks } from './dealers.ts'
import { beard, glasses, jewels } from './extras.ts'
import { loweredEyes, openEyes } from './eyes.ts'
import { cheeks, drawFace, skinOfFace } from './face.ts'
import { drawHair } from './hair.ts'
import { calmMouth, smilingMouth } from './mouth.ts'
import { outfits, TABLE_LINE } from './outfits.ts'
import { type Sitter, sitterOf } from './sitter.ts'

export const DEALER_SIZE = { width: 480, height: 560 } as const
const scale = 1.6
const chin = { x: 240, y: 243 }

/** Where the edge of the table cuts the dealer, in units of the canvas from its top. */
export const DEALER_TABLE_Y = chin.y + TABLE_LINE * scale

/** One layer of a dealer on a canvas of its own, the same for all. */
export function drawDealer(slug: DealerSlug, layer: DealerLayer): string {
  const canvas = new Canvas(DEALER_SIZE.width, DEALER_SIZE.height, slug)
  canvas.add(dealerMarkup(canvas, slug, [layer]))
  return canvas.toSvg()
}

/** What of the canvas a portrait shows. */
const portrait = { x: 70, y: 24, size: 340 }

/** The face of a dealer as lists of people show it: square, with a light behind. */
export function drawPortrait(slug: DealerSlug): string {
  const canvas = new Canvas(portrait.size, portrait.size, slug)
  const light = canvas.radial([
    [0, '#7b58b0'],
    [1, '#2a1848'],
  ])
  const bust = dealerMarkup(canvas, slug, ['body', 'head'])
  canvas.add(canvas.rect(light), svg`<g transform="translate(${-portrait.x} ${-portrait.y})">${bust}</g>`)
  return canvas.toSvg()
}

/** Some layers of a dealer as markup, to stand in a larger picture. */
export function dealerMarkup(canvas: Canvas, slug: DealerSlug, layers: readonly DealerLayer[]): string {
  const sitter = sitterOf(canvas, dealerLooks[slug])
  const drawn = layers.map((layer) => painters[layer](sitter))
  return svg`<g transform="translate(${chin.x} ${chin.y}) scale(${scale})">${drawn}</g>`
}

const painters: Record<DealerLayer, (sitter: Sitter) => string> = {
  body: (sitter) => drawHair.fall(sitter) + outfits[sitter.look.outfit](sitter),
  head: (sitter) =>
    [
      drawHair.rear(sitter),
      drawFace(sitter),
      openEyes(sitter),
      calmMouth(sitter),
      ...[beard(sitter), glasses(sitter), drawHair.front(sitter), jewels(sitter)],
    ].join(''),
  look: (sitter) => onSkin(sitter, eyeRegion) + loweredEyes(sitter) + glasses(sitter),
  smile: (sitter) => onSkin(sitter, mouthRegion) + cheeks(sitter) + smilingMouth(sitter) + beard(sitter),
  arms: drawArms,
}

const eyeRegion = '<ellipse cx="-24" cy="-48" rx="19" ry="11.500"/><ellipse cx="24" cy="-48" rx="19" ry="11.500"/>'
const mouthRegion = '<ellipse cy="-10" rx="19" ry="10.500"/>'

/** The bare skin under what changes: the layer is laid over the face. */
function onSkin(sitter: Sitter, region: string): string {
  const clip = sitter.canvas.define(region, (id) => svg`<clipPath id="${id}">${region}</clipPath>`)
  return svg`<g clip-path="url(#${clip})">${skinOfFace(sitter)}</g>`
}
