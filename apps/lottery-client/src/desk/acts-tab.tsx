import { Empty } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

/** What was done at the desk for this lottery, the latest first; the audit log of the console has all of it. */
export function ActsTab() {
  const { t, i18n } = useTranslation('lottery-desk')
  const time = useTime()
  const acts = useDeskState((state) => state.lottery?.acts ?? [])
  if (acts.length === 0) return <Empty icon="icon-[ph--list-checks-duotone]" title={t('acts.none')} />
  const wordOf = (key: string, plain: string) => (i18n.exists(`lottery-desk:${key}`) ? t(key as 'title') : plain)
  return (
    <ol className="grid gap-2">
      {acts.map(({ act, by, at, facts: { result, ...facts } }) => (
        <li key={`${at} ${act} ${by} ${JSON.stringify(facts)}`} className="lot-desk-row text-sm">
          <b>{wordOf(`act.${act}`, act)}</b>
          <span className="flex-1 text-ink-2">
            {Object.entries(facts)
              .filter(([, value]) => value !== null && value !== '')
              .map(([, value]) => String(value))
              .join(' · ')}
          </span>
          {typeof result === 'string' && result !== 'done' && <span>{wordOf(`result.${result}`, result)}</span>}
          <span className="text-xs text-ink-3">
            {by}, {time(at)}
          </span>
        </li>
      ))}
    </ol>
  )
}
