import { refusalText } from '@fairground/client'
import { Button } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { SettingRow } from './setting-row.tsx'

/** Browsers that are not asked for a second step, and the way to ask them all again. */
export function TrustedRow({ count }: { count: number }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const forget = useMutation({
    mutationFn: () => api.secondStep.forgetDevices({}),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.security.key() }),
  })
  return (
    <SettingRow
      icon="icon-[ph--seal-check-duotone]"
      title={t('security.trusted')}
      text={forget.error ? refusalText(t, forget.error) : t('security.trustedText', { count })}
      action={
        <Button variant="line" busy={forget.isPending} onClick={() => forget.mutate()}>
          {t('security.forget')}
        </Button>
      }
    />
  )
}
