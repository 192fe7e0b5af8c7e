import { cx, Icon, useUi } from '@fairground/ui'
import { useShortAmount } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useHall, useHallState } from './hall-context.ts'
import { MiniRoad } from './mini-road.tsx'
import { TileState } from './tile-state.tsx'
import type { LobbyEntry } from './use-lobby.ts'

interface TableTileProps {
  table: LobbyEntry
  onGone: () => void
  /** The table that it takes the place of. */
  insteadOf: string | undefined
}

/** A table of the lobby: where it stands, its road, what it takes. One press goes there. */
export function TableTile({ table, onGone, insteadOf }: TableTileProps) {
  const { t, i18n } = useTranslation()
  const { locale } = useUi()
  const short = useShortAmount()
  const hall = useHall()
  const isShown = useHallState((state) => state.shownId === table.tableId)
  const isSeated = useHallState((state) => state.seats.some(({ tableId }) => tableId === table.tableId))
  const isOpening = useHallState((state) => state.openingId === table.tableId)
  const { names, stakes, players, road, game, seats, seated = 0 } = table
  const name = locale === 'vi' ? names.vi : names.en
  const go = async () => {
    if (await hall.open(table, i18n, insteadOf)) onGone()
  }
  return (
    <li>
      <button
        type="button"
        className={cx('hall-tile focus-ring', isShown && 'is-shown')}
        aria-current={isShown ? 'true' : undefined}
        aria-busy={isOpening}
        data-table={table.tableId}
        onClick={() => void go()}
      >
        <span className="hall-tile-head">
          <b>{name}</b>
          {isSeated && !isShown && <em>{t('live.hall.open')}</em>}
          <TileState phase={table.phase} closesMs={table.closesMs} isStopped={table.state !== 'open'} />
        </span>
        <MiniRoad game={game} marks={road} columns={22} />
        <span className="hall-tile-foot">
          {stakes && (
            <span>
              <Icon name="icon-[ph--poker-chip-duotone]" />
              <bdi>
                {short(BigInt(stakes.minMinor))} – {short(BigInt(stakes.maxMinor))}
              </bdi>
            </span>
          )}
          {seats !== undefined && (
            <span>
              <Icon name="icon-[ph--armchair-duotone]" />
              <bdi aria-hidden="true">
                {seated}/{seats}
              </bdi>
              <span className="sr-only">{t('live.seat.count', { taken: seated, all: seats })}</span>
            </span>
          )}
          <span>
            <Icon name="icon-[ph--users-duotone]" />
            <bdi>{players}</bdi>
          </span>
        </span>
      </button>
    </li>
  )
}
