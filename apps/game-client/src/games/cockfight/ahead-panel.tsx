import { fightsPerDay } from '@fairground/game-rules/games/cockfight'
import { useStore } from '@fairground/vendor-ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../../live/live-context.ts'
import type { AheadDesk } from '../../tables/ahead/ahead-desk.ts'
import { AheadFights } from './ahead-fights.tsx'
import { AheadSlip } from './ahead-slip.tsx'
import { ChampionPrices } from './champion-prices.tsx'
import { WaitingBets } from './waiting-bets.tsx'

const tabs = ['today', 'tomorrow', 'champion'] as const
type Tab = (typeof tabs)[number]

/** Bets on later fights of today, on those of tomorrow and on the champion; at tables whose players bet against the house. */
export function AheadPanel() {
  const { ahead } = useLive()
  return ahead ? <Panel desk={ahead} /> : null
}

function Panel({ desk }: { desk: AheadDesk }) {
  const { t } = useTranslation()
  const id = useId()
  const [tab, setTab] = useState<Tab>('tomorrow')
  const isBetting = useLiveState(({ table }) => table.phase === 'betting' && table.stop === undefined)
  const hasTaken = useStore(desk.screen, (state) => state.hasTaken)
  return (
    <section className="live-card cock-ahead" aria-labelledby={id}>
      <h2 id={id}>{t('instant.cockfight.ahead.title')}</h2>
      <fieldset className="cock-switch cock-ahead-tabs" aria-labelledby={id}>
        {tabs.map((one) => (
          <button key={one} type="button" className="focus-ring" aria-pressed={one === tab} onClick={() => setTab(one)}>
            {t(`instant.cockfight.ahead.${one}`)}
          </button>
        ))}
      </fieldset>
      <p className="cock-where" role="status">
        {t(statusOf(isBetting, hasTaken))}
      </p>
      {tab === 'champion' ? (
        <ChampionPrices desk={desk} isOpen={isBetting} />
      ) : (
        <AheadFights key={tab} desk={desk} isOpen={isBetting} isToday={tab === 'today'} perDay={fightsPerDay} />
      )}
      <AheadSlip desk={desk} isOpen={isBetting} />
      <WaitingBets desk={desk} />
    </section>
  )
}

function statusOf(isBetting: boolean, hasTaken: boolean) {
  if (!isBetting) return 'instant.cockfight.ahead.wait' as const
  return hasTaken ? ('instant.cockfight.ahead.taken' as const) : ('instant.cockfight.ahead.keeps' as const)
}
