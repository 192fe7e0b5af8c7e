import { cx, Icon, IconButton, useUi } from '@fairground/ui'
import { useCashText, useShortAmount, useStore } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Countdown } from '../countdown.tsx'
import { LiveBoard } from '../live-board.tsx'
import { useLive, useLiveState } from '../live-context.ts'
import type { LiveGame } from '../live-game.ts'
import { LiveResult } from '../live-result.tsx'
import { useMarks } from '../live-roads.tsx'
import { LiveScene } from '../live-scene.tsx'
import { refusalWords } from '../refusal-words.ts'
import { SeatsButton } from '../seats/seats-button.tsx'
import { Thanks } from '../tips/thanks.tsx'
import { TipButton } from '../tips/tip-button.tsx'
import { useMoving } from '../use-moving.ts'
import type { HallSeat } from './hall.ts'
import { useHall } from './hall-context.ts'
import { MiniRoad } from './mini-road.tsx'
import { TableDrawer } from './table-drawer.tsx'

interface DeskTableProps {
  seat: HallSeat
  number: number
  isShown: boolean
}

/** One table of the desk: who deals, its clock, its road, its places. A press anywhere in it chooses it. */
export function DeskTable({ seat: { tableId, game }, number, isShown }: DeskTableProps) {
  const hall = useHall()
  const { locale } = useUi()
  const { opened } = useLive()
  const { t } = useTranslation()
  const phase = useLiveState((state) => state.table.phase)
  const isOnline = useLiveState((state) => state.isOnline)
  const isMoving = useMoving(game.settleMs)
  const all = useMarks()
  const marks = isMoving ? all.slice(0, -1) : all
  const name = opened.names[locale] ?? opened.names.en ?? tableId
  return (
    <section
      className={cx('desk-table', isShown && 'is-shown')}
      aria-label={`${number}. ${name}`}
      aria-current={isShown ? 'true' : undefined}
      tabIndex={-1}
      data-table={tableId}
      data-phase={phase}
      data-tall={game.isTall ? true : undefined}
      onPointerDownCapture={() => isShown || hall.show(tableId)}
      onFocusCapture={() => isShown || hall.show(tableId)}
    >
      <Head name={name} tableId={tableId} />
      <div className="live-stage desk-stage">
        <LiveScene />
        <Countdown />
        {opened.tips && <Thanks />}
        {!isOnline && (
          <p className="live-offline" role="status">
            {t('live.offline')}
          </p>
        )}
      </div>
      <div className="desk-road">
        <MiniRoad game={game} marks={marks} columns={26} />
        <span className="desk-last">{!isMoving && <LiveResult game={game} />}</span>
      </div>
      <div className="desk-board instant-board live-board">
        <LiveBoard game={game} isMoving={isMoving} />
      </div>
      <Decided game={game} />
      <Refusal />
    </section>
  )
}

function Head({ name, tableId }: { name: string; tableId: string }) {
  const { t } = useTranslation()
  const hall = useHall()
  const { limits } = useLive()
  const short = useShortAmount()
  const told = useStore(limits, (state) => state.limits)
  const cash = useCashText()
  const chipMinor = useLiveState((state) => state.chipMinor)
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="desk-head">
      <h2>{name}</h2>
      <bdi>
        {short(BigInt(told.stakeMinorMin))} – {short(BigInt(told.stakeMinorMax))}
      </bdi>
      <span className="desk-chip" role="img" aria-label={`${t('stake')}: ${cash(chipMinor)}`}>
        <Icon name="icon-[ph--poker-chip-fill]" />
        <bdi aria-hidden="true">{short(chipMinor)}</bdi>
      </span>
      <TipButton />
      <SeatsButton />
      <IconButton
        label={t('live.hall.title')}
        icon="icon-[ph--swap-bold]"
        look="glass"
        onClick={() => setOpen(true)}
        className="touch:size-11"
      />
      <IconButton
        label={t('live.hall.leave', { name })}
        icon="icon-[ph--x-bold]"
        look="glass"
        onClick={() => hall.leave(tableId)}
        className="touch:size-11"
      />
      <TableDrawer open={isOpen} onClose={() => setOpen(false)} insteadOf={tableId} />
    </header>
  )
}

/** What the player decides between the cards, over the places. */
function Decided({ game: { Decisions } }: { game: LiveGame }) {
  const { stages } = useLive()
  const isPlaying = useLiveState(({ bets, table }) => bets.length > 0 && table.phase === 'running')
  return Decisions && stages && isPlaying ? (
    <div className="desk-decisions">
      <Decisions desk={stages} />
    </div>
  ) : null
}

function Refusal() {
  const { t, i18n } = useTranslation()
  const { pad } = useLive()
  const refusal = useStore(pad.screen, (state) => state.refusal)
  const words = refusalWords({ t, i18n, cash: useCashText() }, refusal)
  return words ? (
    <p className="live-refusal" role="alert">
      {words}
    </p>
  ) : null
}
