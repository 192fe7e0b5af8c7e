import { sportsDeskPhases } from '@fairground/contract/sports-desk'
import { SearchInput, Seg, Select } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useDesk, useDeskState } from './desk-context.ts'

const every = 'every'

/** Which matches stand in the list. */
export function Finder() {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const nameOf = useLeagueName()
  const { phase, leagueId } = useDeskState(({ query }) => query)
  const { leagues, totals } = useDeskState(({ view }) => view)
  const [text, setText] = useState('')
  const countOf = { now: undefined, live: totals.live, next: totals.next, over: undefined }
  const options = sportsDeskPhases.map((value) => {
    const count = countOf[value]
    return { value, label: count === undefined ? t(`phase.${value}`) : `${t(`phase.${value}`)} ${count}` }
  })
  return (
    <div className="trading-finder">
      <Seg
        label={t('phase')}
        size="sm"
        options={options}
        value={phase}
        onValueChange={(next) => void desk.find({ phase: next })}
      />
      <Select
        label={t('league')}
        size="sm"
        value={leagueId || every}
        options={[
          { value: every, label: t('everyLeague') },
          ...leagues.map((league) => ({ value: league.leagueId, label: nameOf(league) })),
        ]}
        onValueChange={(next) => void desk.find({ leagueId: next === every ? '' : next })}
      />
      <SearchInput
        label={t('team')}
        size="sm"
        value={text}
        onValueChange={(next) => {
          setText(next)
          void desk.find({ text: next })
        }}
      />
    </div>
  )
}
