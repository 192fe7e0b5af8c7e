import { Button, cx } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toldText } from './card-words.ts'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { useWhat } from './use-what.ts'

const ranks = [...'A23456789TJQK']
const suits = [...'scdh']
const signs: Readonly<Record<string, string>> = { s: '♠', c: '♣', d: '♦', h: '♥' }
const pockets = Array.from({ length: 37 }, (_, pocket) => `${pocket}`)

/** The step that is expected, typed by hand. */
export function DeskKeys() {
  const { t } = useTranslation()
  const desk = useDealerDesk()
  const round = useDeskState(({ view }) => view.round)
  const isBusy = useDeskState((state) => state.isBusy)
  const [rank, setRank] = useState('')
  const [suit, setSuit] = useState('')
  const [pocket, setPocket] = useState('')
  const expected = round?.expected
  const what = useWhat(expected?.what)
  if (!round || !expected || round.phase !== 'running') return null
  const isCard = expected.kind === 'card'
  const told = isCard ? (rank && suit ? rank + suit : '') : pocket
  const { sharedRoundId, mine } = round
  return (
    // The console's frame lets no form leave: a press of the button does it.
    <section className="desk-card desk-keys">
      <h2>{t('entry', { what })}</h2>
      {isCard ? (
        <>
          <Choices label={t('rank')} values={ranks} value={rank} onChoose={setRank} />
          <Choices label={t('suit')} values={suits} value={suit} onChoose={setSuit} isSuits />
        </>
      ) : (
        <Choices label={t('pockets')} values={pockets} value={pocket} onChoose={setPocket} />
      )}
      <div className="desk-keys-foot">
        <p className="desk-small">{mine !== null && t('mine', { told: toldText(mine) })}</p>
        <Button
          onClick={() => void desk.act({ act: 'enter', sharedRoundId, step: expected.step, told })}
          variant="lamp"
          size="lg"
          busy={isBusy}
          disabled={!told || round.pausedFor !== null}
          className="desk-enter"
        >
          {told ? t('enter', { told: toldText(told) }) : t('enterNone')}
        </Button>
      </div>
    </section>
  )
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
