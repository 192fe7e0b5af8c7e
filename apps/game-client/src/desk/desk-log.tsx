import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { toldText } from './card-words.ts'
import { useDeskState } from './desk-context.ts'

const states = ['waiting', 'confirmed', 'differs', 'withdrawn']

/** What was told in this round; nobody can change it. */
export function DeskLog() {
  const { t } = useTranslation()
  const time = useTime()
  const log = useDeskState(({ view }) => view.log)
  return (
    <section className="desk-card">
      <h2>{t('log')}</h2>
      <ol className="desk-log">
        {log.toReversed().map(({ at, what, told, by }) => (
          <li key={`${at}:${by}:${what}`}>
            <time className="desk-small" dateTime={at}>
              {time(at)}
            </time>
            <span>{t(`log.${states.includes(what) ? what : 'refused'}`, { told: toldText(told ?? '') })}</span>
            <small className="desk-small">{by}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
