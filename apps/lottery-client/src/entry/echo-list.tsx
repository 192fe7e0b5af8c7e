import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { type PricedLine, totalOf } from '../play/line.ts'

/** More lines are counted, not listed. */
const listedMax = 60

/** What was understood of typed lines: every number, how many bets, and what each line costs. */
export function EchoList({ rulesId, lines }: { rulesId: string; lines: readonly PricedLine[] }) {
  const { t } = useTranslation()
  const { play: playName } = useBetNames(rulesId)
  const more = lines.length - listedMax
  return (
    <section className="grid gap-2 rounded-md bg-surface-2 p-3.5 text-sm" aria-live="polite">
      <h3 className="font-semibold">{t('words.echo')}</h3>
      <ul className="grid max-h-96 gap-1.5 overflow-y-auto">
        {lines.slice(0, listedMax).map(({ line, keys, bets, costMinor }) => (
          <li key={line.id} className="flex flex-wrap items-baseline gap-x-2">
            <b>{playName(line.play)}</b>
            <span dir="ltr" className="tabular-nums">
              {keys.join(' ')}
            </span>
            <span className="text-ink-3">
              {t('add.bets', { bets })} · <Cash minor={line.unitMinor} />
            </span>
            <span className="ms-auto">
              <Cash minor={costMinor} />
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">+{more}</li>}
      </ul>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 font-semibold">
        <span>
          {t('ticket.total')}{' '}
          <span className="font-normal text-ink-3">{t('ticket.lines', { lines: lines.length })}</span>
        </span>
        <Cash minor={totalOf(lines)} />
      </p>
    </section>
  )
}
