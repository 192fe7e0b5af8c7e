import type { ResultsDesk } from '@fairground/contract/lottery-results'
import { Button, Field, StatusChip, Textarea } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultsActs } from './results-acts.ts'

type LotteryWithSources = ResultsDesk['lotteries'][number]

/** The sources of a lottery, how the last look at each ended, and a place for a text of those that take one. */
export function SourcesPart({
  lottery,
  language,
  acts,
}: {
  lottery: LotteryWithSources
  language: string
  acts: ResultsActs
}) {
  const { t } = useTranslation('lottery-results')
  const timeOf = useTime()
  return (
    <section className="grid gap-2 rounded-md bg-surface-1 p-4">
      <h3 className="font-semibold">{lottery.names[language] ?? lottery.names.en}</h3>
      <ul className="grid gap-2 text-sm">
        {lottery.sources.map(({ id, kind, lookedAt, fault }) => (
          <li key={id} className="grid gap-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>{id}</b>
              <span className="text-ink-3">{t(`real.kind.${kind}`)}</span>
              {lookedAt === null ? (
                <span className="text-ink-3">{t('real.never')}</span>
              ) : (
                <StatusChip tone={fault === '' ? 'ok' : 'bad'}>{timeOf(lookedAt)}</StatusChip>
              )}
              {fault !== '' && <span className="text-ruby-ink">{fault}</span>}
            </span>
            {kind === 'upload' && <Upload onSend={(text) => acts.upload(lottery.gameId, id, text)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Upload({ onSend }: { onSend: (text: string) => Promise<boolean> }) {
  const { t } = useTranslation('lottery-results')
  const [text, setText] = useState('')
  const send = async () => {
    if (await onSend(text)) setText('')
  }
  return (
    <details>
      <summary className="focus-ring cursor-pointer">{t('real.upload')}</summary>
      <div className="mt-2 grid gap-2">
        <Field label={t('real.text')}>
          <Textarea dir="ltr" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <Button size="sm" disabled={text.trim() === ''} className="justify-self-start" onClick={() => void send()}>
          {t('real.upload')}
        </Button>
      </div>
    </details>
  )
}
