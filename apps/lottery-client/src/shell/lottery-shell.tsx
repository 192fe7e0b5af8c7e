import { useMediaQuery } from '@fairground/ui'
import { BalancePill, FrameBar, useWindows } from '@fairground/vendor-ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawBanner } from '../banner/draw-banner.tsx'
import { TicketPaper } from '../basket/ticket-paper.tsx'
import { TicketSheet } from '../basket/ticket-sheet.tsx'
import { useLotteryName } from '../lib/names.ts'
import { LotteryList } from '../list/lottery-list.tsx'
import { OfficialNote } from '../official/official-note.tsx'
import { BuyPanel } from '../pad/buy-panel.tsx'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { DrawShow } from '../show/draw-show.tsx'
import type { WindowName } from './window-name.ts'

const loadWindows = () => import('./lottery-windows.tsx')
const LotteryWindows = lazy(() => loadWindows().then((part) => ({ default: part.LotteryWindows })))

/** The whole frame: the lotteries, the draw and its pad, and the ticket beside them. */
export function LotteryShell() {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 56.0625rem)', true)
  const [isTicketOpen, setIsTicketOpen] = useState(false)
  const play = useLottery()
  const viewedId = useLotteryState((state) => state.viewedId)
  const name = useLotteryName()(play.listed(viewedId))
  const next = useLotteryState(({ draws }) => draws.open[0])
  const last = useLotteryState(({ draws }) => draws.past[0])
  const drawNo = next?.drawNo
  const windows = useWindows<WindowName>({ prefetch: loadWindows })
  const showTickets = () => windows.show('tickets')
  return (
    <>
      <div className="lot-bar" data-theme="dark">
        <FrameBar
          title={name}
          facts={drawNo === undefined ? t('draw.closed') : t('draw.number', { number: drawNo })}
          rulesLabel={t('results.title')}
          onRules={() => windows.show('results')}
          onMenu={() => windows.show('menu')}
        >
          <BalancePill />
        </FrameBar>
      </div>
      <main className="lot" data-state="ready">
        <LotteryList />
        <section className="grid min-w-0 gap-3 lg:gap-4">
          <DrawBanner onResults={() => windows.show('results')} onTickets={showTickets} />
          <OfficialNote draw={last?.settlesAt === undefined && !last?.isCorrected ? next : last} />
          <DrawShow />
          <BuyPanel isWide={isWide} onTicket={() => setIsTicketOpen(true)} />
        </section>
        {isWide && (
          <aside className="sticky top-18 min-w-0">
            <TicketPaper onTickets={showTickets} />
          </aside>
        )}
      </main>
      {!isWide && <TicketSheet open={isTicketOpen} onClose={() => setIsTicketOpen(false)} onTickets={showTickets} />}
      <Suspense>
        <LotteryWindows windows={windows} />
      </Suspense>
    </>
  )
}
