import { Empty, Perforation, Seg, StatusChip, Ticket } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { PlacedBet } from './placed-bet.tsx'
import { isModeOpen, modeOf, slipModes } from './slip.ts'
import { SlipLegLine } from './slip-leg.tsx'
import { SlipTotals } from './slip-totals.tsx'
import { slipNow } from './slip-view.ts'

interface SlipPaperProps {
  /** Goes to the bets, where they do not stand below. */
  onBets?: () => void
  /** In a window that has the title already. */
  isTitled?: boolean
}

/** The slip: its legs, what it costs and may return, and the way to place it. */
export function SlipPaper({ onBets, isTitled = false }: SlipPaperProps) {
  const { t } = useTranslation()
  const play = useSports()
  const slip = useSportsState((state) => state.slip)
  const known = useSportsState((state) => state.known)
  const placed = useSportsState((state) => state.placed)
  const legs = slip.legs.length
  const now = slipNow(slip, known, play.session.currency)
  return (
    <Ticket
      head={
        <div className="grid gap-3">
          <div className="flex items-center gap-3">
            {!isTitled && <h2 className="poster min-w-0 flex-1 text-xl">{t('slip.title')}</h2>}
            <StatusChip tone="lamp">{t('slip.legs', { legs })}</StatusChip>
            {legs > 1 && (
              <button
                type="button"
                className="focus-ring hit-44 ms-auto rounded-xs text-xs font-semibold text-ink-2 underline"
                onClick={() => play.slip.clear()}
              >
                {t('slip.clear')}
              </button>
            )}
          </div>
          <Seg
            block
            label={t('slip.kind')}
            options={slipModes.map((value) => ({
              value,
              label: t(`slip.mode.${value}`),
              disabled: !isModeOpen(value, Math.max(1, legs)),
            }))}
            value={modeOf(slip)}
            onValueChange={(mode) => play.slip.set({ mode })}
          />
        </div>
      }
    >
      {legs === 0 && placed && <PlacedBet bet={placed} onBets={onBets} />}
      {legs === 0 && !placed && (
        <Empty icon="icon-[ph--ticket-duotone]" title={t('slip.empty')} text={t('slip.emptyText')} />
      )}
      {legs > 0 && (
        <>
          <ul className="slip-legs px-5 py-1">
            {now.legs.map((one) => (
              <SlipLegLine key={one.leg.matchId} now={one} />
            ))}
          </ul>
          <Perforation />
          <SlipTotals now={now} />
        </>
      )}
    </Ticket>
  )
}
