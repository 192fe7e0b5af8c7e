import type { ResultDrawView, ResultsDesk } from '@fairground/contract/lottery-results'
import { Note, StatusChip, type StatusTone } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { CompareTable } from './compare-table.tsx'
import { CorrectionPart } from './correction-part.tsx'
import type { ResultsActs } from './results-acts.ts'
import { TypeForm } from './type-form.tsx'

interface DrawCardProps {
  draw: ResultDrawView
  lottery: ResultsDesk['lotteries'][number]
  language: string
  staffId: string
  acts: ResultsActs
}

type Standing = 'waiting' | 'held' | 'provisional' | 'settled' | 'corrected' | 'void'
const tones: Record<Standing, StatusTone> = {
  ...{ waiting: 'info', held: 'bad', provisional: 'wait', settled: 'ok', corrected: 'ok', void: 'neutral' },
}

/** One draw of somebody else: who says what, and what people can do about it. */
export function DrawCard({ draw, lottery, language, staffId, acts }: DrawCardProps) {
  const { t } = useTranslation('lottery-results')
  const timeOf = useTime()
  const standing = standingOf(draw)
  const isOpen = draw.state === 'closed' || draw.state === 'drawn'
  return (
    <article className="grid gap-3 rounded-md bg-surface-1 p-4" data-draw={draw.drawId} data-standing={standing}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{lottery.names[language] ?? lottery.names.en}</b>
        <span className="text-sm text-ink-2">{draw.drawNo}</span>
        <StatusChip tone={tones[standing]}>{t(`real.state.${standing}`)}</StatusChip>
        <span className="ms-auto text-xs text-ink-3">{t('real.tickets', { count: draw.tickets })}</span>
      </header>
      <p className="text-sm text-ink-2">{t('real.of', { name: lottery.resultOf })}</p>
      {draw.heldCause !== null && <Note tone="bad">{t(`real.held.${draw.heldCause}`)}</Note>}
      {draw.settlesAt !== null && <Note tone="warn">{t('real.settles', { time: timeOf(draw.settlesAt) })}</Note>}
      {draw.state === 'closed' && <Note>{t('real.voids', { time: timeOf(draw.voidsAt) })}</Note>}
      <CompareTable draw={draw} rulesId={lottery.rulesId} />
      {isOpen && (
        <details>
          <summary className="focus-ring cursor-pointer font-semibold">{t('real.type')}</summary>
          <p className="my-2 text-sm text-ink-2">{t('real.typeText')}</p>
          <TypeForm
            rulesId={lottery.rulesId}
            action={t('real.type')}
            onSend={(result) => acts.type(draw.drawId, result)}
          />
        </details>
      )}
      {draw.state === 'settled' && (
        <CorrectionPart draw={draw} rulesId={lottery.rulesId} staffId={staffId} acts={acts} />
      )}
    </article>
  )
}

function standingOf({ state, heldCause, correction }: ResultDrawView): Standing {
  if (heldCause !== null) return 'held'
  if (state === 'void') return 'void'
  if (state === 'settled') return correction ? 'corrected' : 'settled'
  return state === 'drawn' ? 'provisional' : 'waiting'
}
