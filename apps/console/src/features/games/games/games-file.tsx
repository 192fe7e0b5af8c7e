import { refusalText } from '@fairground/client'
import { type GameFilePreview, gamesFileMax } from '@fairground/contract'
import { Button, Field, Icon, Note, Textarea } from '@fairground/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useGamesFile } from './use-games.ts'

const csvType = 'text/csv;charset=utf-8'

/** All games as a file: fetched, changed elsewhere, looked at, taken over, and taken back with the file that comes of it. */
export function GamesFile({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const canChange = may(useMe(), 'catalogue.manage')
  const { fetch, preview, take } = useGamesFile()
  const [csv, setCsv] = useState('')
  const edit = (text: string) => {
    setCsv(text.slice(0, gamesFileMax))
    preview.reset()
    take.reset()
  }
  const look = preview.data
  const error = fetch.error ?? preview.error ?? take.error
  return (
    <SplitView panel={false}>
      <PageHead title={t('nav.games')}>
        <Button
          variant="line"
          start={<Icon name="icon-[ph--download-simple-bold]" />}
          busy={fetch.isPending}
          onClick={() => fetch.mutate(undefined, { onSuccess: (file) => saveFile('games.csv', file.csv, csvType) })}
        >
          {t('lobby:file.download')}
        </Button>
      </PageHead>
      {tabs}
      <p className="mb-4 max-w-160 text-sm text-ink-2">{t('lobby:file.about')}</p>
      {error && (
        <Note tone="bad" isLive className="mb-3">
          {refusalText(t, error)}
        </Note>
      )}
      {canChange && (
        <div className="grid max-w-240 gap-4">
          <Field label={t('lobby:file.text')}>
            <Textarea
              rows={8}
              dir="ltr"
              spellCheck={false}
              value={csv}
              onChange={({ target }) => edit(target.value)}
              className="font-mono text-sm"
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <ChooseFile onText={edit} />
            <Button variant="line" disabled={csv === ''} busy={preview.isPending} onClick={() => preview.mutate(csv)}>
              {t('lobby:file.preview')}
            </Button>
            <Button
              variant="lamp"
              disabled={!look || look.changeCount === 0 || look.faults.length > 0 || take.isSuccess}
              busy={take.isPending}
              onClick={() => look && take.mutate({ csv, digest: look.digest })}
            >
              {t('lobby:file.take')}
            </Button>
          </div>
        </div>
      )}
      {take.data ? (
        <Note tone="ok" isLive className="mt-4">
          <b className="block">{t('lobby:file.taken', { number: count(take.data.changeCount) })}</b>
          <span className="block">{t('lobby:file.undoText')}</span>
          <Button
            variant="line"
            size="sm"
            className="mt-2"
            onClick={() => saveFile('games-undo.csv', take.data.undoCsv, csvType)}
          >
            {t('lobby:file.undo')}
          </Button>
        </Note>
      ) : (
        look && <Preview look={look} />
      )}
    </SplitView>
  )
}

/** The browser's own field would speak the browser's language. */
function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('lobby:file.choose')}
        onChange={({ target }) => void target.files?.[0]?.text().then(onText)}
      />
      <Button
        variant="line"
        start={<Icon name="icon-[ph--upload-simple-bold]" />}
        onClick={() => field.current?.click()}
      >
        {t('lobby:file.choose')}
      </Button>
    </>
  )
}

function Preview({ look }: { look: GameFilePreview }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const rest = look.changeCount - look.changes.length
  return (
    <section aria-label={t('lobby:file.shown')} className="mt-5 grid max-w-240 gap-3">
      <p role="status" className="font-semibold">
        {look.changeCount === 0 && look.faults.length === 0
          ? t('lobby:file.noChange')
          : t('lobby:file.lines', { lines: count(look.lineCount), changes: count(look.changeCount) })}
      </p>
      {look.faults.length > 0 && (
        <Note tone="bad">
          <b className="block">{t('lobby:file.faults')}</b>
          <ul>
            {look.faults.map(({ line, fault }) => (
              <li key={`${line} ${fault}`}>
                {t('lobby:file.line', { line: count(line) })}: {t(`lobby:fault.${fault}`)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <ul className="grid gap-1.5">
        {look.changes.map(({ line, name, fields }) => (
          <li key={line} className="rounded-md bg-surface-1 px-3.5 py-2 text-sm shadow-1">
            <b>{name}</b>
            {fields.map(({ column, from, to }) => (
              <span key={column} dir="ltr" className="block break-words text-ink-2">
                {column}: <del className="text-ink-3">{from}</del> → <ins className="no-underline">{to}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-sm text-ink-3">{t('lobby:file.more', { number: count(rest) })}</p>}
    </section>
  )
}
