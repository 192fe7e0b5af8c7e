import type { LotteryDrawView } from '@fairground/contract/lottery'
import { Note } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'

/** Of a draw that somebody else holds: whose result it is, and whether it may still change. Nothing for the house's own. */
export function OfficialNote({ draw }: { draw: LotteryDrawView | undefined }) {
  const { t } = useTranslation()
  const timeOf = useTime()
  if (draw?.resultOf === undefined) return null
  return (
    <div className="grid gap-2" data-official={draw.drawId}>
      <p className="text-sm text-ink-2">{t('official.label', { name: draw.resultOf })}</p>
      {draw.settlesAt !== undefined && (
        <Note tone="warn">{t('official.provisional', { time: timeOf(draw.settlesAt) })}</Note>
      )}
      {draw.isCorrected && <Note tone="info">{t('official.corrected')}</Note>}
    </div>
  )
}
