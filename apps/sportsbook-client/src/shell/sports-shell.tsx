import { Icon, useMediaQuery } from '@fairground/ui'
import { BalancePill, FrameBar, useCashText, useFrameState, useWindows } from '@fairground/vendor-ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { OpenBets } from '../bets/open-bets.tsx'
import { LeagueChips } from '../leagues/league-chips.tsx'
import { LeagueList } from '../leagues/league-list.tsx'
import { TeamSearch } from '../leagues/team-search.tsx'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { SlipBar } from '../slip/slip-bar.tsx'
import { SlipPaper } from '../slip/slip-paper.tsx'
import { Middle } from './middle.tsx'
import type { WindowName } from './window-name.ts'

const loadWindows = () => import('./sports-windows.tsx')
const SportsWindows = lazy(() => loadWindows().then((part) => ({ default: part.SportsWindows })))

/** The whole frame: leagues, fixtures, and the slip beside them. */
export function SportsShell() {
  const { t } = useTranslation()
  const hasSlip = useMediaQuery('(min-width: 60rem)', true)
  const hasLeagues = useMediaQuery('(min-width: 77.5rem)', true)
  const facts = useFacts()
  const { gameId } = useSports().opened
  const isAtMatch = useSportsState(({ view }) => view.at === 'match')
  const windows = useWindows<WindowName>({ prefetch: loadWindows })
  const showBets = () => windows.show('bets')
  return (
    <>
      <div className="sports-bar" data-theme="dark">
        <FrameBar
          title={t(gameId === 'football' ? 'title' : `title.${gameId}`)}
          facts={facts}
          rulesLabel={t('fairness')}
          onRules={() => windows.show('prices')}
          onMenu={() => windows.show('menu')}
        >
          <BalancePill />
          <MyBetsButton onClick={showBets} />
        </FrameBar>
      </div>
      <main className="sports" data-state="ready">
        {hasLeagues && (
          <div className="sports-side">
            <TeamSearch />
            <LeagueList />
          </div>
        )}
        {!hasLeagues && !isAtMatch && (
          <div className="sports-top">
            <TeamSearch />
            <LeagueChips />
          </div>
        )}
        <Middle />
        {hasSlip && (
          <aside className="sports-slip" aria-label={t('slip.title')}>
            <SlipPaper />
            <OpenBets onBets={showBets} />
          </aside>
        )}
      </main>
      {!hasSlip && <SlipBar onBets={showBets} />}
      <Suspense>
        <SportsWindows windows={windows} />
      </Suspense>
    </>
  )
}

/** The bar is dark in both themes: the button has one look. */
function MyBetsButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" onClick={onClick} className="bar-button focus-ring">
      <Icon name="icon-[ph--ticket-duotone]" className="text-lg" />
      <span className="max-sm:sr-only">{t('bets.title')}</span>
    </button>
  )
}

/** How much is on; on a phone, where no room is left for it elsewhere, the balance. */
function useFacts(): string {
  const { t } = useTranslation()
  const cash = useCashText()
  const isPhone = useMediaQuery('(max-width: 39.99rem)')
  const balanceMinor = useFrameState((state) => state.balanceMinor)
  const live = useSportsState(({ leagues }) => leagues.reduce((sum, league) => sum + league.live, 0))
  const open = useSportsState(({ leagues }) => leagues.reduce((sum, league) => sum + league.open, 0))
  return isPhone ? cash(balanceMinor - (balanceMinor % wholeMinor)) : t('facts', { live, open })
}

const wholeMinor = 100n
