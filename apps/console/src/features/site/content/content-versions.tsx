import { refusalText } from '@fairground/client'
import type { ContentItem, ContentVersion } from '@fairground/contract'
import { languageNames } from '@fairground/i18n'
import { Button, Note, Skeleton } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { ContentPreview } from './content-preview.tsx'
import { useVersions } from './use-contents.ts'
import { versionChanges } from './version-changes.ts'

interface ContentVersionsProps {
  item: ContentItem
  isLocked: boolean
  isBusy: boolean
  onRestore: (version: number) => void
}

/** Every version of a piece: when it was saved, by whom, what changed; one can be looked at and brought back. */
export function ContentVersions({ item, isLocked, isBusy, onRestore }: ContentVersionsProps) {
  const { t, i18n } = useTranslation()
  const { data, error } = useVersions(item.contentId)
  const [shownVersion, setShown] = useState<number>()
  const [asked, setAsked] = useState<number>()
  const shown = data?.find(({ version }) => version === shownVersion)
  return (
    <section aria-labelledby="content-versions" className="rounded-lg bg-surface-1 shadow-1">
      <h2 id="content-versions" className="px-4 pt-3.5 pb-2 text-lg font-bold md:px-5">
        {t('content:versions')}
      </h2>
      {!data && !error && <Skeleton className="mx-5 mb-5 h-24" />}
      {error && (
        <Note tone="bad" className="mx-4 mb-4">
          {refusalText(t, error)}
        </Note>
      )}
      {data?.length === 0 && <p className="px-4 pb-4 text-sm text-ink-3 md:px-5">{t('content:versionsNone')}</p>}
      <ul>
        {data?.map((one, index) => (
          <li
            key={one.version}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-soft px-4 py-2.5 text-sm md:px-5"
          >
            <VersionFacts one={one} before={data[index + 1]} isNewest={index === 0} />
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={one.version === shownVersion}
              onClick={() => setShown(one.version === shownVersion ? undefined : one.version)}
            >
              {t(one.version === shownVersion ? 'content:versionHide' : 'content:versionShow')}
            </Button>
            {!isLocked && index > 0 && (
              <Button variant="line" size="sm" disabled={isBusy} onClick={() => setAsked(one.version)}>
                {t('content:restore')}
              </Button>
            )}
            {shown?.version === one.version && (
              <div className="basis-full">
                <ContentPreview edited={shown.edited} imageUrl={undefined} language={i18n.language} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('content:ask.restore', { version: asked })}
        text={t('content:askText.restore')}
        confirmLabel={t('content:restore')}
        isBusy={isBusy}
        onConfirm={() => {
          if (asked !== undefined) onRestore(asked)
          setAsked(undefined)
        }}
      />
    </section>
  )
}

interface VersionFactsProps {
  one: ContentVersion
  before: ContentVersion | undefined
  isNewest: boolean
}

function VersionFacts({ one, before, isNewest }: VersionFactsProps) {
  const { t } = useTranslation()
  const changes = versionChanges(one.edited, before?.edited).map((part) => {
    const language = Object.entries(languageNames).find(([code]) => code === part)
    return language ? language[1] : t(`content:part.${part}`)
  })
  return (
    <span className="min-w-0 flex-1 basis-60">
      <b className="font-semibold">{t('content:version', { version: one.version })}</b>{' '}
      {isNewest && <span className="text-ink-3">{t('content:versionNow')}</span>}
      <span className="block text-xs text-ink-3">
        {one.savedBy && <bdi>{one.savedBy} · </bdi>}
        <Moment at={one.savedAt} look="exactMoment" />
        {changes.length > 0 && ` · ${t('content:changed', { parts: changes.join(', ') })}`}
      </span>
    </span>
  )
}
