import { fieldRefusal } from '@fairground/client'
import {
  bannerGroups,
  contentAudiences,
  contentSortMax,
  contentUrlMax,
  type EditedContent,
  hasSlug,
  linkageTypes,
  popupExecutions,
  slugMax,
} from '@fairground/contract'
import { Field, Input, Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { NextDays } from '../../../components/next-days.tsx'
import { useMe } from '../../../lib/me.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'
import { useContents } from './use-contents.ts'

interface ContentPlaceProps {
  edited: EditedContent
  isLocked: boolean
  /** Of the last try to save. */
  error: Error | null
  onChange: (part: Partial<EditedContent>) => void
}

const noticeAudiences = contentAudiences.filter((audience) => audience === 'members' || audience === 'agents')

/** Where a piece stands, who sees it, when, and where it leads. */
export function ContentPlace({ edited, isLocked, error, onChange }: ContentPlaceProps) {
  const { t } = useTranslation()
  const { type, groupName, execution, audience, sort } = edited
  const options = <Value extends string>(of: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`content:${of}.${String(value)}`) }))
  return (
    <section aria-label={t('content:place')} className="rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <h2 className="mb-3.5 text-lg font-bold">{t('content:place')}</h2>
      <div className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {type === 'B' && (
          <Field label={t('content:groupName')} error={fieldRefusal(t, error, 'groupName')} disabled={isLocked}>
            <Select
              options={options('group', bannerGroups)}
              value={groupName}
              onValueChange={(next) => onChange({ groupName: next })}
            />
          </Field>
        )}
        {type === 'PU' && (
          <Field label={t('content:executionHead')} error={fieldRefusal(t, error, 'execution')} disabled={isLocked}>
            <Select
              options={options('execution', popupExecutions)}
              value={execution}
              onValueChange={(next) => onChange({ execution: next })}
            />
          </Field>
        )}
        {hasSlug(type) && (
          <Field
            label={t('content:slug')}
            hint={t('content:slugHint')}
            error={fieldRefusal(t, error, 'slug')}
            required
            disabled={isLocked}
          >
            <Input
              dir="ltr"
              spellCheck={false}
              maxLength={slugMax}
              value={edited.slug ?? ''}
              onChange={({ target }) => onChange({ slug: target.value })}
            />
          </Field>
        )}
        {type === 'help' && <Topic edited={edited} isLocked={isLocked} error={error} onChange={onChange} />}
        {type !== 'PU' && !hasSlug(type) && (
          <Field label={t('content:who')} disabled={isLocked}>
            <Select
              options={options('audience', type === 'PL' ? noticeAudiences : contentAudiences)}
              value={audience}
              onValueChange={(next) => onChange({ audience: next })}
            />
          </Field>
        )}
        <Field label={t('content:sort')} hint={t('content:sortHint')} disabled={isLocked}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={contentSortMax}
            value={sort}
            onChange={({ target }) => onChange({ sort: Math.min(contentSortMax, Math.max(0, Number(target.value))) })}
          />
        </Field>
        <Times edited={edited} isLocked={isLocked} error={error} onChange={onChange} />
        <Target edited={edited} isLocked={isLocked} error={error} onChange={onChange} />
      </div>
    </section>
  )
}

/** A question stands below its topic; without one it is a topic itself. */
function Topic({ edited, isLocked, error, onChange }: ContentPlaceProps) {
  const { t, i18n } = useTranslation()
  const { data } = useContents('help', {})
  const topics = (data?.list ?? []).filter(({ parentId }) => parentId === undefined)
  return (
    <Field label={t('content:topic')} error={fieldRefusal(t, error, 'parentId')} disabled={isLocked}>
      <Select
        options={[
          { value: '', label: t('content:topicNone') },
          ...topics.map(({ contentId, texts }) => ({
            value: contentId,
            label: (texts[i18n.language] ?? Object.values(texts)[0])?.title ?? contentId,
          })),
        ]}
        value={edited.parentId ?? ''}
        onValueChange={(next) => onChange({ parentId: next || undefined })}
      />
    </Field>
  )
}

function Times({ edited: { from, until }, isLocked, error, onChange }: ContentPlaceProps) {
  const { t } = useTranslation()
  const { timeZone } = useMe()
  const wall = (iso: string | undefined) => (iso ? toWallTime(iso, timeZone) : '')
  return (
    <>
      <Field label={t('content:from')} hint={t('content:fromHint')} disabled={isLocked}>
        <Input
          type="datetime-local"
          value={wall(from)}
          onChange={({ target }) => onChange({ from: fromWallTime(target.value, timeZone) })}
        />
      </Field>
      <div className="grid content-start gap-2.5">
        <Field
          label={t('content:until')}
          hint={t('content:untilHint')}
          error={fieldRefusal(t, error, 'until')}
          disabled={isLocked}
        >
          <Input
            type="datetime-local"
            value={wall(until)}
            onChange={({ target }) => onChange({ until: fromWallTime(target.value, timeZone) })}
          />
        </Field>
        <NextDays
          value={{ from: wall(from), until: wall(until) }}
          isLocked={isLocked}
          onChange={(span) =>
            onChange({ from: fromWallTime(span.from, timeZone), until: fromWallTime(span.until, timeZone) })
          }
        />
      </div>
    </>
  )
}

function Target({ edited, isLocked, error, onChange }: ContentPlaceProps) {
  const { t } = useTranslation()
  const { type, linkageType, url, promotionType, gameType } = edited
  if (type === 'H' || type === 'PR')
    return (
      <>
        <Field label={t('content:promotionType')} hint={t('content:promotionTypeHint')} optional disabled={isLocked}>
          <Input
            dir="ltr"
            maxLength={32}
            value={promotionType ?? ''}
            onChange={({ target }) => onChange({ promotionType: target.value || undefined })}
          />
        </Field>
        <Field label={t('content:gameType')} hint={t('content:gameTypeHint')} optional disabled={isLocked}>
          <Input
            dir="ltr"
            placeholder="RNG"
            maxLength={32}
            value={gameType ?? ''}
            onChange={({ target }) =>
              onChange({ gameType: target.value.toUpperCase().replace(/[^A-Z]/g, '') || undefined })
            }
          />
        </Field>
      </>
    )
  if (type === 'PL' || hasSlug(type)) return null
  return (
    <>
      <Field label={t('content:linkage')} disabled={isLocked}>
        <Select
          options={linkageTypes.map((value) => ({ value, label: t(`content:link.${value}`) }))}
          value={linkageType}
          onValueChange={(next) => onChange({ linkageType: next })}
        />
      </Field>
      {linkageType !== 'none' && (
        <Field
          label={t('content:url')}
          hint={t(`content:urlHint.${linkageType}`)}
          error={fieldRefusal(t, error, 'url')}
          disabled={isLocked}
        >
          <Input
            dir="ltr"
            spellCheck={false}
            maxLength={contentUrlMax}
            value={url}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        </Field>
      )}
    </>
  )
}
