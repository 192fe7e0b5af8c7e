import { lotteryLinesMax } from '@fairground/contract/lottery'
import type { Lottery } from '@fairground/lottery-rules'
import { Button, Field, Icon, Note, Textarea } from '@fairground/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factorOf } from '../play/line.ts'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { EchoList } from './echo-list.tsx'
import { echoOf } from './words.ts'

/** Lines of bets in a player's own words, and what was understood of them, with its cost, before they are taken. */
export function WordsEntry({ rules, onDone }: { rules: Lottery; onDone: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const [text, setText] = useState('')
  // Thousands of lines can be pasted: what is typed stays ahead of what is read of it.
  const readText = useDeferredValue(text)
  const factors = useLotteryState(({ draws }) => draws.factors)
  const drawNo = useLotteryState(({ draws }) => draws.open[0]?.drawNo)
  const onTicket = useLotteryState((state) => state.lines.length)
  const { lines, unread } = useMemo(() => {
    const drawNos = drawNo === undefined ? [] : [drawNo]
    return echoOf(rules, readText, (id, keys) => factorOf(factors, { play: id, keys, drawNos }))
  }, [rules, readText, factors, drawNo])
  const isTooLong = onTicket + lines.length > lotteryLinesMax
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
        error={unread.length > 0 ? t('words.notRead', { parts: partsText(unread) }) : undefined}
      >
        <Textarea value={text} dir="ltr" autoComplete="off" onChange={(event) => setText(event.target.value)} />
      </Field>
      {lines.length > 0 && <EchoList rulesId={rules.id} lines={lines} />}
      {isTooLong && <Note tone="warn">{t('words.tooMany', { lines: lotteryLinesMax })}</Note>}
      <Button
        variant="lamp"
        size="lg"
        disabled={lines.length === 0 || isTooLong || readText !== text}
        onClick={add}
        start={<Icon name="icon-[ph--plus-bold]" />}
        className="sm:justify-self-end"
      >
        {t('add.button')}
      </Button>
    </div>
  )
}

/** Every place, each with the number of its line: `3: abc, 7: 12-34`. */
const partsText = (unread: readonly { line: number; text: string }[]): string =>
  unread.map(({ line, text }) => `${line}: ${text}`).join(', ')
