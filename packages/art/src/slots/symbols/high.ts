import type { SubjectRef } from '../../kit/subjects.ts'
import { bevel } from '../materials/bevel.ts'
import { type ReliefLook, relief } from '../materials/relief.ts'
import { darker, lighter } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import type { HighStyle } from '../style.ts'
import { figure, isEngraved } from './figure.ts'
import { auraRays, beads, cutGem, laurel } from './ornaments.ts'
import { plate } from './plate.ts'

interface High {
  ref: SubjectRef
  index: 0 | 1 | 2
  colour: string
  /** The material of its ring. */
  ring: string
}

/** A high symbol: one language of plates in a title, three enamels. */
export function highSymbol(pen: Pen, ref: SubjectRef, index: 0 | 1 | 2): string {
  const ring = bevel(pen.canvas, { key: pen.style.metal.high })
  return drawings[pen.style.high](pen, { ref, index, colour: pen.style.gems[index], ring })
}

const enamelOf = (colour: string) => [lighter(colour, 0.18), colour, darker(colour, 0.68)] as const

const lit = ({ canvas, style }: Pen, look: Partial<ReliefLook>): string =>
  relief(canvas, style.palette, { rim: style.rim, ...look })

const drawings: Record<HighStyle, (pen: Pen, high: High) => string> = {
  plate: (pen, { ref, index, colour, ring }) => {
    const { gems, hasStuds, metal, pattern, plates } = pen.style
    const isCast = isEngraved(ref)
    const studs = hasStuds ? gems[((index + 1) % 3) as 0 | 1 | 2] : undefined
    const filter = lit(pen, { edgeWidth: 3.2, glow: 0.3, glowColour: lighter(colour, 0.4) })
    return (
      plate(pen, plates.high, { size: 80, enamel: enamelOf(colour), ring: 0.16, pattern, studs, filter: ring }) +
      figure(pen, ref, { y: isCast ? 0 : -5, size: isCast ? 104 : 138, filter, metal })
    )
  },
  aura: (pen, { ref, index, colour }) => {
    const { highMetals, metal } = pen.style
    const isCast = isEngraved(ref)
    const filter = lit(pen, { edgeWidth: 3.8, glow: 0.5, glowColour: colour, rim: lighter(colour, 0.3) })
    return [
      pen.canvas.glow(0, 0, 96, { colour, opacity: 0.75 }),
      auraRays(pen, colour),
      figure(pen, ref, { size: isCast ? 138 : 150, filter, metal: isCast ? highMetals[index] : metal }),
    ].join('')
  },
  medal: (pen, { ref, colour, ring }) => {
    const { metal } = pen.style
    const filter = lit(pen, { edgeWidth: 3, depth: 0.9 })
    return [
      laurel(pen, ring),
      plate(pen, 'round', { size: 78, enamel: enamelOf(colour), ring: 0.2, filter: ring }),
      beads(70, metal),
      figure(pen, ref, { y: -4, size: isEngraved(ref) ? 96 : 126, filter, metal }),
    ].join('')
  },
  gem: (pen, { ref, colour }) => {
    const { metal, plates } = pen.style
    const filter = lit(pen, { edgeWidth: 3.6, glow: 0.4, glowColour: '#ffffff' })
    return (
      cutGem(pen, colour, plates.high) + figure(pen, ref, { y: -2, size: isEngraved(ref) ? 104 : 132, filter, metal })
    )
  },
}
