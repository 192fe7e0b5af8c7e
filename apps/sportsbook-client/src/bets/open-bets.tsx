import { Button, StatusChip, Ticket } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSportsState } from '../play/sports-context.ts'
import { BetCard } from './bet-card.tsx'
import { isOpen } from './bet-lists.ts'

const shownMax = 3

/** Below the slip: the bets that are open now. */
export function OpenBets({ onBets }: { onBets: () => void }) {
  const { t } = useTranslation()
  const bets = useSportsState((state) => state.bets)?.filter(isOpen) ?? []
  if (bets.length === 0) return null
  return (
    <Ticket
      head={
        <div className="flex items-center gap-3">
          <h2 className="poster min-w-0 flex-1 text-xl">{t('bets.open')}</h2>
          <StatusChip tone="lamp">{t('bets.count', { bets: bets.length })}</StatusChip>
        </div>
      }
    >
      <div className="open-bets px-5 pb-4">
        {bets.slice(0, shownMax).map((bet) => (
          <BetCard key={bet.betId} bet={bet} />
        ))}
        <Button variant="line" block onClick={onBets} className="mt-2">
          {t('bets.title')}
        </Button>
      </div>
    </Ticket>
  )
}
