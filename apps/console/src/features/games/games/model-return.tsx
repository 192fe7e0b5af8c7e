import type { StaffModel } from '@fairground/contract'
import { usePercent } from './use-percent.ts'

/** What a model returns: one figure, or those of its poorest and its richest bet. */
export function ModelReturn({ model: { rtpMin, rtpMax } }: { model: StaffModel }) {
  const percent = usePercent()
  if (rtpMin === rtpMax) return <bdi>{percent(Number(rtpMin))}</bdi>
  return (
    <bdi>
      {percent(Number(rtpMin))} – {percent(Number(rtpMax))}
    </bdi>
  )
}
