import { raceReturns } from '@fairground/game-rules/games/virtual-races'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { PriceButton } from '../../virtual/price-button.tsx'
import { type PlaceChips, useChips } from '../../virtual/use-chips.ts'
import { formOf } from './form-of.ts'
import { GateBadge } from './gate-badge.tsx'
import { OrderPicker } from './order-picker.tsx'
import { type Race, useRace, useRun, useRunnerName } from './use-race.ts'

const pickedMax = 3

/** The card: who runs, in which form, how likely each is to win, and what every bet pays. */
export function RaceBoard() {
  const race = useRace()
  return race ? <Card key={race.number} race={race} /> : null
}

function Card({ race }: { race: Race }) {
  const { t } = useTranslation()
  const percent = usePercents()
  const places = useChips()
  const [picked, setPicked] = useState<readonly number[]>([])
  const pick = (gate: number) =>
    setPicked((before) =>
      before.includes(gate) ? before.filter((one) => one !== gate) : [...before, gate].slice(-pickedMax),
    )
  const returns = {
    win: percent(raceReturns.win),
    forecast: percent(raceReturns.forecast),
    tricast: percent(raceReturns.tricast),
  }
  return (
    <section className="virtual-card" aria-label={t('instant.races.card')}>
      <div className="vrace-card">
        <div className="vrace-row is-head">
          <span>{t('instant.races.card')}</span>
          <span className="vrace-chance">{t('instant.races.chance')}</span>
          <span>{t('instant.races.win')}</span>
          <span>{t(placeKeyOf(race.kind))}</span>
        </div>
        {race.card.runners.map(({ id, weight }, runner) => (
          <Row key={id} {...{ race, places, pick }} gate={runner + 1} id={id} weight={weight} picked={picked} />
        ))}
      </div>
      <OrderPicker race={race} picked={picked} places={places} clear={() => setPicked([])} />
      <p className="virtual-note">
        {t('instant.races.returns', returns)} {t('live.road.independent')}
      </p>
    </section>
  )
}

const placeKeyOf = ({ placed }: Race['kind']) => (placed === 2 ? 'instant.races.place2' : 'instant.races.place3')

interface RowProps {
  race: Race
  places: PlaceChips
  gate: number
  id: number
  weight: number
  picked: readonly number[]
  pick: (gate: number) => void
}

function Row({ race: { kind, prices }, places, gate, id, weight, picked, pick }: RowProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const name = useRunnerName()(id)
  const past = useLiveState((state) => state.past)
  const { order } = useRun()
  const place = order?.indexOf(gate - 1)
  const at = picked.indexOf(gate)
  const share = numberFormat(locale, { style: 'percent' })
  const form = formOf(past, id)
  return (
    <div className="vrace-row" data-first={place === 0 ? true : undefined}>
      <button
        type="button"
        className="vrace-who focus-ring"
        aria-pressed={at >= 0}
        aria-label={t('instant.races.pick', { gate, name })}
        onClick={() => pick(gate)}
      >
        <GateBadge gate={gate} />
        <span className="min-w-0">
          <b>{name}</b>
          <small>
            {t('instant.races.form')} <bdi>{form.length > 0 ? form.join('-') : '–'}</bdi>
            <span className="vrace-small-chance"> · {share.format(weight / 100)}</span>
          </small>
        </span>
        {at >= 0 && <span className="vrace-at">{at + 1}</span>}
        {at < 0 && place !== undefined && place < pickedMax && <span className="vrace-at is-placed">{place + 1}</span>}
      </button>
      <span className="vrace-chance">
        <i style={{ inlineSize: `${weight}%` }} aria-hidden="true" />
        {share.format(weight / 100)}
      </span>
      {(['win', 'place'] as const).map((bet) => (
        <span key={bet}>
          <PriceButton
            spot={`${bet}-${gate}`}
            x100={prices.get(`${bet}-${gate}`)}
            name={`${name}, ${t(bet === 'win' ? 'instant.races.win' : placeKeyOf(kind))}`}
            places={places}
          />
        </span>
      ))}
    </div>
  )
}

function usePercents(): (share: { num: bigint; den: bigint }) => string {
  const { locale } = useUi()
  const format = numberFormat(locale, { style: 'percent' })
  return ({ num, den }) => format.format(Number(num) / Number(den))
}
