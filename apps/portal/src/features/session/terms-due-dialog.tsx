import { isRefusal, refusalText } from '@fairground/client'
import { Button, Dialog, Note } from '@fairground/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { showTermsDue } from '../../lib/terms-prompt.ts'
import { TermsText } from './terms-text.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useTerms } from './use-terms.ts'

/** Newer terms than the member agreed to: agree, or log out. Until then nothing is played, paid in or out. */
export function TermsDueDialog({ onLeft }: { onLeft: () => void }) {
  const { t } = useTranslation('registration')
  const queries = useQueryClient()
  const { leave } = useSignIn()
  const found = useTerms()
  const agree = useMutation({
    mutationFn: (version: string) => api.members.acceptTerms({ version }),
    onSuccess: (member) => {
      queries.setQueryData(query.members.info.queryKey({ input: {} }), member)
      showTermsDue(false)
    },
    onError: (error) => {
      if (isRefusal(error, 'TERMS_CHANGED')) void found.refetch()
    },
  })
  const out = useMutation({
    mutationFn: leave,
    onSuccess: () => {
      showTermsDue(false)
      onLeft()
    },
  })
  const { terms } = found
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      locked
      title={t('termsDueTitle')}
      description={found.edition}
      awning="slots"
      footer={
        <div className="grid w-full gap-2.5">
          {agree.error && (
            <Note tone="bad" isLive>
              {refusalText(t, agree.error)}
            </Note>
          )}
          <div className="flex gap-2.5">
            <Button variant="line" block busy={out.isPending} disabled={agree.isPending} onClick={() => out.mutate()}>
              {t('portal:session.logout')}
            </Button>
            <Button
              variant="lamp"
              block
              disabled={!terms || out.isPending}
              busy={agree.isPending}
              guardMs={1000}
              onClick={() => terms && agree.mutate(terms.slug)}
            >
              {t('termsAgree')}
            </Button>
          </div>
        </div>
      }
    >
      <p className="mb-4 font-semibold">{t('termsDueText')}</p>
      <TermsText {...found} />
    </Dialog>
  )
}
