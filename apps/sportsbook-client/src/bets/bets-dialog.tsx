import type { SportsBetView } from '@fairground/contract/sports'
import { Button, Dialog, Empty, Skeleton, Tabs } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { BetCard } from './bet-card.tsx'
import { isOpen } from './bet-lists.ts'

/** The player's own bets: open ones, and those that are settled. */
export function BetsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={(isShown) => !isShown && onClose()} width="wide" title={t('bets.title')}>
      <BetsList />
    </Dialog>
  )
}

type Part = 'open' | 'settled'

export function BetsList({ first = 'open' }: { first?: Part }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>(first)
  const bets = useSportsState((state) => state.bets)
  const opened = bets?.filter(isOpen)
  const settled = bets?.filter((bet) => !isOpen(bet))
  return (
    <Tabs
      label={t('bets.title')}
      value={part}
      onValueChange={setPart}
      tabs={[
        {
          value: 'open',
          label: t('bets.open'),
          ...(opened && { count: opened.length }),
          panel: <BetsPart bets={opened} part="open" />,
        },
        { value: 'settled', label: t('bets.settled'), panel: <BetsPart bets={settled} part="settled" /> },
      ]}
    />
  )
}

function BetsPart({ bets, part }: { bets: readonly SportsBetView[] | undefined; part: Part }) {
  const { t } = useTranslation()
  const play = useSports()
  const hasMore = useSportsState((state) => state.hasMoreBets)
  if (!bets) return <Skeleton className="mt-3 h-40 w-full" />
  return (
    <div className="grid gap-3 pt-3">
      {bets.length === 0 && (
        <Empty
          icon="icon-[ph--ticket-duotone]"
          title={t(part === 'open' ? 'bets.noneOpen' : 'bets.noneSettled')}
          text={t('bets.noneText')}
        />
      )}
      {bets.map((bet) => (
        <BetCard key={bet.betId} bet={bet} />
      ))}
      {hasMore && (
        <Button onClick={() => void play.bets.more()} className="justify-self-center">
          {t('bets.more')}
        </Button>
      )}
    </div>
  )
}
