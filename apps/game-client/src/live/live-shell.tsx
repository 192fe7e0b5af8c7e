import { cx } from '@fairground/ui'
import { SessionCard } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import '../instant/instant.css'
import { InstantSign } from '../instant/instant-sign.tsx'
import { InstantWindows, useInstantWindows } from '../instant/instant-windows.tsx'
import { useFrameTheme } from '../lib/frame-theme.ts'
import { ChatButton } from '../tables/chat/chat-button.tsx'
import { ChatCard } from '../tables/chat/chat-card.tsx'
import { ChipRail } from './chip-rail.tsx'
import { Countdown } from './countdown.tsx'
import { HallButtons } from './hall/hall-buttons.tsx'
import { SeatStrip } from './hall/seat-strip.tsx'
import { IncidentsButton } from './incidents.tsx'
import './live.css'
import { LiveBoard } from './live-board.tsx'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { LiveResult } from './live-result.tsx'
import { LiveRoads } from './live-roads.tsx'
import { LiveScene } from './live-scene.tsx'
import { PlayerList } from './player-list.tsx'
import { Seal } from './seal.tsx'
import { SeatRow } from './seats/seat-row.tsx'
import { Thanks } from './tips/thanks.tsx'
import { TipButton } from './tips/tip-button.tsx'
import { useMoving } from './use-moving.ts'

/** A table of the live casino: the studio, the places, chips, roads, and who is there. Data attributes tell its public state. */
export function LiveShell({ game }: { game: LiveGame }) {
  const { t } = useTranslation()
  const { opened, screen } = useLive()
  const isLight = useFrameTheme() === 'light'
  const lit = isLight ? 'light' : undefined
  const phase = useLiveState((state) => state.table.phase)
  const sharedRoundId = useLiveState((state) => state.table.round?.sharedRoundId)
  const watchedId = useLiveState((state) => state.watchedId)
  const isOnline = useLiveState((state) => state.isOnline)
  const isMoving = useMoving(game.settleMs)
  const windows = useInstantWindows(() => screen.get().past[0]?.sharedRoundId)
  return (
    <main
      className="game-page live-page"
      tabIndex={-1}
      data-state={phase}
      data-round={watchedId ?? sharedRoundId}
      data-replay={watchedId ? true : undefined}
      data-rules={opened.rulesId}
    >
      <section className="stage-panel instant-panel live-panel" data-tall={game.isTall ? true : undefined}>
        <div className="live-top" data-theme={lit}>
          <InstantSign onOpen={windows.show}>
            <TipButton />
            <HallButtons />
            <IncidentsButton />
            <ChatButton />
          </InstantSign>
          <SeatStrip />
        </div>
        <div className="live-stage" data-theme={isLight ? 'dark' : undefined}>
          {!game.isBare && <LiveScene />}
          <Countdown />
          {opened.tips && <Thanks />}
          {!isMoving && <LiveResult game={game} />}
          {!isOnline && <p className="live-offline">{t('live.offline')}</p>}
          <div className="instant-board live-board">
            <LiveBoard game={game} isMoving={isMoving} />
          </div>
          {opened.seats && <SeatRow />}
        </div>
        <Rail game={game} theme={lit} />
        <div className="live-roads" data-theme={lit}>
          <LiveRoads game={game} isMoving={isMoving} />
          {game.More && <game.More />}
        </div>
      </section>
      <aside className="live-aside">
        <PlayerList />
        <ChatCard />
        <Seal onVerify={() => windows.show('fairness')} />
        <SessionCard />
      </aside>
      <InstantWindows windows={windows} help={game.Help && <game.Help />} />
    </main>
  )
}

/** Chips, and between the cards what the player decides. */
function Rail({ game, theme }: { game: LiveGame; theme: 'light' | undefined }) {
  const { Decisions } = game
  const { t } = useTranslation()
  const { stages } = useLive()
  const phase = useLiveState((state) => state.table.phase)
  const isWatching = useLiveState((state) => state.watchedId !== undefined)
  const isPlaying = useLiveState(({ bets }) => bets.length > 0) && phase === 'running' && !isWatching
  const rail = Decisions && stages && isPlaying ? <Decisions desk={stages} /> : undefined
  return (
    <section
      aria-label={t('controls')}
      className={cx('live-rail', rail && 'is-wishes')}
      data-state={phase}
      data-theme={rail ? undefined : theme}
      inert={isWatching}
    >
      {rail ?? <ChipRail game={game} />}
    </section>
  )
}
