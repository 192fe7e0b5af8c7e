import { Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const topics = ['helpName', 'helpPassword', 'helpCode', 'helpAge'] as const

/** What people ask while they fill the form in; closing it leaves the form as it was. */
export function RegisterHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('registration')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('helpTitle')} phone="bottom" awning="slots">
      <dl className="grid gap-4">
        {topics.map((topic) => (
          <div key={topic}>
            <dt className="font-semibold">{t(topic)}</dt>
            <dd className="mt-1 text-sm text-ink-2">{t(`${topic}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
