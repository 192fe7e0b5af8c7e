import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import type { Build } from '../houses.ts'
import { metalFill } from '../materials/metals.ts'
import { darker } from '../materials/tones.ts'
import type { Pen } from '../pen.ts'
import type { StageBox } from './cabinet-layout.ts'
import { mirrored } from './sides.ts'

/** Middle, height of the rail and width of a crest; `left` is where its eaves begin. */
interface Site {
  x: number
  y: number
  width: number
  left: number
}

/** Left halves are mirrored; a whole crest says so. */
const crests: Record<Build, { path: (site: Site) => string; isHalf?: boolean }> = {
  eaves: {
    isHalf: true,
    path: ({ x, y, width: w, left }) =>
      svg`M${x} ${y - 30}C${x - w * 0.3} ${y - 26} ${left + 60} ${y - 8} ${left - 44} ${y - 46}C${left - 20} ${y + 10} ${left + 60} ${y + 22} ${x} ${y + 20}Z`,
  },
  marquee: {
    path: ({ x, y, width: w }) =>
      svg`M${x - w * 0.6} ${y + 18}C${x - w * 0.5} ${y - 60} ${x - w * 0.2} ${y - 88} ${x} ${y - 88}C${x + w * 0.2} ${y - 88} ${x + w * 0.5} ${y - 60} ${x + w * 0.6} ${y + 18}Z`,
  },
  gothic: {
    isHalf: true,
    path: ({ x, y, width: w }) =>
      svg`M${x} ${y - 92}C${x - 30} ${y - 40} ${x - w * 0.4} ${y - 40} ${x - w * 0.62} ${y + 16}H${x}Z`,
  },
  plate: {
    path: ({ x, y, width: w }) =>
      svg`M${x - w * 0.62} ${y + 16}L${x - w * 0.5} ${y - 50}H${x - w * 0.2}L${x - w * 0.12} ${y - 76}H${x + w * 0.12}L${x + w * 0.2} ${y - 50}H${x + w * 0.5}L${x + w * 0.62} ${y + 16}Z`,
  },
  fold: {
    isHalf: true,
    path: ({ x, y, width: w }) =>
      svg`M${x} ${y - 80}L${x - w * 0.2} ${y - 34}L${x - w * 0.42} ${y - 56}L${x - w * 0.66} ${y + 16}H${x}Z`,
  },
  deco: {
    isHalf: true,
    path: ({ x, y, width: w }) =>
      svg`M${x - w * 0.62} ${y + 16}V${y - 16}H${x - w * 0.46}V${y - 44}H${x - w * 0.28}V${y - 70}H${x - w * 0.1}L${x} ${y - 92}V${y + 16}Z`,
  },
  pole: {
    isHalf: true,
    path: ({ x, y, width: w }) =>
      svg`M${x} ${y - 64}H${x - w * 0.48}L${x - w * 0.56} ${y - 24}L${x - w * 0.5} ${y + 16}H${x}Z`,
  },
  hull: {
    path: ({ x, y, width: w }) =>
      svg`M${x - w * 0.62} ${y + 16}Q${x - w * 0.56} ${y - 56} ${x - w * 0.3} ${y - 56}H${x + w * 0.3}Q${x + w * 0.56} ${y - 56} ${x + w * 0.62} ${y + 16}Z`,
  },
}

/** The crest on the top rail, behind the lettering. */
export function crest({ canvas, style }: Pen, body: StageBox, filter: string): string {
  const { palette, metal, house } = style
  const site = { x: body.x + body.width / 2, y: body.y + 6, width: Math.min(body.width * 0.64, 560), left: body.x }
  const enamel = canvas.linear([
    [0, mix(palette.skyMiddle, palette.horizon, 0.2)],
    [1, darker(mix(palette.skyTop, palette.groundDark, 0.5), 0.3)],
  ])
  const rim = metalFill(canvas, metal, [site.y - 94, site.y + 24])
  const { path, isHalf = false } = crests[house.build]
  const drawn = svg`<path d="${path(site)}" fill="${enamel}" stroke="${rim}" stroke-width="9" stroke-linejoin="round"/>`
  return svg`<g filter="${filter}">${isHalf ? mirrored(drawn, site.x) : drawn}</g>`
}
