import type { SportsMatchView, SportsPick } from '@fairground/contract/sports'
import { Button, Icon, IconButton, Note, numberFormat, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { useOdds } from '../odds/use-odds.ts'
import { pickKey } from '../offer/picks.ts'
import { isOffered, priceNow, priceText, priceTogether } from '../offer/price-picks.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { combinedPrice } from '../slip/slip-sums.ts'

/** Several picks of one match as one bet with one price, which the browser works out from the scores themselves. */
export function BuilderPanel({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const play = useSports()
  const names = useBetNames()
  const building = useSportsState((state) => state.building)
  if (building?.matchId !== match.matchId)
    return (
      <Button variant="line" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => play.build(match.matchId)}>
        {t('builder.start')}
      </Button>
    )
  const { picks } = building
  return (
    <section className="builder" aria-label={t('builder.title')}>
      <div className="flex items-center gap-3">
        <h2 className="poster min-w-0 flex-1 text-xl">{t('builder.title')}</h2>
        <IconButton label={t('builder.close')} icon="icon-[ph--x-bold]" onClick={() => play.build(undefined)} />
      </div>
      <div className="builder-body">
        <ul className="grid content-start gap-1.5">
          {picks.map((pick) => (
            <li key={pickKey(pick)} className="builder-pick">
              <Icon name="icon-[ph--check-circle-fill]" className="text-mint-ink" />
              <span className="min-w-0 flex-1">
                {names.pick(pick, match)} <span className="text-xs text-ink-3">· {names.market(pick.market)}</span>
              </span>
              <IconButton
                size="xs"
                label={t('slip.remove', { name: names.pick(pick, match) })}
                icon="icon-[ph--x-bold]"
                onClick={() => play.togglePart(pick)}
              />
            </li>
          ))}
          {picks.length < 2 && <li className="builder-hint">{t('builder.hint')}</li>}
        </ul>
        {picks.length > 1 && <BuilderPriceView match={match} picks={picks} />}
      </div>
    </section>
  )
}

function BuilderPriceView({ match, picks }: { match: SportsMatchView; picks: readonly SportsPick[] }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const play = useSports()
  const odds = useOdds()
  const built = priceTogether(match.inputs, picks)
  if (typeof built !== 'object')
    return (
      <Note tone="warn" className="self-start">
        {t(`refusedBet.${built ?? 'MARKET_CLOSED'}`, noPlaces)}
      </Note>
    )
  const two = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const price = priceText(built.priceX100)
  const singles = picks.flatMap((pick) => priceNow(match, [pick]) ?? [])
  const put = () => {
    play.slip.putTogether(match, picks, price)
    play.build(undefined)
  }
  return (
    <div className="grid content-start gap-2">
      <span className="text-xs text-ink-2">{t('builder.price')}</span>
      <b className="text-3xl font-bold">{odds(price)}</b>
      <p className="text-xs text-ink-2">
        {t('builder.facts', { fair: two.format(built.fair), margin: percent.format(built.margin) })}
      </p>
      {singles.length === picks.length && (
        <p className="text-xs text-ink-3">{t('builder.singles', { price: odds(combinedPrice(singles)) })}</p>
      )}
      <Button disabled={!isOffered(match)} onClick={put}>
        {t('builder.put')}
      </Button>
    </div>
  )
}

const noPlaces = { limit: '', value: '', match: '' }
