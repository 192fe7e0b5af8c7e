import { campaignContentMax, campaignTitleMax } from '@fairground/contract/campaign-rule'
import { languageNames, languages } from '@fairground/i18n'
import { Field, Input, Textarea } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { NextDays } from './next-days.tsx'

type Words = Record<string, { title: string; content: string }>

interface Described {
  texts: Words
  startsAt: string
  endsAt: string
}

interface CampaignEditing {
  draft: Described
  change: (part: Partial<Described>) => void
  faultOf: (field: string) => string | undefined
}

/** Title and text in every language. */
export function CampaignWords({ editing: { draft, change, faultOf } }: { editing: CampaignEditing }) {
  const { t } = useTranslation()
  const put = (language: string, part: Partial<Words[string]>) => {
    const { title = '', content = '' } = draft.texts[language] ?? {}
    change({ texts: { ...draft.texts, [language]: { title, content, ...part } } })
  }
  return languages.map((language) => (
    <div key={language} className="grid gap-3">
      <Field
        label={t('marketing:title', { language: languageNames[language] })}
        required
        error={faultOf(`texts.${language}.title`)}
      >
        <Input
          lang={language}
          value={draft.texts[language]?.title ?? ''}
          maxLength={campaignTitleMax}
          autoComplete="off"
          onChange={({ target }) => put(language, { title: target.value })}
        />
      </Field>
      <Field
        label={t('marketing:content', { language: languageNames[language] })}
        required
        hint={t('marketing:contentHint')}
        error={faultOf(`texts.${language}.content`)}
      >
        <Textarea
          lang={language}
          rows={5}
          value={draft.texts[language]?.content ?? ''}
          maxLength={campaignContentMax}
          onChange={({ target }) => put(language, { content: target.value })}
        />
      </Field>
    </div>
  ))
}

/** From when to when, on a clock of the site. */
export function CampaignTimes({ editing: { draft, change, faultOf } }: { editing: CampaignEditing }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-3">
      {(['startsAt', 'endsAt'] as const).map((field) => (
        <Field key={field} label={t(`marketing:${field}`)} required error={faultOf(field)} className="flex-1 basis-52">
          <Input
            type="datetime-local"
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        </Field>
      ))}
      <div className="basis-full">
        <NextDays
          value={{ from: draft.startsAt, until: draft.endsAt }}
          onChange={({ from, until }) => change({ startsAt: from, endsAt: until })}
        />
      </div>
    </div>
  )
}
