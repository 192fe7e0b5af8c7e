import { cx, Icon } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../instant/instant.css'
import { shortHash } from '@fairground/vendor-ui'
import { LitFrame } from '../components/lit-frame.tsx'
import { InstantSign } from '../instant/instant-sign.tsx'
import { InstantWindows, type InstantWindowsState, useInstantWindows } from '../instant/instant-windows.tsx'
import { themeStyle } from '../stage/theme-style.ts'
import { ChatButton } from './chat/chat-button.tsx'
import { useTable, useTableState } from './table-context.ts'

interface TableShellProps {
  /** Names the page for the game's own style; also the prefix of its frame and well. */
  game: string
  /** What stands in the lit frame. */
  board: (windows: InstantWindowsState) => ReactNode
  /** Behind the seal of the round. */
  lockNote?: ReactNode
  controls: (windows: InstantWindowsState) => ReactNode
  aside: ReactNode
  asideClass?: string
}

/** A table with its surroundings. Data attributes expose its public state. */
export function TableShell({ game, board, lockNote, controls, aside, asideClass }: TableShellProps) {
  const { opened, screen } = useTable()
  const phase = useTableState((state) => state.table.phase)
  const sharedRoundId = useTableState((state) => state.table.round?.sharedRoundId)
  const watchedId = useTableState((state) => state.watchedId)
  const windows = useInstantWindows(() => screen.get().past[0]?.sharedRoundId)
  return (
    <main
      className={cx('game-page instant-page', `${game}-page`)}
      style={themeStyle(opened.theme)}
      data-state={phase}
      data-round={watchedId ?? sharedRoundId}
      data-replay={watchedId ? true : undefined}
      data-rules={opened.rulesId}
    >
      <section className="stage-panel instant-panel">
        <div className="stage-rays" aria-hidden="true" />
        <InstantSign onOpen={windows.show}>
          <ChatButton />
        </InstantSign>
        <div className="instant-place">
          <LitFrame frame={`${game}-frame`} well={`${game}-well`}>
            {board(windows)}
            <RoundLock>{lockNote}</RoundLock>
          </LitFrame>
        </div>
        <Controls game={game}>{controls(windows)}</Controls>
      </section>
      <aside className={asideClass}>{aside}</aside>
      <InstantWindows windows={windows} />
    </main>
  )
}

/** What the round was locked with, before anybody bet. */
function RoundLock({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const round = useTableState((state) => state.table.round)
  return (
    <p className="table-lock">
      <Icon name="icon-[ph--lock-key-duotone]" />
      {round && t('instant.round.lock', { number: round.number })}{' '}
      <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>
      {children}
    </p>
  )
}

/** Nothing can be pressed while a round is shown again. */
function Controls({ game, children }: { game: string; children: ReactNode }) {
  const { t } = useTranslation()
  const phase = useTableState((state) => state.table.phase)
  const isWatching = useTableState((state) => state.watchedId !== undefined)
  return (
    <section
      aria-label={t('controls')}
      className={cx('instant-console', `${game}-console`)}
      data-state={phase}
      inert={isWatching}
    >
      {children}
    </section>
  )
}
