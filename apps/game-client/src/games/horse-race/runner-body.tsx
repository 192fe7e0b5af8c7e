import type { ReactNode } from 'react'

/** Paths of a runner that looks to the right; those of the legs begin at the body. */
export interface RunnerShape {
  height: number
  farHind: string
  farFore: string
  tail: string
  hind: string
  fore: string
  body: string
  ear: string
  eye: { cx: number; cy: number; r: number }
}

interface RunnerBodyProps {
  shape: RunnerShape
  coat: string
  /** What it carries. */
  children: ReactNode
}

/** A runner at full stretch; its legs move while its lane runs. */
export const RunnerBody = ({ shape, coat, children }: RunnerBodyProps) => (
  <svg viewBox={`0 0 116 ${shape.height}`} className="race-picture" aria-hidden="true">
    <g className="race-far" stroke={coat}>
      <path className="race-leg is-hind is-late" d={shape.farHind} />
      <path className="race-leg is-fore is-late" d={shape.farFore} />
    </g>
    <path className="race-dark" fill={coat} d={shape.tail} />
    <g stroke={coat}>
      <path className="race-leg is-hind" d={shape.hind} />
      <path className="race-leg is-fore" d={shape.fore} />
    </g>
    <path fill={coat} d={shape.body} />
    <path className="race-dark" fill={coat} d={shape.ear} />
    <circle {...shape.eye} fill="#1b1420" />
    {children}
  </svg>
)
