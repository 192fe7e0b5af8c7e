import { fieldRefusal, refusalText } from '@fairground/client'
import {
  type BroadcastAudience,
  type BroadcastTexts,
  broadcastContentMax,
  broadcastTitleMax,
} from '@fairground/contract'
import { languageNames, languages } from '@fairground/i18n'
import { Button, Field, Icon, IconButton, Input, Note, Select, Textarea } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { query } from '../../../lib/api.ts'
import { BroadcastAudienceCard } from './broadcast-audience-card.tsx'
import { useSending } from './use-broadcasts.ts'

const noTexts: BroadcastTexts = Object.fromEntries(languages.map((language) => [language, { title: '', content: '' }]))

/** A new message: where to begin, its words in each language, for whom, and when. */
export function BroadcastForm({ onLeave }: { onLeave: (id: string | undefined) => void }) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState(noTexts)
  const [audience, setAudience] = useState<BroadcastAudience>({ audience: 'all' })
  const [sendAt, setSendAt] = useState<string>()
  const [asked, setAsked] = useState<'send' | 'leave'>()
  const [requestId] = useState(() => crypto.randomUUID())
  const { reach, send } = useSending(({ broadcastId }) => onLeave(broadcastId))
  const isWritten = JSON.stringify(texts) !== JSON.stringify(noTexts)
  const error = send.error ?? reach.error
  const ask = () => reach.mutate(audience, { onSuccess: () => setAsked('send') })
  return (
    <div className="mx-auto w-full max-w-320 min-w-0 flex-1 px-4 pt-4.5 pb-8 md:px-5">
      <PageHead title={t('content:message.write')}>
        <IconButton
          className="order-first"
          label={t('content:back')}
          icon="icon-[ph--arrow-left-bold]"
          flip
          onClick={() => (isWritten ? setAsked('leave') : onLeave(undefined))}
        />
        <Button
          variant="lamp"
          disabled={!isWritten}
          busy={reach.isPending}
          start={<Icon name="icon-[ph--paper-plane-tilt-duotone]" />}
          onClick={ask}
        >
          {t('content:message.send')}
        </Button>
      </PageHead>
      {error && (
        <Note tone="bad" isLive className="mb-3.5">
          {refusalText(t, error)}
        </Note>
      )}
      <div className="grid gap-4">
        <Templates onTexts={setTexts} />
        {languages.map((language) => (
          <Edition
            key={language}
            language={language}
            text={texts[language] ?? { title: '', content: '' }}
            error={send.error}
            onText={(text) => setTexts({ ...texts, [language]: text })}
          />
        ))}
        <BroadcastAudienceCard
          audience={audience}
          sendAt={sendAt}
          error={send.error}
          onAudience={setAudience}
          onSendAt={setSendAt}
        />
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={
          asked === 'leave' ? t('content:ask.leave') : t('content:message.sendTitle', { count: reach.data?.count ?? 0 })
        }
        text={t(asked === 'leave' ? 'content:askText.leave' : 'content:message.sendText')}
        confirmLabel={t(asked === 'leave' ? 'content:leave' : 'content:message.send')}
        tone={asked === 'leave' ? 'ruby' : 'mint'}
        isBusy={send.isPending}
        onConfirm={() => {
          if (asked === 'leave') onLeave(undefined)
          else send.mutate({ ...audience, texts, sendAt, requestId }, { onSettled: () => setAsked(undefined) })
        }}
      />
    </div>
  )
}

function Templates({ onTexts }: { onTexts: (texts: BroadcastTexts) => void }) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(query.staff.broadcastTemplates.queryOptions({ input: {} }))
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-1 md:p-5">
      <Field label={t('content:message.template')} hint={t('content:message.templateHint')} className="sm:max-w-100">
        <Select
          options={(data ?? []).map(({ template, texts }) => ({
            value: template,
            label: texts[i18n.language]?.title ?? template,
          }))}
          placeholder={t('content:message.templateNone')}
          value={undefined}
          onValueChange={(template) => {
            const found = data?.find((one) => one.template === template)
            if (found) onTexts(found.texts)
          }}
        />
      </Field>
    </section>
  )
}

type Text = BroadcastTexts[string]

interface EditionProps {
  language: (typeof languages)[number]
  text: Text
  error: Error | null
  onText: (text: Text) => void
}

function Edition({ language, text, error, onText }: EditionProps) {
  const { t } = useTranslation()
  const named = (words: string) => words.replaceAll('{account}', `[${t('members.account')}]`)
  return (
    <section
      aria-label={languageNames[language]}
      className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-1 md:p-5 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3.5">
        <h2 lang={language} className="text-lg font-bold">
          {languageNames[language]}
        </h2>
        <Field label={t('content:title')} required error={fieldRefusal(t, error, `texts.${language}.title`)}>
          <Input
            lang={language}
            value={text.title}
            maxLength={broadcastTitleMax}
            onChange={({ target }) => onText({ ...text, title: target.value })}
          />
        </Field>
        <Field
          label={t('content:body')}
          required
          hint={t('content:message.bodyHint', { place: '{account}' })}
          error={fieldRefusal(t, error, `texts.${language}.content`)}
        >
          <Textarea
            lang={language}
            rows={6}
            value={text.content}
            maxLength={broadcastContentMax}
            onChange={({ target }) => onText({ ...text, content: target.value })}
          />
        </Field>
      </div>
      <div className="min-w-0">
        <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{t('content:preview')}</h3>
        <div lang={language} className="grid gap-2 rounded-md bg-overlay p-4 text-sm text-ink-2 shadow-2">
          <p className="font-bold break-words text-ink">{named(text.title) || '…'}</p>
          <p className="break-words whitespace-pre-line">{named(text.content)}</p>
        </div>
      </div>
    </section>
  )
}
