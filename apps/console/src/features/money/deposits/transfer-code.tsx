import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/copy-button.tsx'

/** What the player wrote into the transfer, ready to be looked for at the bank. */
export function TransferCode({ code, look = 'row' }: { code: string; look?: 'row' | 'head' }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1">
      <bdi dir="ltr" className={look === 'head' ? 'text-2xl font-bold' : 'font-bold'}>
        {code}
      </bdi>
      <CopyButton text={code} label={t('deposits.code')} />
    </span>
  )
}
