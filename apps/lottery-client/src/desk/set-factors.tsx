import { Button } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { useDesk, useDeskNames, useDeskState } from './desk-context.ts'

/** The numbers that do not pay their whole prize now, and who said so. */
export function SetFactors() {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
  const time = useTime()
  const desk = useDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const factors = useDeskState((state) => state.lottery?.factors ?? [])
  return (
    <section className="grid gap-2">
      <h2 className="font-bold">{t('factors.title')}</h2>
      {factors.length === 0 && <p className="text-sm text-ink-2">{t('factors.none')}</p>}
      <ul className="grid gap-2">
        {factors.map(({ play, number, drawNo, perMille, version, setBy, setAt }) => (
          <li key={version} className="staff-desk-row" data-factor-of={`${play} ${number}`}>
            <span className="flex-1 text-sm">
              <b>
                {names.play(play)} {number}
              </b>{' '}
              {perMille === 0 ? t('numbers.block') : `${perMille / 10}%`}
              <span className="block text-xs text-ink-3">
                {drawNo === null ? t('numbers.everyDraw') : t('factors.ofDraw', { draw: shortDrawNo(drawNo) })} ·{' '}
                {t('factors.version', { version, name: setBy, time: time(setAt) })}
              </span>
            </span>
            <Button
              size="sm"
              variant="line"
              disabled={isBusy}
              onClick={() => void desk.act({ act: 'factor', play, number, drawNo, perMille: 1_000 })}
            >
              {t('factors.lift')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
