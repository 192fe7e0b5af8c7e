import type { CannonMetal } from '../catalogue/fishing.ts'
import { Canvas, type Stop } from '../kit/canvas.ts'
import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'

const colours: Readonly<Record<CannonMetal, string>> = {
  ruby: '#d02a49',
  teal: '#1fa7b3',
  violet: '#7c4fd6',
  gold: '#e08a1e',
}

const gold: readonly Stop[] = [
  [0, '#ffe9ae'],
  [0.45, '#d9922c'],
  [0.55, '#9a5a18'],
  [1, '#ffd27a'],
]
const star = 'M0-10L3-3L10-3L4.5 1.5L6.5 9L0 4.5L-6.5 9L-4.5 1.5L-10-3L-3-3Z'

/** A cannon that points up; it turns about the star of its foot, at (60, 116) of 120 × 150. Source: fish-art of the design. */
export function drawCannon(metal: CannonMetal): string {
  const colour = colours[metal]
  const canvas = new Canvas(120, 150, `cannon ${metal}`)
  const across = [0, 0, 1, 0] as const
  const rim = canvas.linear(gold, across)
  const body = canvas.linear(
    [
      [0, mix(colour, '#ffffff', 0.4)],
      [0.5, colour],
      [1, mix(colour, '#12041e', 0.5)],
    ],
    across,
  )
  canvas.add(
    svg`<ellipse cx="60" cy="132" rx="52" ry="15" fill="#020a20" opacity=".5"/>`,
    svg`<path d="M14 132A46 46 0 0 1 106 132Z" fill="${rim}"/><path d="M24 132A36 36 0 0 1 96 132Z" fill="${body}"/>`,
    svg`<path d="M46 100L42 26H78L74 100Z" fill="${body}"/><rect x="36" y="12" width="48" height="17" rx="7" fill="${rim}"/>`,
    svg`<rect x="40" y="52" width="40" height="9" rx="4" fill="${rim}"/>`,
    svg`<rect x="39" y="78" width="42" height="9" rx="4" fill="${rim}"/><ellipse cx="60" cy="15" rx="16" ry="5" fill="#1a0628"/>`,
    svg`<circle cx="60" cy="116" r="13" fill="${rim}"/>`,
    svg`<path transform="translate(60 116) scale(.8)" d="${star}" fill="${mix(colour, '#12041e', 0.3)}"/>`,
  )
  return canvas.toSvg()
}
