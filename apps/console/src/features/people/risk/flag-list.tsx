import type { RiskFlag } from '@fairground/contract'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import { useFlagText } from './use-risk.ts'

type Level = 'high' | 'medium' | 'low'

/** How much one sign weighs, in a word. */
export const levelOf = ({ isStrong, points }: Pick<RiskFlag, 'isStrong' | 'points'>): Level => {
  if (isStrong || points >= 15) return 'high'
  return points >= 10 ? 'medium' : 'low'
}
const tones: Record<Level, StatusTone> = { high: 'bad', medium: 'wait', low: 'neutral' }

/** Signs with what they rest on, and their points. */
export function FlagList({ flags }: { flags: readonly RiskFlag[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const textOf = useFlagText()
  if (flags.length === 0) return <p className="text-sm text-ink-2">{t('risk.noFlagsHere')}</p>
  return (
    <ul className="grid">
      {flags.map((flag) => (
        <li key={flag.flagId} className="flex items-start gap-2.5 border-b border-line-soft py-2.5 last:border-0">
          <StatusChip tone={tones[levelOf(flag)]} size="sm" className="mt-0.5">
            {t(`risk.level.${levelOf(flag)}`)}
          </StatusChip>
          <span className={flag.verdict === 'dismissed' ? 'min-w-0 flex-1 opacity-60' : 'min-w-0 flex-1'}>
            <b className="block text-sm font-semibold">{t(`risk.rules.${flag.rule}`)}</b>
            <span className="block text-xs text-ink-2">{textOf(flag)}</span>
            <span className="block text-xs text-ink-3">
              {flag.rule} · {formats.day(flag.day)}
              {flag.verdict && ` · ${t(`risk.verdict.${flag.verdict}`)}`}
            </span>
          </span>
          <b className="text-sm">+{flag.points}</b>
        </li>
      ))}
    </ul>
  )
}
