import { refusalText } from '@fairground/client'
import { termsLengthMax } from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Field, Note, Skeleton, StatusChip, Switch, Textarea, useToast } from '@fairground/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Moment } from '../../../components/moment.tsx'
import { PageFailed } from '../../../components/page-failed.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SettingGroup, SettingRow } from '../../../components/settings.tsx'
import { api, query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { queries } from '../../../lib/queries.ts'
import { useFormats } from '../../../lib/use-formats.ts'

const options = query.staff.siteTerms.queryOptions({ input: {} })
const lengthMin = 20

/** What people agree to when they register: write a new version, read it as they will, publish it for good. */
export function TermsScreen({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation()
  const toast = useToast()
  const isLocked = !may(useMe(), 'site.manage')
  const { data, error, refetch } = useQuery(options)
  const [edited, setEdited] = useState<Record<string, string>>({})
  const [isAsked, setIsAsked] = useState(false)
  const [mustAgree, setMustAgree] = useState(true)
  const publish = useMutation({
    mutationFn: (texts: Record<string, string>) =>
      api.staff.publishTerms({ texts, mustAgree, follows: data?.versions[0]?.version ?? '' }),
    onSuccess: (terms) => {
      queries.setQueryData(options.queryKey, terms)
      setEdited({})
      setMustAgree(true)
      toast.show({ tone: 'ok', title: t('terms.published', { version: terms.versions[0]?.version }) })
    },
    onError: () => void refetch(),
    onSettled: () => setIsAsked(false),
  })
  if (error && !data) return <PageFailed error={error} onRetry={() => void refetch()} />
  const texts = Object.fromEntries(languages.map((one) => [one, edited[one] ?? data?.texts[one] ?? '']))
  const isChanged = languages.some((one) => texts[one] !== (data?.texts[one] ?? ''))
  const isShort = languages.some((one) => (texts[one] ?? '').trim().length < lengthMin)
  return (
    <div className="mx-auto w-full max-w-320 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('nav.registration')}>
        {isLocked ? (
          <span className="text-sm text-ink-3">{t('signup.readOnly')}</span>
        ) : (
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="line" disabled={!isChanged || publish.isPending} onClick={() => setEdited({})}>
              {t('signup.discard')}
            </Button>
            <Button variant="lamp" disabled={!isChanged || isShort} onClick={() => setIsAsked(true)}>
              {t('terms.publish')}
            </Button>
          </div>
        )}
      </PageHead>
      {tabs}
      {publish.error && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, publish.error)}
        </Note>
      )}
      <div className="grid gap-4">
        {languages.map((language) => (
          <Edition
            key={language}
            language={language}
            text={data && (texts[language] ?? '')}
            isLocked={isLocked}
            onText={(text) => setEdited({ ...edited, [language]: text })}
          />
        ))}
        {isChanged && (
          <SettingGroup title={t('terms.whoAgrees')} text={t('terms.whoAgreesText')}>
            <SettingRow title={t('terms.mustAgree')} text={t('terms.mustAgreeText')}>
              <Switch checked={mustAgree} aria-label={t('terms.mustAgree')} onChange={() => setMustAgree(!mustAgree)} />
            </SettingRow>
          </SettingGroup>
        )}
        <Versions />
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('terms.ask')}
        text={t(mustAgree ? 'terms.askTextAll' : 'terms.askText')}
        confirmLabel={t('terms.publishNow')}
        tone="ruby"
        isBusy={publish.isPending}
        onConfirm={() => publish.mutate(texts)}
      />
    </div>
  )
}

interface EditionProps {
  language: (typeof languages)[number]
  text: string | undefined
  isLocked: boolean
  onText: (text: string) => void
}

/** One language: the words at one side, what people will read at the other. */
function Edition({ language, text, isLocked, onText }: EditionProps) {
  const { t } = useTranslation()
  const name = languageNames[language]
  const isShort = text !== undefined && text.trim().length < lengthMin
  return (
    <section aria-label={name} className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5 lg:grid-cols-2">
      {text === undefined ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <Field
          label={<span lang={language}>{name}</span>}
          required
          hint={t('terms.hint')}
          error={isShort && t('errors:validation.tooShort', { min: lengthMin })}
          disabled={isLocked}
        >
          <Textarea
            lang={language}
            rows={12}
            value={text}
            maxLength={termsLengthMax}
            onChange={({ target }) => onText(target.value)}
          />
        </Field>
      )}
      <div className="min-w-0">
        <h2 className="text-sm font-semibold text-ink-2">{t('terms.preview')}</h2>
        <div
          lang={language}
          className="mt-1.5 grid content-start gap-3 rounded-md bg-overlay p-4 text-sm leading-relaxed text-ink-2 shadow-2"
        >
          {text?.split('\n\n').map((part) => (
            <p key={part} className="break-words">
              {part}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

function Versions() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery(options)
  return (
    <section aria-labelledby="terms-versions" className="rounded-lg bg-surface-1 shadow-1">
      <h2 id="terms-versions" className="px-4 pt-3.5 pb-2 font-bold md:px-5">
        {t('terms.versions')}
      </h2>
      <ul>
        {data?.versions.map(({ version, publishedAt, publishedBy, acceptedCount, mustAgree }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line-soft px-4 py-2.5 text-sm md:px-5"
          >
            <span>
              <b className="font-semibold">{t('terms.version', { version })}</b>{' '}
              {mustAgree && <StatusChip tone="info">{t('terms.askedOfAll')}</StatusChip>}
              <span className="block text-xs text-ink-3">
                <bdi>{publishedBy}</bdi> · <Moment at={publishedAt} look="exactMoment" />
              </span>
            </span>
            <span className="text-ink-2">{t('terms.accepted', { people: formats.count(acceptedCount) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
