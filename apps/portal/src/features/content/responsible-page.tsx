import { useTranslation } from 'react-i18next'
import { Article } from './article.tsx'
import { WrittenPage } from './pages/written-page.tsx'

const rules = ['money', 'time', 'chase', 'borrow'] as const

/** Plain words on play that stays play: the operator's, or those the site came with. */
export function ResponsiblePage({ preview }: { preview: string | undefined }) {
  const { t } = useTranslation()
  return <WrittenPage kind="responsible" title={t('responsible.title')} preview={preview} instead={<FirstWords />} />
}

function FirstWords() {
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
