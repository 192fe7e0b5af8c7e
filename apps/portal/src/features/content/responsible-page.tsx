import { useTranslation } from 'react-i18next'
import { Article } from './article.tsx'

const rules = ['money', 'time', 'chase', 'borrow'] as const

/** Plain words on play that stays play. */
export function ResponsiblePage() {
  const { t } = useTranslation()
  return (
    <Article title={t('responsible.title')}>
      <p>{t('responsible.intro')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`responsible.${rule}`)}</li>
        ))}
      </ul>
      <h2 id="help">{t('responsible.helpTitle')}</h2>
      <p>{t('responsible.helpText')}</p>
      <p>{t('responsible.age')}</p>
    </Article>
  )
}
