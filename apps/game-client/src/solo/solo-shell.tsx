import { Button, Icon } from '@fairground/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import './solo.css'
import { Cash } from '../components/cash.tsx'
import { CountUp } from '../components/count-up.tsx'
import { RoundTicket } from '../fairness/round-ticket.tsx'
import { SessionCard } from '../session/session-card.tsx'
import { themeStyle } from '../stage/theme-style.ts'
import { MainButton } from './main-button.tsx'
import { Result } from './result.tsx'
import { useSolo, useSoloState } from './solo-context.ts'
import type { SoloScreen } from './solo-screen.ts'
import { SoloSign } from './solo-sign.tsx'
import { prefetchSoloWindows, SoloWindows, useSoloWindows } from './solo-windows.tsx'
import { StakePanel, useIsFixed } from './stake-panel.tsx'

const prefetchAfterMs = 2_500

/** A single-player game with its surroundings. Data attributes expose its public state. */
export function SoloShell() {
  const { opened, view, rules } = useSolo()
  const { phase, round, win, isReplay } = useSoloState((state) => state)
  const windows = useSoloWindows()
  useEffect(() => {
    const timer = setTimeout(() => void prefetchSoloWindows(), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const isWin = phase === 'idle' && win !== undefined && win.tier !== 'none'
  return (
    <main
      className="game-page solo-page"
      style={themeStyle(opened.theme)}
      data-state={phase}
      data-round={round?.roundId}
      data-mood={isWin ? 'win' : 'base'}
      data-replay={isReplay ? true : undefined}
      data-rules={opened.rulesId}
    >
      <section className="stage-panel solo-panel">
        <div className="stage-rays" aria-hidden="true" />
        <SoloSign onOpen={windows.show} />
        <div className="solo-place">
          <Frame>
            {view.Road && <Road View={view.Road} />}
            <Board />
            <Result />
          </Frame>
        </div>
        <Console onAuto={() => windows.show('autoplay')} hasAuto={view.isOneStep} />
      </section>
      <aside className="hidden content-start gap-3.5 [@media(min-width:80rem)_and_(min-height:40rem)]:grid">
        <SessionCard />
        <RoundTicket onVerify={windows.verify} onChange={() => windows.show('fairness')} />
      </aside>
      <SoloWindows windows={windows} isCapped={rules?.takesCap} />
    </main>
  )
}

function Road({ View }: { View: NonNullable<SoloScreen['Road']> }) {
  const rounds = useSoloState((state) => state.recent)
  return <View rounds={rounds} />
}

/** The lit frame of every machine on the ground. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="solo-frame">
      <div className="solo-bulbs" aria-hidden="true" />
      <div className="solo-well">{children}</div>
      <div className="solo-bulbs" aria-hidden="true" />
    </div>
  )
}

function Board() {
  const play = useSolo()
  const { Board: GameBoard } = play.view
  const { fields, round, from, phase, stakeMinor } = useSoloState((state) => state)
  return (
    <div className="solo-board">
      <GameBoard
        fields={fields}
        choose={(patch) => play.choose({ fields: { ...fields, ...patch } })}
        isFixed={useIsFixed()}
        stakeMinor={stakeMinor}
        round={round}
        from={from}
        phase={phase}
        isCalm={play.isCalm()}
        finish={() => play.hurry()}
        act={(action) => void play.act(action)}
      />
    </div>
  )
}

function Console({ onAuto, hasAuto }: { onAuto: () => void; hasAuto: boolean }) {
  const { t } = useTranslation()
  const play = useSolo()
  const { Controls } = play.view
  const { fields, stakeMinor } = useSoloState((state) => state)
  const isFixed = useIsFixed()
  return (
    <section aria-label={t('controls')} className="solo-console">
      <Money />
      {Controls && (
        <div className="solo-choices">
          <Controls
            fields={fields}
            choose={(patch) => play.choose({ fields: { ...fields, ...patch } })}
            isFixed={isFixed}
            stakeMinor={stakeMinor}
          />
        </div>
      )}
      <StakePanel />
      <div className="solo-go">
        <MainButton />
        {hasAuto && (
          <Button
            variant="line"
            size="lg"
            disabled={isFixed}
            onClick={onAuto}
            className="min-h-14"
            start={<Icon name="icon-[ph--repeat-bold]" />}
          >
            {t('auto')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Money() {
  const { t } = useTranslation()
  const { opened } = useSolo()
  const balanceMinor = useSoloState((state) => state.balanceMinor)
  const win = useSoloState((state) => state.win)
  const isPlain = win?.tier === 'none'
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <span className="block text-xs leading-4 text-ink-3">
          {t(opened.mode === 'demo' ? 'playBalance' : 'balance')}
        </span>
        <Cash minor={balanceMinor} decimals={2} className="text-[1.0625rem]" />
      </div>
      <div className="text-end">
        <span className="block text-xs leading-4 text-ink-3">{t(isPlain ? 'roundPaid' : 'roundWin')}</span>
        {win ? (
          <CountUp
            win={win}
            className={isPlain ? 'text-[1.0625rem]' : 'text-[1.0625rem] text-[#ffd98c] [&>i]:text-[#e9bd80]'}
          />
        ) : (
          <span className="text-[1.0625rem] text-ink-3">—</span>
        )}
      </div>
    </div>
  )
}
