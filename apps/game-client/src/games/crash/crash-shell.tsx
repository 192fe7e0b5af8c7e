import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import './crash.css'
import { Cash, MoneyLine, SessionCard, useStore } from '@fairground/vendor-ui'
import { useAskedPace } from '../../play/asked-pace.ts'
import { ChatTabs } from '../../tables/chat/chat-tabs.tsx'
import { RainBar } from '../../tables/rain/rain-bar.tsx'
import { RainSky } from '../../tables/rain/rain-sky.tsx'
import { TableShell } from '../../tables/table-shell.tsx'
import { BetList } from './bet-list.tsx'
import { BetPanel } from './bet-panel.tsx'
import { Busts } from './busts.tsx'
import { CrashBoard } from './crash-board.tsx'
import { useCrash, useCrashState } from './crash-context.ts'

/** The crash table. */
export function CrashShell() {
  const { t } = useTranslation()
  const { rain } = useCrash()
  return (
    <TableShell
      game="crash"
      board={({ verify }) => (
        <>
          <Busts onVerify={verify} />
          <CrashBoard />
          <RainSky desk={rain} />
        </>
      )}
      lockNote={<span className="crash-free">{t('instant.crash.independent')}</span>}
      controls={({ show }) => <Controls onAuto={() => show('autoplay')} />}
      asideClass="crash-aside"
      aside={
        <>
          <ChatTabs label={t('instant.crash.bets')}>
            <BetList />
          </ChatTabs>
          <SessionCard />
        </>
      }
    />
  )
}

function Controls({ onAuto }: { onAuto: () => void }) {
  const { t } = useTranslation()
  const play = useCrash()
  const hasSecond = useCrashState((state) => state.hasSecond)
  const autoplay = useCrashState((state) => state.autoplay)
  const { autoplay: mayRun } = useAskedPace(play.limits)
  const payoutMinorMax = useStore(play.limits, (told) => told.limits.payoutMinorMax)
  return (
    <>
      <RainBar desk={play.rain} />
      <MoneyLine label={t('instant.crash.most')}>
        <Cash minor={BigInt(payoutMinorMax)} className="text-sm" />
      </MoneyLine>
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
        {(mayRun || autoplay) && (
          <Button
            variant="line"
            block
            onClick={() => (autoplay ? play.stopAutoplay() : onAuto())}
            start={<Icon name="icon-[ph--repeat-bold]" />}
          >
            {autoplay ? t('instant.stop', { count: autoplay.rules.rounds - autoplay.played }) : t('auto')}
          </Button>
        )}
      </div>
    </>
  )
}
