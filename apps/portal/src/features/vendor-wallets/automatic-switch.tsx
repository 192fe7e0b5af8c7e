import { refusalText } from '@fairground/client'
import { Note, Switch } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/api.ts'
import { useFreshMoney } from './use-wallets.ts'

/** Whether opening a game brings the money of the main wallet to its vendor. */
export function AutomaticSwitch({ isAutomatic }: { isAutomatic: boolean }) {
  const { t } = useTranslation()
  const refresh = useFreshMoney()
  const choose = useMutation({
    mutationFn: (isChosen: boolean) => api.wallet.chooseAutomatic({ isAutomatic: isChosen }),
    onSuccess: refresh,
  })
  const isShown = choose.isPending ? choose.variables : isAutomatic
  return (
    <div className="grid gap-2">
      <Switch
        checked={isShown}
        aria-busy={choose.isPending}
        onChange={() => choose.isPending || choose.mutate(!isShown)}
      >
        {t('purses.automatic')}
      </Switch>
      {choose.error && (
        <Note tone="bad" isLive>
          {refusalText(t, choose.error)}
        </Note>
      )}
    </div>
  )
}
