import { cx, Icon, Stamp } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import type { Checked } from './check-draw.ts'

const icons = {
  good: 'icon-[ph--check-circle-fill]',
  bad: 'icon-[ph--x-circle-fill]',
  waits: 'icon-[ph--clock-duotone]',
}
const inks = { good: 'text-mint-ink', bad: 'text-ruby-ink', waits: 'text-ink-3' }

/** What the browser worked out itself, in words, and the verdict over all of it. */
export function CheckList({ list }: { list: readonly Checked[] }) {
  const { t } = useTranslation()
  const isBad = list.some(({ state }) => state === 'bad')
  const waits = list.some(({ state }) => state === 'waits')
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 text-sm">
        {list.map(({ id, state }) => (
          <li key={id} className="flex gap-2" data-check={id} data-state={state}>
            <Icon name={icons[state]} className={cx('mt-0.5 text-lg', inks[state])} />
            <span>{t(state === 'waits' ? 'check.waits' : `check.${id}`)}</span>
          </li>
        ))}
      </ul>
      {!waits && (
        <div className="flex flex-wrap items-center gap-3" role="status">
          <Stamp tone={isBad ? 'ruby' : 'mint'}>{t(isBad ? 'fair.mismatched' : 'fair.matched')}</Stamp>
          <p className="min-w-0 flex-1 basis-48 text-sm text-ink-2">{t(isBad ? 'check.bad' : 'check.good')}</p>
        </div>
      )}
    </div>
  )
}
