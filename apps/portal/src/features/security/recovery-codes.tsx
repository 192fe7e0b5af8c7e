import { Button, Icon, Note, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { saveAsFile } from './save-as-file.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The codes, this one time: to copy or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ tone: 'ok', title: t('common:copied') }),
      () => show({ tone: 'bad', title: t('security.copyFailed') }),
    )
  return (
    <div className="grid gap-4">
      <Note tone="warn">{t('security.recoveryText')}</Note>
      <ul dir="ltr" className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunk p-4 text-center font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="line" start={<Icon name="icon-[ph--copy]" />} onClick={() => void copy()}>
          {t('security.copyCodes')}
        </Button>
        <Button
          variant="line"
          start={<Icon name="icon-[ph--download-simple-bold]" />}
          onClick={() => saveAsFile(t('security.recoveryFile'), text)}
        >
          {t('security.saveCodes')}
        </Button>
      </div>
      <Button variant="lamp" size="lg" block onClick={onKept}>
        {t('security.codesKept')}
      </Button>
    </div>
  )
}
