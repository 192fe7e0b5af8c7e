import type { TableRound } from '@fairground/contract'
import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { nameIn } from './shown-name.ts'
import { StrandedCalls } from './stranded-calls.tsx'
import { ToldCards } from './told-cards.tsx'

/** Both settlements of a round that was corrected, and how far the wallet is with it. */
export function TableCorrections({ round }: { round: TableRound }) {
  const { t } = useTranslation()
  const { corrections } = round
  if (corrections.length === 0) return null
  return (
    <section className="card grid gap-3 p-4" aria-label={t('lobby:tableRound.corrections')}>
      <h2 className="text-lg font-bold">{t('lobby:tableRound.corrections')}</h2>
      {corrections.map((one) => (
        <Correction key={one.version} correction={one} />
      ))}
      <StrandedCalls round={round} />
    </section>
  )
}

function Correction({ correction }: { correction: TableRound['corrections'][number] }) {
  const { t, i18n } = useTranslation()
  const { version, at, toldBefore, told, resultBefore, keepsOverpaid, reason, by } = correction
  const { booked, waiting, failed, givenUp } = correction
  return (
    <article className="grid gap-2 rounded-md bg-surface-2 p-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <b>{t('lobby:tableRound.correctedVersion', { version })}</b>
        <span className="text-xs text-ink-3">
          <Moment at={at} look="exactMoment" /> · <bdi>{by.join(', ')}</bdi>
        </span>
      </p>
      <p className="text-ink-2">{reason}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-xs text-ink-3">
          {t('lobby:correct.before')}
          {resultBefore &&
            ` · ${nameIn({ vi: resultBefore.vi ?? resultBefore.en, en: resultBefore.en }, i18n.language)}`}
        </span>
        <ToldCards told={toldBefore} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-xs text-ink-3">{t('lobby:correct.after')}</span>
        <ToldCards told={told} before={toldBefore} />
      </div>
      <p className="flex flex-wrap gap-1.5">
        <StatusChip size="sm" tone="ok">
          {t('lobby:correct.booked', { count: booked })}
        </StatusChip>
        {waiting > 0 && (
          <StatusChip size="sm" tone="wait">
            {t('lobby:correct.waiting', { count: waiting })}
          </StatusChip>
        )}
        {failed > 0 && (
          <StatusChip size="sm" tone="bad">
            {t('lobby:correct.failed', { count: failed })}
          </StatusChip>
        )}
        {givenUp > 0 && <StatusChip size="sm">{t('lobby:correct.givenUp', { count: givenUp })}</StatusChip>}
        {keepsOverpaid && <StatusChip size="sm">{t('lobby:correct.kept')}</StatusChip>}
      </p>
    </article>
  )
}
