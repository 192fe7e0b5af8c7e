import { MoneyLine, SessionCard } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { ChatCard } from '../../tables/chat/chat-card.tsx'
import { TableShell } from '../../tables/table-shell.tsx'
import { useBingo, useBingoState } from './bingo-context.ts'
import { BingoHall } from './bingo-hall.tsx'
import { BuyPanel } from './buy-panel.tsx'
import { openPrizeOf } from './hall.ts'
import { JackpotSign } from './jackpot-sign.tsx'
import { PrizeLadder } from './prize-ladder.tsx'
import type { RoundNow } from './read-round.ts'
import { Stage } from './stage.tsx'

/** A bingo room. */
export function BingoShell() {
  const play = useBingo()
  const table = useBingoState((state) => state.table)
  const list = useBingoState((state) => state.list)
  const bets = useBingoState((state) => state.bets)
  const now = play.roundNow({ table, list, bets })
  return (
    <TableShell
      game="bingo"
      board={() => (
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
      )}
      controls={() => <Controls now={now} />}
      asideClass="hidden content-start gap-3.5 [@media(min-width:80rem)_and_(min-height:40rem)]:grid"
      aside={
        <>
          <ChatCard />
          <SessionCard />
        </>
      }
    />
  )
}

function Controls({ now }: { now: RoundNow }) {
  const { t } = useTranslation()
  const play = useBingo()
  const phase = useBingoState((state) => state.table.phase)
  const purchases = useBingoState((state) => state.bets.length)
  const isBuying = useBingoState((state) => state.isBuying)
  const isWatching = useBingoState((state) => state.watchedId !== undefined)
  return (
    <>
      <MoneyLine label={t('instant.bingo.mine')}>
        <b className="text-[1.0625rem] tabular-nums">
          {now.ownCount} / {now.soldCount}
        </b>
      </MoneyLine>
      <JackpotSign game={play.game} {...now.jackpot} />
      <PrizeLadder
        amounts={now.prizesMinor}
        wins={now.wins}
        open={phase === 'running' ? openPrizeOf(now.wins) : undefined}
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
    </>
  )
}
