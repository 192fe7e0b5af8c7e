import type { ReturnFigures, ReturnState } from '@fairground/contract'
import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePercent } from './use-percent.ts'

const tones = { above: 'bad', below: 'bad', within: 'ok', few: 'neutral', uncertified: 'wait' } as const
const icons: Partial<Record<ReturnState, string>> = {
  above: 'icon-[ph--arrow-up-bold]',
  below: 'icon-[ph--arrow-down-bold]',
}

/** Whether rounds returned what they should, in a word. */
export function ReturnChip({ state }: { state: ReturnState }) {
  const { t } = useTranslation()
  const icon = icons[state]
  return (
    <StatusChip tone={tones[state]} {...(icon && { icon })}>
      {t(`lobby:return.state.${state}`)}
    </StatusChip>
  )
}

/** The certified return, or the poorest and the richest bet's. */
export function Certified({ figures: { certifiedMin, certifiedMax } }: { figures: ReturnFigures }) {
  const percent = usePercent()
  if (certifiedMin === null || certifiedMax === null) return '–'
  if (certifiedMax - certifiedMin < 0.000_1) return <bdi>{percent(certifiedMin)}</bdi>
  return (
    <bdi>
      {percent(certifiedMin)} – {percent(certifiedMax)}
    </bdi>
  )
}

export function Band({ figures: { low, high } }: { figures: ReturnFigures }) {
  const percent = usePercent()
  if (low === null || high === null) return '–'
  return (
    <bdi>
      {percent(low)} – {percent(high)}
    </bdi>
  )
}
