import type { ResultChanges } from '@fairground/contract/lottery-results'
import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultsActs } from './results-acts.ts'
import { Amount } from './sums-line.tsx'

interface ChangedProps {
  drawId: string
  version: number
  acts: Pick<ResultsActs, 'changes'>
}

/** Old and new of each ticket that a correction changed, when it is asked for. */
export function ChangedTickets({ drawId, version, acts }: ChangedProps) {
  const { t } = useTranslation('lottery-results')
  const [known, setKnown] = useState<ResultChanges>()
  if (!known)
    return (
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => void acts.changes(drawId, version).then((changes) => changes && setKnown(changes))}
      >
        {t('real.changes')}
      </Button>
    )
  return (
    <ul className="grid max-h-80 gap-1 overflow-y-auto text-sm">
      {known.tickets.map(({ ticketId, playerId, currency, paidMinor, payoutMinor, call }) => (
        <li key={ticketId} className="flex flex-wrap gap-x-4 border-t border-line py-1.5">
          <span dir="ltr" className="font-mono text-xs">
            {ticketId} · {playerId}
          </span>
          <span className="ms-auto">
            <Amount minor={paidMinor} currency={currency} /> → <Amount minor={payoutMinor} currency={currency} />
          </span>
          {call !== null && <span className="text-ink-3">{t(`real.call.${call}`)}</span>}
        </li>
      ))}
    </ul>
  )
}
