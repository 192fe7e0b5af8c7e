import { Icon } from '@fairground/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import '../../instant/instant.css'
import { Cash } from '../../components/cash.tsx'
import { shortHash } from '../../fairness/short-hash.ts'
import { InstantSign } from '../../instant/instant-sign.tsx'
import { InstantWindows, prefetchInstantWindows, useInstantWindows } from '../../instant/instant-windows.tsx'
import { SessionCard } from '../../session/session-card.tsx'
import { ChatButton } from '../../shared/chat/chat-button.tsx'
import { ChatCard } from '../../shared/chat/chat-card.tsx'
import { themeStyle } from '../../stage/theme-style.ts'
import { useBingo, useBingoState } from './bingo-context.ts'
import { BingoHall } from './bingo-hall.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { openPrizeOf } from './hall.ts'
import { JackpotSign } from './jackpot-sign.tsx'
import { PrizeLadder } from './prize-ladder.tsx'
import type { RoundNow } from './read-round.ts'
import { Stage } from './stage.tsx'

const prefetchAfterMs = 2_500

/** The bingo room with its surroundings. Data attributes expose its public state. */
export function BingoShell() {
  const play = useBingo()
  const table = useBingoState((state) => state.table)
  const list = useBingoState((state) => state.list)
  const bets = useBingoState((state) => state.bets)
  const watchedId = useBingoState((state) => state.watchedId)
  const windows = useInstantWindows(() => play.screen.get().past[0]?.sharedRoundId)
  useEffect(() => {
    const timer = setTimeout(() => void prefetchInstantWindows(), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const now = play.roundNow({ table, list, bets })
  return (
    <main
      className="game-page instant-page bingo-page"
      style={themeStyle(play.opened.theme)}
      data-state={table.phase}
      data-round={watchedId ?? table.round?.sharedRoundId}
      data-replay={watchedId ? true : undefined}
      data-rules={play.opened.rulesId}
    >
      <section className="stage-panel instant-panel">
        <div className="stage-rays" aria-hidden="true" />
        <InstantSign onOpen={windows.show}>
          <ChatButton />
        </InstantSign>
        <div className="instant-place">
          <div className="instant-frame">
            <div className="instant-bulbs" aria-hidden="true" />
            <div className="instant-well">
              <div className="instant-board">
                <BingoHall
                  game={play.game}
                  balls={now.balls}
                  tickets={now.tickets}
                  undealt={now.ownCount - now.tickets.length}
                  wins={now.wins}
                >
                  <Stage now={now} />
                </BingoHall>
              </div>
              <RoundLock />
            </div>
            <div className="instant-bulbs" aria-hidden="true" />
          </div>
        </div>
        <Console now={now} />
      </section>
      <aside className="hidden content-start gap-3.5 [@media(min-width:80rem)_and_(min-height:40rem)]:grid">
        <ChatCard />
        <SessionCard />
      </aside>
      <InstantWindows windows={windows} />
    </main>
  )
}

/** What the round was locked with, before anybody bought. */
function RoundLock() {
  const { t } = useTranslation()
  const round = useBingoState((state) => state.table.round)
  return (
    <p className="bingo-lock">
      <Icon name="icon-[ph--lock-key-duotone]" />
      {round && t('instant.round.lock', { number: round.number })}{' '}
      <bdi className="mono">{shortHash(round?.commit ?? '')}</bdi>
    </p>
  )
}

function Console({ now }: { now: RoundNow }) {
  const { t } = useTranslation()
  const play = useBingo()
  const phase = useBingoState((state) => state.table.phase)
  const purchases = useBingoState((state) => state.bets.length)
  const isBuying = useBingoState((state) => state.isBuying)
  const isWatching = useBingoState((state) => state.watchedId !== undefined)
  const isRunning = phase === 'running'
  return (
    <section aria-label={t('controls')} className="instant-console bingo-console" data-state={phase} inert={isWatching}>
      <Money now={now} />
      <JackpotSign game={play.game} {...now.jackpot} />
      <PrizeLadder
        amounts={now.prizesMinor}
        wins={now.wins}
        open={isRunning ? openPrizeOf(now.wins) : undefined}
        own={new Set(now.tickets.map(({ number }) => number))}
      />
      {!isWatching && (
        <BuyPanel
          priceMinor={play.priceMinor}
          boughtTickets={now.ownCount}
          purchases={purchases}
          isOpen={phase === 'betting'}
          isBuying={isBuying}
          onBuy={(tickets) => void play.buy(tickets)}
        />
      )}
    </section>
  )
}

function Money({ now }: { now: RoundNow }) {
  const { t } = useTranslation()
  const { opened } = useBingo()
  const balanceMinor = useBingoState((state) => state.balanceMinor)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <div>
        <span className="block text-xs leading-4 text-ink-3">
          {t(opened.mode === 'demo' ? 'playBalance' : 'balance')}
        </span>
        <Cash minor={balanceMinor} decimals={2} className="text-[1.0625rem]" />
      </div>
      <div className="text-end">
        <span className="block text-xs leading-4 text-ink-3">{t('instant.bingo.mine')}</span>
        <b className="text-[1.0625rem] tabular-nums">
          {now.ownCount} / {now.soldCount}
        </b>
      </div>
    </div>
  )
}
