import { mix } from '../../kit/colour.ts'
import { svg } from '../../kit/markup.ts'
import { column } from './parts/column.ts'
import { planks } from './parts/hall.ts'
import { rolling } from './parts/land.ts'
import { darkFoot, dots, mist, softNear } from './parts/light.ts'
import { ACROSS, type PaintedPlace, type Place } from './place.ts'

function sky(place: Place): string {
  const { palette, width, height } = place,
    cx = width * (0.5 + (place.style.lightX - 0.5) * 0.9),
    cy = height * ([0.12, 0.3, 0.45, 0.62][place.style.seed % 4] ?? 0.3),
    count = [14, 20, 28, 40][(place.style.seed >> 2) % 4] ?? 20
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const from = (i / count) * 6.2832 + place.style.turn,
      to = from + 6.2832 / count,
      radius = Math.hypot(width, height)
    drawn += svg`<path d="M${cx} ${cy}L${cx + Math.cos(from) * radius} ${cy + Math.sin(from) * radius}L${cx + Math.cos(to) * radius} ${cy + Math.sin(to) * radius}Z" fill="${i % 2 ? mix(palette.skyMiddle, palette.skyTop, 0.15) : mix(palette.horizon, palette.skyMiddle, 0.45)}"/>`
  }
  return (
    place.canvas.rect(palette.skyMiddle) +
    drawn +
    place.canvas.rect(
      place.canvas.radial(
        [
          [0, palette.glow, 0.9],
          [0.4, palette.horizon, 0.35],
          [1, mix(palette.skyTop, palette.groundDark, 0.4), 0.92],
        ],
        [cx / width, cy / height, 0.78],
      ),
    ) +
    mist(place, { colour: palette.glow, opacity: 0.22, y: 0, height })
  )
}

/** Three ways to stand before the rays: an arch of lamps, hills under stars, an arcade. */
function mid(place: Place): string {
  const ways = [arch, hills, arcade]
  const draw = ways[(place.style.seed >> 4) % ways.length] ?? arch
  return draw(place)
}

function arch(place: Place): string {
  const { palette, width, height } = place
  const arc = (size: number, wide: number, opacity: number) => {
    const rx = width * 0.5 * size,
      top = height * (0.03 + (1 - size) * 0.5)
    return svg`<path d="M${width / 2 - rx} ${height}V${height * 0.5}C${width / 2 - rx} ${top + height * 0.08} ${width / 2 - rx * 0.5} ${top} ${width / 2} ${top}C${width / 2 + rx * 0.5} ${top} ${width / 2 + rx} ${top + height * 0.08} ${width / 2 + rx} ${height * 0.5}V${height}" fill="none" stroke="${place.canvas.linear(
      [
        [0, '#fff0b8'],
        [0.4, '#e0a03c'],
        [1, '#6b3410'],
      ],
    )}" stroke-width="${wide}" opacity="${opacity}"/>`
  }
  let bulbs = ''
  const lamps = place.isTall ? 20 : 34
  for (let i = 0; i <= lamps; i++) {
    const angle = Math.PI * (1 + i / lamps),
      x = width / 2 + Math.cos(angle) * width * 0.47,
      y = height * 0.5 + Math.sin(angle) * height * 0.44
    bulbs +=
      place.canvas.glow(x, y, 20, { colour: '#ffd06a', opacity: 0.7 }) +
      svg`<circle cx="${x}" cy="${y}" r="4.6" fill="#fff6d8"/>`
  }
  return (
    arc(0.98, 14, 1) +
    arc(0.93, 4, 0.9) +
    bulbs +
    planks(place, { top: height * 0.8, colour: mix(palette.groundMiddle, '#5a2a14', 0.4) })
  )
}

function hills(place: Place): string {
  const { palette, width, height } = place
  let stars = ''
  for (let i = 0; i < 26; i++) {
    const x = place.rng.chance() ? place.rng.float(0, width * 0.17) : place.rng.float(width * 0.83, width),
      y = place.rng.float(0, height * 0.7),
      size = place.rng.float(8, 30)
    stars += svg`<path d="M${x} ${y - size}L${x + size * 0.24} ${y - size * 0.24}L${x + size} ${y}L${x + size * 0.24} ${y + size * 0.24}L${x} ${y + size}L${x - size * 0.24} ${y + size * 0.24}L${x - size} ${y}L${x - size * 0.24} ${y - size * 0.24}Z" fill="${place.rng.pick([palette.glow, palette.accent, '#fff'])}" opacity="${place.rng.float(0.4, 0.95)}"/>`
  }
  return (
    stars +
    rolling(place, {
      y: height * 0.8,
      amplitude: 18,
      top: mix(palette.horizon, palette.glow, 0.2),
      bottom: palette.groundDark,
      lit: 0.5,
    }) +
    rolling(place, { y: height * 0.88, amplitude: 14, top: palette.skyMiddle, bottom: palette.groundDark, lit: 0.3 })
  )
}

function arcade(place: Place): string {
  const { palette, width, height } = place
  let arches = ''
  for (const [share, tall, shade] of [
    [0.04, 0.5, 0.3],
    [0.13, 0.66, 0.55],
    [0.96, 0.46, 0.3],
    [0.87, 0.62, 0.55],
  ] as const)
    arches += svg`<path d="M${width * share - 60} ${height}V${height * tall}Q${width * share} ${height * tall - 90} ${width * share + 60} ${height * tall}V${height}Z" fill="${place.canvas.linear(
      [
        [0, mix(palette.horizon, palette.glow, 0.3)],
        [0.5, mix(palette.skyMiddle, palette.groundDark, shade)],
        [1, palette.groundDark],
      ],
      ACROSS,
    )}" stroke="${palette.accent}" stroke-width="4"/>`
  return arches + planks(place, { top: height * 0.78, colour: mix(palette.groundMiddle, palette.horizon, 0.3) })
}

function near(place: Place): string {
  const { palette, width, height } = place,
    wide = place.isTall ? 30 : 66,
    x = place.isTall ? 8 : 36,
    tone = mix('#b8862c', palette.skyMiddle, 0.3)
  return (
    darkFoot(place, { opacity: 0.88, from: 0.76 }) +
    column(place, { x, top: height * 0.1, width: wide, tone, kind: 'gilt' }) +
    column(place, { x: width - x, top: height * 0.1, width: wide, tone, kind: 'gilt' }) +
    softNear(
      place,
      dots(place, {
        count: 20,
        colours: [palette.glow, palette.accent, '#fff'],
        top: 0.05,
        bottom: 0.95,
        radii: [3, 9],
        opacities: [0.14, 0.45],
      }),
      2,
    )
  )
}

export const rays: PaintedPlace = { sky, mid, near }
