import { refusalText } from '@fairground/client'
import { Switch } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { SettingRow } from './setting-row.tsx'

/** Whether wins of the member stand on the boards that everybody sees. */
export function BoardsRow() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const options = query.security.boards.queryOptions({ input: {} })
  const { data } = useQuery(options)
  const choose = useMutation({
    mutationFn: (isShown: boolean) => api.security.chooseBoards({ isShown }),
    onSuccess: (chosen) => queries.setQueryData(options.queryKey, chosen),
  })
  const isShown = choose.isPending ? choose.variables : (data?.isShown ?? false)
  return (
    <SettingRow
      isSwitch
      icon="icon-[ph--trophy-duotone]"
      title={t('security.boards')}
      text={choose.error ? refusalText(t, choose.error) : t('security.boardsText')}
      action={
        <Switch
          aria-label={t('security.boards')}
          checked={isShown}
          disabled={!data}
          aria-busy={choose.isPending}
          onChange={() => choose.isPending || choose.mutate(!isShown)}
        />
      }
    />
  )
}
