import { refusalText } from '@fairground/client'
import { type ContentItem, type ContentType, type EditedContent, isPageKind } from '@fairground/contract'
import { Button, Empty, Icon, IconButton, Note, Skeleton } from '@fairground/ui'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { draftOf, isSame, slugFrom } from './content-draft.ts'
import { ContentPicture } from './content-picture.tsx'
import { ContentPlace } from './content-place.tsx'
import { ContentState } from './content-state.tsx'
import { ContentVersions } from './content-versions.tsx'
import { ContentWords } from './content-words.tsx'
import { useChangeContent, useContent, usePreview } from './use-contents.ts'

interface ContentEditorProps {
  type: ContentType
  /** `new` for a piece that is being written. */
  id: string
  onOpen: (id: string | undefined) => void
}

/** One piece: its words in each language, where it stands, and whether it is shown. */
export function ContentEditor({ type, id, onOpen }: ContentEditorProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useContent(type, id)
  if (id === 'new') return <Editor type={type} item={undefined} onOpen={onOpen} />
  if (data) return <Editor key={data.revision} type={type} item={data} onOpen={onOpen} />
  if (error) return <PageFailed error={error} onRetry={() => void refetch()} />
  return (
    <div className="mx-auto w-full max-w-320 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t(`content:type.${type}`)} />
      {data === null ? (
        <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />
      ) : (
        <Skeleton className="h-120 w-full" />
      )}
    </div>
  )
}

interface EditorProps extends Omit<ContentEditorProps, 'id'> {
  item: ContentItem | undefined
}

function Editor({ type, item, onOpen }: EditorProps) {
  const { t } = useTranslation()
  const isLocked = !may(useMe(), 'content.manage')
  const start = draftOf(type, item)
  const [edited, setEdited] = useState<EditedContent>(start)
  const [imageUrl, setImageUrl] = useState(item?.imageUrl)
  const [asked, setAsked] = useState<'publish' | 'retire'>()
  const isDone = useRef(false)
  const { save, turn, restore } = useChangeContent((saved) => {
    isDone.current = true
    setAsked(undefined)
    onOpen(saved.contentId)
  })
  const preview = usePreview()
  const isChanged = !isSame(edited, start)
  const leaving = useBlocker({
    shouldBlockFn: () => isChanged && !isDone.current,
    enableBeforeUnload: () => isChanged && !isDone.current,
    withResolver: true,
  })
  const isPublished = item !== undefined && ['scheduled', 'shown', 'ended'].includes(item.state)
  const change = (part: Partial<EditedContent>) => {
    const next = { ...edited, ...part }
    const isAutomatic = !item && part.texts && edited.slug === slugFrom(edited)
    setEdited(isAutomatic ? { ...next, slug: slugFrom(next) } : next)
  }
  const shownImage = edited.pictureId ? imageUrl : undefined
  const error = save.error ?? turn.error ?? restore.error ?? preview.error
  return (
    <div className="mx-auto w-full max-w-320 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t(item ? `content:type.${type}` : `content:addTitle.${type}`)}>
        <IconButton
          className="order-first"
          label={t('content:back')}
          icon="icon-[ph--arrow-left-bold]"
          flip
          onClick={() => onOpen(undefined)}
        />
        {item && <ContentState state={item.state} />}
        {!isLocked && (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            {item && isPageKind(type) && (
              <Button
                variant="quiet"
                disabled={isChanged}
                busy={preview.isPending}
                start={<Icon name="icon-[ph--eye-duotone]" />}
                onClick={() => preview.mutate(item.contentId)}
              >
                {t('content:previewOpen')}
              </Button>
            )}
            {item && (
              <Button
                variant="line"
                disabled={isChanged || turn.isPending}
                onClick={() => setAsked(isPublished ? 'retire' : 'publish')}
              >
                {t(isPublished ? 'content:retire' : 'content:publish')}
              </Button>
            )}
            <Button
              variant="lamp"
              disabled={!isChanged}
              busy={save.isPending}
              start={<Icon name="icon-[ph--floppy-disk-duotone]" />}
              onClick={() => save.mutate({ edited, item })}
            >
              {t(item ? 'content:save' : 'content:saveDraft')}
            </Button>
          </div>
        )}
      </PageHead>
      {error && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, error)}
        </Note>
      )}
      <div className="grid gap-4">
        <ContentWords
          edited={edited}
          imageUrl={shownImage}
          isLocked={isLocked}
          error={save.error}
          onTexts={(texts) => change({ texts })}
        />
        <ContentPicture
          edited={edited}
          imageUrl={shownImage}
          isLocked={isLocked}
          error={save.error}
          onChange={(part, url) => {
            change(part)
            if (url) setImageUrl(url)
          }}
        />
        <ContentPlace edited={edited} isLocked={isLocked} error={save.error} onChange={change} />
        {item && (
          <ContentVersions
            item={item}
            isLocked={isLocked || isChanged}
            isBusy={restore.isPending}
            onRestore={(version) => restore.mutate({ contentId: item.contentId, version, revision: item.revision })}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t(`content:ask.${asked ?? 'publish'}`)}
        text={t(`content:askText.${asked ?? 'publish'}`)}
        confirmLabel={t(`content:${asked ?? 'publish'}`)}
        tone={asked === 'retire' ? 'ruby' : 'mint'}
        isBusy={turn.isPending}
        onConfirm={() => {
          if (asked && item)
            turn.mutate({ contentId: item.contentId, way: asked }, { onError: () => setAsked(undefined) })
        }}
      />
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        onOpenChange={() => leaving.reset?.()}
        title={t('content:ask.leave')}
        text={t('content:askText.leave')}
        confirmLabel={t('content:leave')}
        tone="ruby"
        isBusy={false}
        onConfirm={() => leaving.proceed?.()}
      />
    </div>
  )
}
