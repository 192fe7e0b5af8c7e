import { parseRichText } from '@fairground/contract/rich-text'
import { languageNames, languages } from '@fairground/i18n'
import { RichText, Seg } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CampaignPreviewProps {
  texts: Readonly<Record<string, { title: string; content: string }>>
  /** Address of the picture above it. */
  picture?: string | undefined
  /** What stands above the title. */
  label: string
}

/** A campaign as players read it, in the language one chooses. */
export function CampaignPreview({ texts, picture, label }: CampaignPreviewProps) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<string>(languages[0])
  const { title, content } = texts[language] ?? {}
  return (
    <section className="grid gap-2.5 border-t border-line-soft pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{t('marketing:preview')}</h3>
        <Seg
          label={t('marketing:previewLanguage')}
          options={languages.map((value) => ({ value: value as string, label: languageNames[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
      </div>
      <div lang={language} className="overflow-clip rounded-lg bg-surface-2">
        {picture && <img src={picture} alt="" width={480} height={240} className="aspect-2/1 w-full object-cover" />}
        <div className="grid gap-2 p-4">
          <span className="text-xs font-semibold text-lamp-ink">{label}</span>
          <b className="text-lg break-words">{title || '–'}</b>
          <RichText nodes={parseRichText(content ?? '')} />
        </div>
      </div>
    </section>
  )
}
