import { isRefusal, refusalText } from '@fairground/client'
import { Button, Empty, ErrorState, Field, Input, Skeleton } from '@fairground/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../../components/need-permission.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { RoundFacts } from './round-facts.tsx'
import { TableRoundView } from './table-round-view.tsx'
import { useStudioRound } from './use-rounds.ts'

interface RoundViewerProps {
  tabs: ReactNode
  roundId: string | undefined
  onOpen: (roundId: string) => void
}

/** What the numbers of whole rounds of tables begin with. */
const sharedPrefix = 'shr_'

/** One round of the house studio by its number: its facts, its steps, its money, and the game that shows it again. */
export function RoundViewer({ tabs, roundId, onOpen }: RoundViewerProps) {
  const { t } = useTranslation()
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')} />
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:round.about')}</p>
      {roundId?.startsWith(sharedPrefix) ? (
        <NeedPermission permission="catalogue.read" title={t('nav.games')}>
          <RoundSearch key={roundId} roundId={roundId} onOpen={onOpen} />
          <TableRoundView key={roundId} sharedRoundId={roundId} />
        </NeedPermission>
      ) : (
        <NeedPermission permission="members.read" title={t('nav.games')}>
          <RoundSearch key={roundId} roundId={roundId} onOpen={onOpen} />
          <Found roundId={roundId} />
        </NeedPermission>
      )}
    </SplitView>
  )
}

function RoundSearch({ roundId = '', onOpen }: Pick<RoundViewerProps, 'roundId' | 'onOpen'>) {
  const { t } = useTranslation()
  const [text, setText] = useState(roundId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onOpen(text.trim())
  }
  return (
    <form onSubmit={submit} className="mb-4 flex max-w-140 flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={t('lobby:round.number')}>
          <Input
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="lamp">
        {t('lobby:round.open')}
      </Button>
    </form>
  )
}

function Found({ roundId }: { roundId: string | undefined }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useStudioRound(roundId)
  if (roundId === undefined) return <Empty icon="icon-[ph--film-strip-duotone]" title={t('lobby:round.none')} />
  if (error && isRefusal(error, 'NOT_FOUND'))
    return <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('lobby:round.unknown')} />
  if (error) return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  return data ? <RoundFacts round={data} /> : <Skeleton className="h-80 w-full" />
}
