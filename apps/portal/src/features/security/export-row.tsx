import { refusalText } from '@fairground/client'
import { Button } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { saveAsFile } from './save-as-file.ts'
import { SettingRow } from './setting-row.tsx'

/** Everything the platform keeps about the member, as a file. */
export function ExportRow() {
  const { t } = useTranslation()
  const make = useMutation({
    mutationFn: () => api.security.exportData({}),
    onSuccess: (data) => saveAsFile(`${data.profile.account}.json`, JSON.stringify(data, null, 2)),
  })
  const text = make.error ? refusalText(t, make.error) : t(make.isSuccess ? 'security.exported' : 'security.exportText')
  return (
    <SettingRow
      icon="icon-[ph--download-simple-duotone]"
      title={t('security.export')}
      text={<span role="status">{text}</span>}
      action={
        <Button variant="line" busy={make.isPending} guardMs={1000} onClick={() => make.mutate()}>
          {t('security.exportAction')}
        </Button>
      }
    />
  )
}
