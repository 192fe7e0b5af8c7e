import { SearchInput } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** Finds fixtures by their teams, in play and to come. */
export function TeamSearch() {
  const { t } = useTranslation()
  const play = useSports()
  const text = useSportsState(({ view }) => (view.at === 'search' ? view.text : ''))
  return (
    <SearchInput
      label={t('leagues.search')}
      value={text}
      onValueChange={(next) => play.show(next === '' ? { at: 'live' } : { at: 'search', text: next })}
    />
  )
}
