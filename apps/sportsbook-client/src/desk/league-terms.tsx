import { type SportsDeskLeague, sportsTerms } from '@fairground/contract/sports-desk'
import { Button, Select } from '@fairground/ui'
import { AskWithReason } from '@fairground/vendor-ui/staff-desk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from './desk-context.ts'

const wholePercent = 100
const margins = Array.from({ length: sportsTerms.marginPercentMax + 1 }, (_, percent) => percent)
const capStep = 10
const caps = Array.from({ length: wholePercent / capStep }, (_, step) => wholePercent - step * capStep)

/** Margin and limit of a league, set with a reason that goes to the audit log. */
export function LeagueTerms({ league: { leagueId, marginPercent, capPercent } }: { league: SportsDeskLeague }) {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const [margin, setMargin] = useState(String(marginPercent))
  const [cap, setCap] = useState(String(capPercent))
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t('terms.open')}
      </Button>
    )
  return (
    <div className="flex basis-full flex-wrap items-center gap-2">
      <span className="w-44">
        <Select
          size="sm"
          label={t('terms.margin')}
          options={margins.map((percent) => ({ value: `${percent}`, label: t('terms.marginOf', { percent }) }))}
          value={margin}
          onValueChange={setMargin}
        />
      </span>
      <span className="w-44">
        <Select
          size="sm"
          label={t('terms.cap')}
          options={caps.map((percent) => ({ value: `${percent}`, label: t('terms.capOf', { percent }) }))}
          value={cap}
          onValueChange={setCap}
        />
      </span>
      <AskWithReason
        label={t('terms.set')}
        onAsk={(reason) =>
          desk.act({ act: 'set-terms', leagueId, marginPercent: Number(margin), capPercent: Number(cap), reason })
        }
      />
    </div>
  )
}
