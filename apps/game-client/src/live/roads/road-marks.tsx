import type { Colour, DerivedRoad } from '@fairground/game-rules/tables'

type Tone = 'red' | 'blue'

/** Red is round and blue is square, so that neither has to be told by its colour. */
export const Ring = ({ tone }: { tone: Tone }) => (
  <g className="road-ring" data-tone={tone}>
    {tone === 'red' ? <circle cx="5" cy="5" r="3.6" /> : <rect x="1.5" y="1.5" width="7" height="7" rx="1.9" />}
  </g>
)

const Dot = ({ tone }: { tone: Tone }) => (
  <g className="road-dot" data-tone={tone}>
    {tone === 'red' ? <circle cx="5" cy="5" r="3.9" /> : <rect x="1.4" y="1.4" width="7.2" height="7.2" rx="1.2" />}
  </g>
)

/** The blue one leans the other way. */
const Slash = ({ tone }: { tone: Tone }) => (
  <path className="road-slash" data-tone={tone} d={tone === 'red' ? 'M2 8.4 8 1.6' : 'M2 1.6 8 8.4'} />
)

export function DerivedMark({ road, colour }: { road: DerivedRoad; colour: Colour }) {
  if (road === 'bigEye') return <Ring tone={colour} />
  return road === 'small' ? <Dot tone={colour} /> : <Slash tone={colour} />
}
