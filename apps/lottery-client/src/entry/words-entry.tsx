import type { Lottery } from '@fairground/lottery-rules'
import { Button, Field, Icon, Textarea } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { factorOf, totalOf } from '../play/line.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { echoOf } from './words.ts'

/** Lines of bets in a player's own words, and what was understood of them, with its cost, before they are taken. */
export function WordsEntry({ rules, onDone }: { rules: Lottery; onDone: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const { play: playName } = useBetNames()
  const [text, setText] = useState('')
  const factors = useLotteryState(({ draws }) => draws.factors)
  const drawNo = useLotteryState(({ draws }) => draws.open[0]?.drawNo)
  const drawNos = drawNo === undefined ? [] : [drawNo]
  const { lines, unread } = echoOf(rules, text, (id, keys) => factorOf(factors, { play: id, keys, drawNos }))
  const add = () => {
    play.addLines(lines.map(({ line }) => line))
    setText('')
    onDone()
  }
  return (
    <div className="grid gap-3.5">
      <Field
        label={t('words.label')}
        hint={t('words.hint', { example: '12 34 lo 50k de 10k' })}
        error={unread.length > 0 ? t('words.notRead', { parts: unread.join(', ') }) : undefined}
      >
        <Textarea value={text} dir="ltr" autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      {lines.length > 0 && (
        <section className="grid gap-2 rounded-md bg-surface-2 p-3.5 text-sm" aria-live="polite">
          <h3 className="font-semibold">{t('words.echo')}</h3>
          <ul className="grid gap-1.5">
            {lines.map(({ line, keys, bets, costMinor }) => (
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
          </ul>
          <p className="flex justify-between border-t border-line pt-2 font-semibold">
            {t('ticket.total')} <Cash minor={totalOf(lines)} />
          </p>
        </section>
      )}
      <Button
        variant="lamp"
        size="lg"
        disabled={lines.length === 0}
        onClick={add}
        start={<Icon name="icon-[ph--plus-bold]" />}
        className="sm:justify-self-end"
      >
        {t('add.button')}
      </Button>
    </div>
  )
}
