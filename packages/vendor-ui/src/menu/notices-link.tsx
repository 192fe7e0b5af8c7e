import { useTranslation } from 'react-i18next'

/** Whose work the game contains, under which licences. The frame may save a file, but not open a window or leave its game. */
export function NoticesLink() {
  const { t } = useTranslation()
  return (
    <a
      href="/third-party-notices.txt"
      download
      className="focus-ring hit-44 justify-self-start text-xs text-ink-3 underline"
    >
      {t('notices')}
    </a>
  )
}
