import { Button, Icon } from '@fairground/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/instant.css'
import './crash.css'
import { Cash } from '../../components/cash.tsx'
import { shortHash } from '../../fairness/short-hash.ts'
import { InstantSign } from '../../instant/instant-sign.tsx'
import { InstantWindows, prefetchInstantWindows, useInstantWindows } from '../../instant/instant-windows.tsx'
import { useStore } from '../../lib/store.ts'
import { SessionCard } from '../../session/session-card.tsx'
import { ChatButton } from '../../shared/chat/chat-button.tsx'
import { ChatTabs } from '../../shared/chat/chat-tabs.tsx'
import { RainBar } from '../../shared/rain/rain-bar.tsx'
import { RainSky } from '../../shared/rain/rain-sky.tsx'
import { themeStyle } from '../../stage/theme-style.ts'
import { BetList } from './bet-list.tsx'
import { BetPanel } from './bet-panel.tsx'
import { Busts } from './busts.tsx'
import { CrashBoard } from './crash-board.tsx'
import { useCrash, useCrashState } from './crash-context.ts'

const prefetchAfterMs = 2_500

/** The crash table with its surroundings. Data attributes expose its public state. */
export function CrashShell() {
  const { t } = useTranslation()
  const { opened, screen, rain } = useCrash()
  const phase = useCrashState((state) => state.table.phase)
  const sharedRoundId = useCrashState((state) => state.table.round?.sharedRoundId)
  const watchedId = useCrashState((state) => state.watchedId)
  const windows = useInstantWindows(() => screen.get().past[0]?.sharedRoundId)
  useEffect(() => {
    const timer = setTimeout(() => void prefetchInstantWindows(), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main
      className="game-page instant-page crash-page"
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
          <div className="instant-frame crash-frame">
            <div className="instant-bulbs" aria-hidden="true" />
            <div className="instant-well crash-well">
              <Busts onVerify={windows.verify} />
              <CrashBoard />
              <RainSky desk={rain} />
              <RoundLock />
            </div>
            <div className="instant-bulbs" aria-hidden="true" />
          </div>
        </div>
        <Console onAuto={() => windows.show('autoplay')} />
      </section>
      <aside className="crash-aside">
        <ChatTabs label={t('instant.crash.bets')}>
          <BetList />
        </ChatTabs>
        <SessionCard />
      </aside>
      <InstantWindows windows={windows} />
    </main>
  )
}

/** What the round was locked with, before anybody bet. */
function RoundLock() {
  const { t } = useTranslation()
  const round = useCrashState((state) => state.table.round)
  return (
    <p className="crash-lock">
      <Icon name="icon-[ph--lock-key-duotone]" />
      {round && t('instant.round.lock', { number: round.number })}{' '}
      <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>
      <span className="crash-free">{t('instant.crash.independent')}</span>
    </p>
  )
}

function Console({ onAuto }: { onAuto: () => void }) {
  const { t } = useTranslation()
  const play = useCrash()
  const hasSecond = useCrashState((state) => state.hasSecond)
  const autoplay = useCrashState((state) => state.autoplay)
  const isWatching = useCrashState((state) => state.watchedId !== undefined)
  return (
    <section aria-label={t('controls')} className="instant-console crash-console" inert={isWatching}>
      <RainBar desk={play.rain} />
      <Money />
      <div className="crash-panels" data-second={hasSecond || undefined}>
        <BetPanel place={0} />
        {hasSecond && <BetPanel place={1} />}
      </div>
      <div className="crash-more">
        <Button
          variant="line"
          block
          onClick={() => play.toggleSecond()}
          start={<Icon name={hasSecond ? 'icon-[ph--minus-bold]' : 'icon-[ph--plus-bold]'} />}
        >
          {t(hasSecond ? 'instant.crash.onePlace' : 'instant.crash.twoPlaces')}
        </Button>
        <Button
          variant="line"
          block
          onClick={() => (autoplay ? play.stopAutoplay() : onAuto())}
          start={<Icon name="icon-[ph--repeat-bold]" />}
        >
          {autoplay ? t('instant.stop', { count: autoplay.rules.rounds - autoplay.played }) : t('auto')}
        </Button>
      </div>
    </section>
  )
}

function Money() {
  const { t } = useTranslation()
  const { opened, limits } = useCrash()
  const payoutMinorMax = useStore(limits, (told) => told.limits.payoutMinorMax)
  const balanceMinor = useCrashState((state) => state.balanceMinor)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <span className="block text-xs leading-4 text-ink-3">
          {t(opened.mode === 'demo' ? 'playBalance' : 'balance')}
        </span>
        <Cash minor={balanceMinor} decimals={2} className="text-[1.0625rem]" />
      </div>
      <div className="text-end">
        <span className="block text-xs leading-4 text-ink-3">{t('instant.crash.most')}</span>
        <Cash minor={BigInt(payoutMinorMax)} className="text-sm" />
      </div>
    </div>
  )
}
