import { cx } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { diceOf, toldDice } from './told-dice.ts'

export interface EntryProps {
  /** What the choice comes to; empty while something is missing. */
  onTell: (told: string) => void
}

const ranks = [...'A23456789TJQK']
const suits = [...'scdh']
const signs: Readonly<Record<string, string>> = { s: '♠', c: '♣', d: '♦', h: '♥' }
const pockets = Array.from({ length: 37 }, (_, pocket) => `${pocket}`)
const faces = [...'123456']
const reds = [...'01234']

export function CardEntry({ onTell }: EntryProps) {
  const { t } = useTranslation()
  const [rank, setRank] = useState('')
  const [suit, setSuit] = useState('')
  const tell = (nextRank: string, nextSuit: string) => {
    setRank(nextRank)
    setSuit(nextSuit)
    onTell(nextRank && nextSuit ? nextRank + nextSuit : '')
  }
  return (
    <>
      <Choices label={t('rank')} values={ranks} value={rank} onChoose={(one) => tell(one, suit)} />
      <Choices label={t('suit')} values={suits} value={suit} onChoose={(one) => tell(rank, one)} isSuits />
    </>
  )
}

export function PocketEntry({ onTell }: EntryProps) {
  const { t } = useTranslation()
  return <OneOf label={t('pockets')} values={pockets} onTell={onTell} />
}

export function CoinsEntry({ onTell }: EntryProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="desk-small">{t('coins')}</p>
      <OneOf label={t('coins')} values={reds} onTell={onTell} />
    </>
  )
}

/** Each die has a row; which die is which does not matter. */
export function DiceEntry({ onTell }: EntryProps) {
  const { t } = useTranslation()
  const [dice, setDice] = useState(diceOf(''))
  const choose = (place: number, face: string) => {
    const next = dice.map((one, at) => (at === place ? face : one))
    setDice(next)
    onTell(toldDice(next))
  }
  return dice.map((face, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the three rows stay in their places
    <div key={place} className="desk-die">
      <span aria-hidden="true" className="desk-small">
        {t('die', { number: place + 1 })}
      </span>
      <Choices
        label={t('die', { number: place + 1 })}
        values={faces}
        value={face}
        onChoose={(one) => choose(place, one)}
      />
    </div>
  ))
}

function OneOf({ label, values, onTell }: { label: string; values: readonly string[] } & EntryProps) {
  const [value, setValue] = useState('')
  const choose = (one: string) => {
    setValue(one)
    onTell(one)
  }
  return <Choices label={label} values={values} value={value} onChoose={choose} />
}

interface ChoicesProps {
  label: string
  values: readonly string[]
  value: string
  onChoose: (value: string) => void
  isSuits?: boolean
}

function Choices({ label, values, value, onChoose, isSuits }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={cx('desk-choices', isSuits && 'is-suits')} data-count={values.length}>
      <legend className="sr-only">{label}</legend>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          className={cx('focus-ring', isSuits && 'dh'.includes(one) && 'is-red')}
          aria-pressed={one === value}
          aria-label={isSuits ? t(`suit.${one}`) : undefined}
          onClick={() => onChoose(one)}
        >
          {isSuits ? signs[one] : one === 'T' ? '10' : one}
        </button>
      ))}
    </fieldset>
  )
}
