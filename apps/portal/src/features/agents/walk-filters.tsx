import { SearchInput, Seg } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { anyKind, type Walk } from './use-walk.ts'

/** Looks for a name in the whole team, and narrows to one kind of account. */
export function WalkFilters({ walk }: { walk: Walk }) {
  const { t } = useTranslation()
  return (
    <>
      <SearchInput
        size="md"
        className="min-w-0 max-md:w-full md:w-64"
        label={t('agents:search')}
        maxLength={64}
        value={walk.text}
        onValueChange={walk.look}
      />
      <Seg
        label={t('agents:kind')}
        value={walk.kind}
        onValueChange={walk.choose}
        options={([anyKind, 'member', 'agent'] as const).map((value) => ({ value, label: t(`agents:kinds.${value}`) }))}
      />
    </>
  )
}
