import { mix } from '../../../kit/colour.ts'
import { svg } from '../../../kit/markup.ts'
import { darker } from '../../materials/tones.ts'
import { air, type Colours, type Place } from '../place.ts'

interface PagodaLook {
  x: number
  base: number
  width: number
  tiers: number
  depth: number
  isLit?: boolean
}

/** A pagoda with lit windows. */
export function pagoda(place: Place, { x, base, width, tiers, depth, isLit = true }: PagodaLook): string {
  let drawn = '',
    y = base,
    size = width
  const colour = air(place, depth),
    roof = mix(colour, place.palette.groundDark, 0.5)
  for (let i = 0; i < tiers; i++) {
    const storey = size * 0.42
    drawn += svg`<rect x="${x - size * 0.34}" y="${y - storey}" width="${size * 0.68}" height="${storey}" fill="${colour}"/>`
    if (isLit)
      for (let place_ = -1; place_ <= 1; place_++)
        drawn += svg`<rect x="${x + place_ * size * 0.2 - size * 0.055}" y="${y - storey * 0.72}" width="${size * 0.11}" height="${storey * 0.5}" rx="2" fill="#ffcf74" opacity=".85"/>`
    y -= storey
    drawn += svg`<path d="M${x - size * 0.72} ${y - size * 0.1}C${x - size * 0.6} ${y + size * 0.03} ${x - size * 0.4} ${y + size * 0.02} ${x - size * 0.36} ${y}H${x + size * 0.36}C${x + size * 0.4} ${y + size * 0.02} ${x + size * 0.6} ${y + size * 0.03} ${x + size * 0.72} ${y - size * 0.1}C${x + size * 0.5} ${y - size * 0.08} ${x + size * 0.34} ${y - size * 0.16} ${x + size * 0.26} ${y - size * 0.24}H${x - size * 0.26}C${x - size * 0.34} ${y - size * 0.16} ${x - size * 0.5} ${y - size * 0.08} ${x - size * 0.72} ${y - size * 0.1}Z" fill="${place.canvas.linear(
      [
        [0, mix(roof, place.palette.glow, 0.3)],
        [0.5, roof],
        [1, darker(roof, 0.5)],
      ],
    )}"/><path d="M${x - size * 0.72} ${y - size * 0.1}C${x - size * 0.6} ${y + size * 0.03} ${x - size * 0.4} ${y + size * 0.02} ${x - size * 0.36} ${y}H${x + size * 0.36}C${x + size * 0.4} ${y + size * 0.02} ${x + size * 0.6} ${y + size * 0.03} ${x + size * 0.72} ${y - size * 0.1}" fill="none" stroke="${place.palette.accent}" stroke-opacity=".6" stroke-width="2"/>`
    y -= size * 0.22
    size *= 0.8
  }
  return (
    drawn +
    svg`<path d="M${x - 3} ${y + 4}L${x} ${y - width * 0.3}L${x + 3} ${y + 4}Z" fill="${place.palette.accent}"/>`
  )
}

interface TorchLook {
  x: number
  y: number
  size?: number
}

/** A burning torch. */
export function torch(place: Place, { x, y, size = 1 }: TorchLook): string {
  return (
    place.canvas.glow(x, y - 20 * size, 120 * size, { colour: '#ffb04a', opacity: 0.75 }) +
    svg`<path transform="translate(${x} ${y}) scale(${size})" d="M-13 0H13L6 44H-6Z" fill="${place.canvas.linear([
      [0, '#c08a3a'],
      [1, '#3a1c0a'],
    ])}"/><path transform="translate(${x} ${y}) scale(${size})" d="M0-62C10-44 20-36 17-16C15 0-15 0-17-16C-19-30-6-34-4-46C-2-38 2-36 3-30C6-40 2-50 0-62Z" fill="${place.canvas.linear(
      [
        [0, '#fff6c0'],
        [0.5, '#ffb02e'],
        [1, '#e8401a'],
      ],
    )}"/>`
  )
}

interface TowersLook {
  base: number
  depth: number
  stretch: number
  lights: Colours
  opacity?: number
}

/** A street of towers with lit windows. */
export function towers(place: Place, { base, depth, stretch, lights, opacity = 0.8 }: TowersLook): string {
  let drawn = '',
    x = -20
  while (x < place.width + 20) {
    const wide = place.rng.float(40, 96),
      tall = place.rng.float(0.12, 0.5) * place.height * stretch,
      y = base - tall
    let windows = ''
    for (let wy = y + 14; wy < base - 6; wy += 15)
      for (let wx = x + 7; wx < x + wide - 9; wx += 12)
        if (place.rng.chance(0.24))
          windows += svg`<rect x="${wx}" y="${wy}" width="6" height="8" fill="${place.rng.pick(lights)}" opacity="${place.rng.float(0.3, opacity)}"/>`
    const colour = air(place, depth)
    drawn += svg`<rect x="${x}" y="${y}" width="${wide}" height="${tall + 4}" fill="${place.canvas.linear([
      [0, mix(colour, place.palette.horizon, 0.12)],
      [1, mix(colour, place.palette.horizon, 0.3)],
    ])}"/>${place.rng.chance(0.35) ? svg`<path d="M${x + wide / 2} ${y}v${-place.rng.float(18, 60)}" stroke="${colour}" stroke-width="3"/>` : ''}${windows}`
    x += wide + place.rng.float(-8, 12)
  }
  return drawn
}
