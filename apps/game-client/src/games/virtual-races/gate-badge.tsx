import { silkOf } from './silks.ts'

/** The number of a gate in its colours. */
export function GateBadge({ gate }: { gate: number }) {
  const { fill, ink } = silkOf(gate)
  return (
    <bdi className="race-gate" style={{ background: fill, color: ink }}>
      {gate}
    </bdi>
  )
}
