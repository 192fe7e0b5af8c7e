import { cx, Icon, useUi } from '@fairground/ui'
import { useStore } from '@fairground/vendor-ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HallSeat } from './hall.ts'
import { useHall, useHallState } from './hall-context.ts'
import { TileState } from './tile-state.tsx'

/** The tables of this frame, where one is shown at a time. */
export function SeatStrip() {
  const { t } = useTranslation()
  const seats = useHallState((state) => state.seats)
  if (seats.length < 2) return null
  return (
    <nav className="hall-strip" aria-label={t('live.hall.seats')}>
      {seats.map((seat) => (
        <StripSeat key={seat.tableId} seat={seat} />
      ))}
    </nav>
  )
}

function StripSeat({ seat: { tableId, play } }: { seat: HallSeat }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const hall = useHall()
  const isShown = useHallState((state) => state.shownId === tableId)
  const table = useStore(play.screen, (state) => state.table)
  const hasChips = useStore(play.screen, (state) => state.phase === 'playing')
  const name = play.opened.names[locale] ?? play.opened.names.en ?? tableId
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [isShown])
  return (
    <span ref={place} className={cx('hall-seat', isShown && 'is-shown')}>
      <button
        type="button"
        className="focus-ring"
        aria-current={isShown ? 'true' : undefined}
        onClick={() => hall.show(tableId)}
      >
        {hasChips && <Icon name="icon-[ph--poker-chip-fill]" />}
        <b>
          {name}
          {hasChips && <span className="sr-only">, {t('live.hall.bets')}</span>}
        </b>
        <TileState
          phase={table.phase}
          closesMs={table.round?.closesMs ?? null}
          isStopped={table.stop !== undefined && table.phase === 'suspended'}
        />
      </button>
      <button
        type="button"
        className="focus-ring hall-seat-leave"
        aria-label={t('live.hall.leave', { name })}
        onClick={() => hall.leave(tableId)}
      >
        <Icon name="icon-[ph--x-bold]" />
      </button>
    </span>
  )
}
