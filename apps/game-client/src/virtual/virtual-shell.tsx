import { SessionCard } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import '../instant/instant.css'
import { InstantSign } from '../instant/instant-sign.tsx'
import { InstantWindows, useInstantWindows } from '../instant/instant-windows.tsx'
import { ChipRail } from '../live/chip-rail.tsx'
import { Countdown } from '../live/countdown.tsx'
import '../live/live.css'
import { useLive, useLiveState } from '../live/live-context.ts'
import { PlayerList } from '../live/player-list.tsx'
import { Seal } from '../live/seal.tsx'
import { ChatButton } from '../tables/chat/chat-button.tsx'
import { ChatCard } from '../tables/chat/chat-card.tsx'
import './virtual.css'
import type { VirtualGame } from './virtual-game.ts'

/** A table of races or matches: the run, the card with its prices, chips, and what was. Data attributes tell its public state. */
export function VirtualShell({ game: { Stage, Board, Past, running } }: { game: VirtualGame }) {
  const { t } = useTranslation()
  const { opened, screen } = useLive()
  const phase = useLiveState((state) => state.table.phase)
  const sharedRoundId = useLiveState((state) => state.table.round?.sharedRoundId)
  const watchedId = useLiveState((state) => state.watchedId)
  const isOnline = useLiveState((state) => state.isOnline)
  const windows = useInstantWindows(() => screen.get().past[0]?.sharedRoundId)
  return (
    <main
      className="game-page live-page"
      data-state={phase}
      data-round={watchedId ?? sharedRoundId}
      data-replay={watchedId ? true : undefined}
      data-rules={opened.rulesId}
    >
      <section className="stage-panel instant-panel virtual-panel">
        <InstantSign onOpen={windows.show}>
          <ChatButton />
        </InstantSign>
        <div className="virtual-stage">
          <Stage />
          <Countdown running={t(running)} />
          {!isOnline && <p className="live-offline">{t('live.offline')}</p>}
        </div>
        <div className="virtual-board">
          <Board />
        </div>
        <section aria-label={t('controls')} className="live-rail" data-state={phase} inert={watchedId !== undefined}>
          <ChipRail />
        </section>
        <div className="virtual-past">
          <Past />
        </div>
      </section>
      <aside className="live-aside">
        <PlayerList />
        <ChatCard />
        <Seal onVerify={() => windows.show('fairness')} />
        <SessionCard />
      </aside>
      <InstantWindows windows={windows} />
    </main>
  )
}
