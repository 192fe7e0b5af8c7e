import type { RoadProps } from './road-kind.ts'
import { tallyOf } from './road-model.ts'
import './roads.css'

/** How often each came, beside its letter. */
export const RoadTally = ({ marks, kinds }: RoadProps) => (
  <ul className="road-tally">
    {tallyOf(marks, kinds).map(({ kind: { label, letter, tone }, count }) => (
      <li key={label}>
        <i data-tone={tone} aria-hidden="true">
          {letter}
        </i>
        <span className="road-tally-name">{label}</span>
        <b>{count}</b>
      </li>
    ))}
  </ul>
)
