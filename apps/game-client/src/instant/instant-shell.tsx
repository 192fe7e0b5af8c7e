import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './instant.css'
import { CountUp, MoneyLine, RoundTicket, SessionCard } from '@fairground/vendor-ui'
import { LitFrame } from '../components/lit-frame.tsx'
import { useAskedPace } from '../play/asked-pace.ts'
import { themeStyle } from '../stage/theme-style.ts'
import { useInstant, useInstantState } from './instant-context.ts'
import type { InstantScreen } from './instant-screen.ts'
import { InstantSign } from './instant-sign.tsx'
import { InstantWindows, useInstantWindows } from './instant-windows.tsx'
import { MainButton } from './main-button.tsx'
import { Result } from './result.tsx'
import { StakePanel, useIsFixed } from './stake-panel.tsx'

/** A single-player game with its surroundings. Data attributes expose its public state. */
export function InstantShell() {
  const { opened, view, rules } = useInstant()
  const { phase, round, win, isReplay } = useInstantState((state) => state)
  const windows = useInstantWindows()
  const isWin = phase === 'idle' && win !== undefined && win.tier !== 'none'
  return (
    <main
      className="game-page instant-page"
      style={themeStyle(opened.theme)}
      data-state={phase}
      data-round={round?.roundId}
      data-mood={isWin ? 'win' : 'base'}
      data-replay={isReplay ? true : undefined}
      data-rules={opened.rulesId}
    >
      <section className="stage-panel instant-panel">
        <div className="stage-rays" aria-hidden="true" />
        <InstantSign onOpen={windows.show} />
        <div className="instant-place">
          <LitFrame>
            {view.Road && <Road View={view.Road} />}
            <Board />
            <Result />
          </LitFrame>
        </div>
        <Console onAuto={() => windows.show('autoplay')} hasAuto={view.isOneStep} />
      </section>
      <aside className="hidden content-start gap-3.5 [@media(min-width:80rem)_and_(min-height:40rem)]:grid">
        <SessionCard />
        <RoundTicket onVerify={windows.verify} onChange={() => windows.show('fairness')} />
      </aside>
      <InstantWindows windows={windows} isCapped={rules?.takesCap} />
    </main>
  )
}

function Road({ View }: { View: NonNullable<InstantScreen['Road']> }) {
  const rounds = useInstantState((state) => state.recent)
  return <View rounds={rounds} />
}

function Board() {
  const play = useInstant()
  const { Board: GameBoard } = play.view
  const { fields, round, from, phase, stakeMinor } = useInstantState((state) => state)
  return (
    <div className="instant-board">
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
  const play = useInstant()
  const { Controls } = play.view
  const { fields, stakeMinor } = useInstantState((state) => state)
  const isFixed = useIsFixed()
  const { autoplay } = useAskedPace(play.limits)
  return (
    <section aria-label={t('controls')} className="instant-console">
      <Money />
      {Controls && (
        <div className="instant-choices">
          <Controls
            fields={fields}
            choose={(patch) => play.choose({ fields: { ...fields, ...patch } })}
            isFixed={isFixed}
            stakeMinor={stakeMinor}
          />
        </div>
      )}
      <StakePanel />
      <div className="instant-go">
        <MainButton />
        {hasAuto && autoplay && (
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
  const win = useInstantState((state) => state.win)
  const isPlain = win?.tier === 'none'
  return (
    <MoneyLine label={t(isPlain ? 'roundPaid' : 'roundWin')}>
      {win ? (
        <CountUp
          win={win}
          className={isPlain ? 'text-[1.0625rem]' : 'text-[1.0625rem] text-[#ffd98c] [&>i]:text-[#e9bd80]'}
        />
      ) : (
        <span className="text-[1.0625rem] text-ink-3">—</span>
      )}
    </MoneyLine>
  )
}
